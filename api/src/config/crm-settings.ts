import { SettingsError } from './settings-error';

/** Which customer management learns of people who may rent out a camper; the sandbox has a page of its own. */
export type CrmSettings = 'sandbox' | { token: string };

const SANDBOX = 'sandbox';

/**
 * Reads `HUBSPOT_TOKEN`, the access token of a private app.
 * @throws SettingsError for a token that cannot stand in a header, or a sandbox where none may be
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
