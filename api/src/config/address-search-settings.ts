import { SettingsError } from './settings-error';

/** The address search service; `sandbox` returns invented addresses. */
export type AddressSearchSettings = 'sandbox' | { url: string; key?: string };

const SANDBOX = 'sandbox';

/**
 * Reads `ADDRESS_SEARCH_URL` and `ADDRESS_SEARCH_KEY`.
 * @throws SettingsError naming an invalid variable, or where the sandbox is not allowed
 */
export function readAddressSearch(
  env: NodeJS.ProcessEnv,
  { isSandbox }: { isSandbox: boolean },
): AddressSearchSettings | undefined {
  const url = env.ADDRESS_SEARCH_URL || (isSandbox ? SANDBOX : undefined);
  if (!url) return undefined;
  if (url === SANDBOX) {
    if (isSandbox) return SANDBOX;
    throw new SettingsError(
      'ADDRESS_SEARCH_URL=sandbox is refused with CAMPAVIA_ENV=production: give the address of the provider',
    );
  }
  if (!URL.canParse(url) || !/^https?:\/\//.test(url)) {
    throw new SettingsError('ADDRESS_SEARCH_URL must be an address like https://addresses.example/search');
  }
  return { url, key: env.ADDRESS_SEARCH_KEY || undefined };
}
