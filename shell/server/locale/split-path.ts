import { DEFAULT_SITE, prefixOf, siteOf, type Site } from '@campavia/i18n/sites';

export interface LocalisedPath {
  site: Site;
  path: string;
  isPrefixed: boolean;
  isCanonical: boolean;
}

/** The default site's name is accepted as a prefix, but is not canonical. */
export function splitPath(fullPath: string): LocalisedPath {
  const [, first = '', ...rest] = fullPath.split('/');
  const site = siteOf(first);
  if (!site) return { site: DEFAULT_SITE, path: fullPath, isPrefixed: false, isCanonical: true };
  return {
    site,
    path: `/${rest.join('/').replace(/^\/+/, '')}`,
    isPrefixed: true,
    isCanonical: prefixOf(site) === `/${first}`,
  };
}
