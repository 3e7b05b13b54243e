import { prefixOf, type Site } from '@campavia/i18n/sites';
import { matchAddress, type OwnedAddress } from '@campavia/remote-kit/config';

/** Finds the owner of a full path, prefix included; undefined off the site or where nothing is. */
export type FindAddress = (pathname: string) => OwnedAddress | undefined;

/** Tells for the paths of one site which address they are. */
export function addressFinder(addresses: readonly OwnedAddress[], site: Site): FindAddress {
  const prefix = prefixOf(site);
  return (pathname) => {
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined;
    return matchAddress(addresses, pathname.slice(prefix.length) || '/')?.address;
  };
}
