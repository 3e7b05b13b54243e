import { SettingsError } from './settings-error';

/** Source of the sister platform's listings; `sandbox` returns invented ones. */
export type SisterListingsSettings = 'sandbox' | { url: string; name: string; key?: string };

const SANDBOX = 'sandbox';

/**
 * Reads `SISTER_LISTINGS_URL`, `SISTER_LISTINGS_NAME` and `SISTER_LISTINGS_KEY`.
 * @throws SettingsError naming an invalid variable, or where the sandbox is not allowed
 */
export function readSisterListings(
  env: NodeJS.ProcessEnv,
  { isSandbox }: { isSandbox: boolean },
): SisterListingsSettings | undefined {
  const url = env.SISTER_LISTINGS_URL || (isSandbox ? SANDBOX : undefined);
  if (!url) return undefined;
  if (url === SANDBOX) {
    if (isSandbox) return SANDBOX;
    throw new SettingsError(
      'SISTER_LISTINGS_URL=sandbox is refused with CAMPAVIA_ENV=production: give the address of the platform',
    );
  }
  if (!URL.canParse(url) || !/^https?:\/\//.test(url)) {
    throw new SettingsError('SISTER_LISTINGS_URL must be an address like https://sister.example/search');
  }
  const name = env.SISTER_LISTINGS_NAME;
  if (!name) throw new SettingsError('SISTER_LISTINGS_NAME is missing beside SISTER_LISTINGS_URL');
  return { url, name, key: env.SISTER_LISTINGS_KEY || undefined };
}
