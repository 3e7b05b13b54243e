import { addressesOf, findPath, type Composition, type OwnedAddress } from '@campavia/remote-kit/config';

export interface ListedAddress {
  address: OwnedAddress;
  list: string;
}

export interface SitemapSources {
  /** Prefix-free paths of the pages that their part names itself. */
  paths: string[];
  listed: ListedAddress[];
}

/** Only pages that the server answers for: without a document of its own an address has no status of its own either. */
function hasPages({ access = 'public', document, sitemap }: OwnedAddress): boolean {
  return sitemap !== undefined && access === 'public' && document === true;
}

/** What the parts of a composition want search engines to know. */
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
