import { DEFAULT_SITE, siteOf, type Site } from '@campavia/i18n/sites';

/** The site that a path's first segment names; the default one where it names none. */
export function siteOfPath(pathname: string): Site {
  return siteOf(pathname.split('/')[1] ?? '') ?? DEFAULT_SITE;
}
