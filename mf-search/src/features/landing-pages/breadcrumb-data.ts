import { pathOn, type Site } from '@campavia/i18n/sites';

import type { Breadcrumb } from './breadcrumbs';

/** The way down to a page as search engines read it (schema.org BreadcrumbList). */
export function createBreadcrumbData(breadcrumbs: readonly Breadcrumb[], site: Site, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + pathOn(site, path),
    })),
  };
}
