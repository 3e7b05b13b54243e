import { SettingsError } from './settings-error';

/** Service that returns a camper's page on the sister platform; the sandbox has pages of its own. */
export type SisterRedirectsSettings = 'sandbox' | { url: string; key?: string };

const SANDBOX = 'sandbox';

/**
 * Reads `SISTER_REDIRECTS_URL` and `SISTER_REDIRECTS_KEY`.
 * @throws SettingsError naming an invalid variable, or where the sandbox is not allowed
 */
export function readSisterRedirects(
  env: NodeJS.ProcessEnv,
  { isSandbox }: { isSandbox: boolean },
): SisterRedirectsSettings | undefined {
  const url = env.SISTER_REDIRECTS_URL || (isSandbox ? SANDBOX : undefined);
  if (!url) return undefined;
  if (url === SANDBOX) {
    if (isSandbox) return SANDBOX;
    throw new SettingsError(
      'SISTER_REDIRECTS_URL=sandbox is refused with CAMPAVIA_ENV=production: give the address of the platform',
    );
  }
  if (!URL.canParse(url) || !/^https?:\/\//.test(url)) {
    throw new SettingsError('SISTER_REDIRECTS_URL must be an address like https://sister.example/redirects');
  }
  return { url, key: env.SISTER_REDIRECTS_KEY || undefined };
}
