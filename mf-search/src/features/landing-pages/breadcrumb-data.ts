import { pathOn, type Site } from '@campavia/i18n/sites';

import type { Crumb } from './crumb-line';

/** The way down to a page as search engines read it (schema.org BreadcrumbList). */
export function breadcrumbData(crumbs: readonly Crumb[], site: Site, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + pathOn(site, path),
    })),
  };
}
