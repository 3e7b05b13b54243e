import { addressesOf, findPath, type Composition, type OwnedAddress } from '@campavia/remote-kit/config';

export interface ListedAddress {
  address: OwnedAddress;
  list: string;
}

export interface SitemapSources {
  /** Paths without prefix, listed by the part itself. */
  paths: string[];
  listed: ListedAddress[];
}

/** Only pages answered by the server: other addresses have no HTTP status of their own. */
function hasPages({ access = 'public', document, sitemap }: OwnedAddress): boolean {
  return sitemap !== undefined && access === 'public' && document === true;
}

export function findSitemapSources(composition: Composition): SitemapSources {
  const addresses = addressesOf(composition).filter(hasPages);
  const named = addresses.filter(({ sitemap }) => sitemap?.list === undefined);
  return {
    paths: named.flatMap((address) =>
      (address.sitemap?.values ?? [{}]).flatMap((values) => findPath([address], address.id, values) ?? []),
    ),
    listed: addresses.flatMap((address) => {
      const list = address.sitemap?.list;
      return list === undefined ? [] : [{ address, list }];
    }),
  };
}
