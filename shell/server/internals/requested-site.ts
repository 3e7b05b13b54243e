import { DEFAULT_SITE, SITES, siteOf, type Site } from '@campavia/i18n/sites';

/** `lang` may be the site's name or its ISO tag. */
export function requestedSite(query: unknown): Site {
  const { lang } = query as { lang?: unknown };
  if (typeof lang !== 'string') return DEFAULT_SITE;
  const tag = lang.toLowerCase();
  return siteOf(tag) ?? SITES.find((site) => site.isoTag.toLowerCase() === tag) ?? DEFAULT_SITE;
}
