import type { Listing } from '@campavia/contracts';
import { pathOn, type Site } from '@campavia/i18n/sites';

// A server part is not told the composition's addresses, and this one has been the same since the first page.
const PLACES = '/campervan-hire/';

/** The way down to a camper, from its country on, as search engines read it (schema.org BreadcrumbList). */
export function breadcrumbData({ id, title, ancestors, place }: Listing, site: Site, origin: string): object {
  const places = [...ancestors, place].map(({ name, slug }) => ({ name, path: PLACES + slug }));
  const steps = [...places, { name: title, path: `/campers/${id}` }];
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
