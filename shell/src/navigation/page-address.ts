import { prefixOf, type Site } from '@campavia/i18n/sites';
import { matchAddress, type OwnedAddress } from '@campavia/remote-kit/config';

/** Takes a full path with prefix; undefined off the site and for unknown paths. */
export type FindAddress = (pathname: string) => OwnedAddress | undefined;

export function createAddressFinder(addresses: readonly OwnedAddress[], site: Site): FindAddress {
  const prefix = prefixOf(site);
  return (pathname) => {
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined;
    return matchAddress(addresses, pathname.slice(prefix.length) || '/')?.address;
  };
}

/** The shell owns every path that no remote declares. */
export function partOf(pathname: string, findAddress: FindAddress): string {
  return findAddress(pathname)?.part ?? 'shell';
}
