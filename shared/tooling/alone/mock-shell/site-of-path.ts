import { DEFAULT_SITE, siteOf, type Site } from '@campavia/i18n/sites';

/** The site of a path's first segment; the default site if the segment is not a site. */
export function siteOfPath(pathname: string): Site {
  return siteOf(pathname.split('/')[1] ?? '') ?? DEFAULT_SITE;
}
