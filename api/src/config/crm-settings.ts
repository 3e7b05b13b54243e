import { SettingsError } from './settings-error';

/** The CRM that receives leads of possible owners; the sandbox shows them on a page of its own. */
export type CrmSettings = 'sandbox' | { token: string };

const SANDBOX = 'sandbox';

/**
 * Reads `HUBSPOT_TOKEN`, the access token of a private app.
 * @throws SettingsError for a token that is not a valid header value, or where the sandbox is not allowed
 */
export function readCrm(
  env: NodeJS.ProcessEnv,
  { isSandbox }: { isSandbox: boolean },
): CrmSettings | undefined {
  const token = env.HUBSPOT_TOKEN || (isSandbox ? SANDBOX : undefined);
  if (!token) return undefined;
  if (token === SANDBOX) {
    if (isSandbox) return SANDBOX;
    throw new SettingsError(
      'HUBSPOT_TOKEN=sandbox is refused with CAMPAVIA_ENV=production: give the token of a private app',
    );
  }
  if (!/^[\w.~+/=-]+$/.test(token)) throw new SettingsError('HUBSPOT_TOKEN must be one word without spaces');
  return { token };
}
