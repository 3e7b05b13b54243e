import { pathOn, type Site } from '@campavia/i18n/sites';

import type { Breadcrumb } from './breadcrumbs';

/** Structured data of breadcrumbs (schema.org BreadcrumbList). */
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
