import { DEFAULT_SITE, SITES, siteOf, type Site } from '@campavia/i18n/sites';

/** The site that `lang` of a query names, by its name or its ISO tag; the default one when neither fits. */
export function requestedSite(query: unknown): Site {
  const { lang } = query as { lang?: unknown };
  if (typeof lang !== 'string') return DEFAULT_SITE;
  const tag = lang.toLowerCase();
  return siteOf(tag) ?? SITES.find((site) => site.isoTag.toLowerCase() === tag) ?? DEFAULT_SITE;
}
