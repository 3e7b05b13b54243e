import type { ListedCampers } from '@campavia/contracts';
import { pathOn, type Site } from '@campavia/i18n/sites';
import { findPath, type OwnedAddress } from '@campavia/remote-kit/config';

export interface ListedPage {
  site: Site;
  origin: string;
  /** Those of the composition; undefined while the server does not say them. */
  addresses: readonly OwnedAddress[] | undefined;
}

/** Structured data of the campers on a page (schema.org ItemList); none without a camper that has a page here. */
export function createItemListData(
  campers: ListedCampers | undefined,
  { site, origin, addresses }: ListedPage,
): object[] {
  const items = (campers?.results ?? []).flatMap(({ id, title }) => {
    const path = findPath(addresses, 'listing', { id });
    return path === undefined ? [] : [{ name: title, url: origin + pathOn(site, path) }];
  });
  if (items.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  ];
}
