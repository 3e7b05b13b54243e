import type { IntlShape } from 'react-intl';

import type { Listing } from '@campavia/contracts';
import { pathOn, type Site } from '@campavia/i18n/sites';

import { placesAbove } from '../screens/listing/places-above';

export interface BreadcrumbOptions {
  intl: Pick<IntlShape, 'formatDisplayName'>;
  site: Site;
  origin: string;
}

// A server part is not told the composition's addresses, and this one has been the same since the first page.
const PLACES = '/campervan-hire/';

/** The way down to a camper, from its country on, as search engines read it (schema.org BreadcrumbList). */
export function breadcrumbData(listing: Listing, { intl, site, origin }: BreadcrumbOptions): object {
  const places = placesAbove(intl, listing).map(({ name, slug }) => ({ name, path: PLACES + slug }));
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
