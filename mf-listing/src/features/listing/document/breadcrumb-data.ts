import type { IntlShape } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { pathOn, type Site } from '@campavia/i18n/sites';

import { listAncestorPlaces } from '../ancestor-places';

export interface BreadcrumbOptions {
  intl: Pick<IntlShape, 'formatDisplayName'>;
  site: Site;
  origin: string;
}

// The server does not know the addresses of other remotes.
const PLACES = '/campervan-hire/';

/** Structured data of the breadcrumbs (schema.org BreadcrumbList). */
export function createBreadcrumbData(listing: Listing, { intl, site, origin }: BreadcrumbOptions): object {
  const places = listAncestorPlaces(intl, listing).map(({ name, slug }) => ({ name, path: PLACES + slug }));
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
