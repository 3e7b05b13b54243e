import type { Settings } from '../../config/settings';
import type { AddressSearch } from './address-search';
import { createNominatimAddressSearch } from './nominatim-address-search';
import { createSandboxAddressSearch, type FindPlaces } from './sandbox-address-search';

/** The configured provider; undefined without one. */
export function chooseAddressSearch(
  { outside, siteUrl }: Pick<Settings, 'outside' | 'siteUrl'>,
  findPlaces: FindPlaces,
): AddressSearch | undefined {
  const { addressSearch } = outside;
  if (!addressSearch) return undefined;
  return addressSearch === 'sandbox'
    ? createSandboxAddressSearch(findPlaces)
    : createNominatimAddressSearch({ ...addressSearch, userAgent: `Campavia (${siteUrl})` });
}
