import type { IntlShape } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { pathOn, type Site } from '@campavia/i18n/sites';
import { findPath, type OwnedAddress } from '@campavia/remote-kit/config';

import { listAncestorPlaces } from '../ancestor-places';

export interface BreadcrumbOptions {
  intl: Pick<IntlShape, 'formatDisplayName'>;
  site: Site;
  origin: string;
  addresses: readonly OwnedAddress[] | undefined;
}

/** Structured data of the breadcrumbs (schema.org BreadcrumbList); without places if no part has pages of them. */
export function createBreadcrumbData(
  listing: Listing,
  { intl, site, origin, addresses }: BreadcrumbOptions,
): object {
  const places = listAncestorPlaces(intl, listing).flatMap(({ name, slug }) => {
    const path = findPath(addresses, 'place', { slug });
    return path === undefined ? [] : [{ name, path }];
  });
  const steps = [...places, { name: listing.title, path: `/campers/${listing.id}` }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + pathOn(site, path),
    })),
  };
}
