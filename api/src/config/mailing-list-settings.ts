import { SettingsError } from './settings-error';

/** The newsletter's mailing list service; the sandbox shows subscribers on a page of its own. */
export type MailingListSettings = 'sandbox' | { apiKey: string; listIds: number[] };

const SANDBOX = 'sandbox';

/**
 * Reads `BREVO_API_KEY` and `BREVO_LIST_IDS`, ids separated by commas.
 * @throws SettingsError for a key that is not a valid header value, ids that are not numbers, or where the sandbox is
 * not allowed
 */
export function readMailingList(
  env: NodeJS.ProcessEnv,
  { isSandbox }: { isSandbox: boolean },
): MailingListSettings | undefined {
  const apiKey = env.BREVO_API_KEY || (isSandbox ? SANDBOX : undefined);
  if (!apiKey) return undefined;
  if (apiKey === SANDBOX) {
    if (isSandbox) return SANDBOX;
    throw new SettingsError('BREVO_API_KEY=sandbox is refused with CAMPAVIA_ENV=production: give the key');
  }
  if (!/^[\w.~+/=-]+$/.test(apiKey)) throw new SettingsError('BREVO_API_KEY must be one word without spaces');
  return { apiKey, listIds: readListIds(env.BREVO_LIST_IDS ?? '') };
}

function readListIds(text: string): number[] {
  const ids = text.split(',').map((id) => id.trim());
  if (ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) return ids.map(Number);
  throw new SettingsError('BREVO_LIST_IDS must be numbers of lists, like 7,12');
}
