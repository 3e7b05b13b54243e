import { SettingsError } from './settings-error';

/** Where the listings of the sister platform are asked for; made up in the sandbox. */
export type SisterListingsSettings = 'sandbox' | { url: string; name: string; key?: string };

const SANDBOX = 'sandbox';

/**
 * Reads `SISTER_LISTINGS_URL`, `SISTER_LISTINGS_NAME` and `SISTER_LISTINGS_KEY`.
 * @throws SettingsError naming the variable that makes no sense, or a sandbox where none may be
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
