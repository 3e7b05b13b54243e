import { prefixOf, type Site } from '@campavia/i18n/sites';
import { matchAddress, type OwnedAddress } from '@campavia/remote-kit/config';

/** Takes a full path with prefix; undefined off the site and for unknown paths. */
export type FindAddress = (pathname: string) => OwnedAddress | undefined;

export function addressFinder(addresses: readonly OwnedAddress[], site: Site): FindAddress {
  const prefix = prefixOf(site);
  const find: FindAddress = (pathname) => {
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return undefined;
    return matchAddress(addresses, pathname.slice(prefix.length) || '/')?.address;
  };
  // A navigation asks for the same path many times: for each part, and whether it is open to the user.
  let last: { pathname: string; address: OwnedAddress | undefined } | undefined;
  return (pathname) => {
    if (last?.pathname !== pathname) last = { pathname, address: find(pathname) };
    return last.address;
  };
}

/** The shell owns every path that no remote declares. */
export function ownerOf(pathname: string, findAddress: FindAddress): string {
  return findAddress(pathname)?.part ?? 'shell';
}
