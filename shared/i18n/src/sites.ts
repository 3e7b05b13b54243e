import type { Language } from './catalogues';

export * from './catalogues';

export type CurrencyCode = 'EUR' | 'GBP' | 'CHF' | 'USD';

/** One of the sixteen sites. */
export interface Site {
  /** The site's name, also its path prefix (`/fr-be`) except for the default site. */
  locale: string;
  language: Language;
  /** ISO 3166-1 alpha-2. */
  country: string;
  currency: CurrencyCode;
  /** Language tag for Accept-Language. */
  isoTag: string;
  /** Locale for Intl: notation of numbers, dates and names. */
  formatTag: string;
  /** Language tag for `<html lang>` and hreflang. */
  htmlLang: string;
  units: 'km' | 'miles';
  /** Time zone that determines the current day in the site's country. */
  timeZone: string;
}

// The last element is the format tag, if it differs from the ISO tag.
type Row = [string, Language, string, CurrencyCode, string, string, Site['units'], string, string?];

const rows: Row[] = [
  ['en-us', 'en', 'US', 'USD', 'en-GB', 'en-US', 'miles', 'America/New_York'],
  ['en-gb', 'en', 'GB', 'GBP', 'en-GB', 'en-GB', 'miles', 'Europe/London'],
  ['en-ie', 'en', 'IE', 'EUR', 'en-IE', 'en-IE', 'km', 'Europe/Dublin'],
  ['fr', 'fr', 'FR', 'EUR', 'fr-FR', 'fr-FR', 'km', 'Europe/Paris'],
  ['fr-be', 'fr', 'BE', 'EUR', 'fr-BE', 'fr-BE', 'km', 'Europe/Brussels'],
  ['fr-ch', 'fr', 'CH', 'CHF', 'fr-CH', 'fr-CH', 'km', 'Europe/Zurich'],
  ['de', 'de', 'DE', 'EUR', 'de-DE', 'de-DE', 'km', 'Europe/Berlin'],
  ['de-at', 'de', 'AT', 'EUR', 'de-AT', 'de-AT', 'km', 'Europe/Vienna'],
  ['de-ch', 'de', 'CH', 'CHF', 'de-CH', 'de-CH', 'km', 'Europe/Zurich'],
  ['es', 'es', 'ES', 'EUR', 'es-ES', 'es-ES', 'km', 'Europe/Madrid'],
  ['ca', 'ca', 'ES', 'EUR', 'ca-ES', 'ca-ES', 'km', 'Europe/Madrid'],
  ['it', 'it', 'IT', 'EUR', 'it-IT', 'it-IT', 'km', 'Europe/Rome'],
  ['it-ch', 'it', 'CH', 'CHF', 'it-CH', 'it-CH', 'km', 'Europe/Zurich'],
  ['nl', 'nl', 'NL', 'EUR', 'nl-NL', 'nl-NL', 'km', 'Europe/Amsterdam'],
  ['nl-be', 'nl', 'BE', 'EUR', 'nl-BE', 'nl-BE', 'km', 'Europe/Brussels'],
  // Intl interprets `pt` as Brazilian.
  ['pt-pt', 'pt', 'PT', 'EUR', 'pt', 'pt-PT', 'km', 'Europe/Lisbon', 'pt-PT'],
];

/** The sixteen sites, the default one first. */
export const SITES: readonly Site[] = rows.map(
  ([locale, language, country, currency, isoTag, htmlLang, units, timeZone, formatTag = isoTag]) => ({
    locale,
    language,
    country,
    currency,
    isoTag,
    formatTag,
    htmlLang,
    units,
    timeZone,
  }),
);

export const DEFAULT_SITE: Site = SITES[0] as Site;

/** The site of a locale name, case-insensitive; undefined when there is none. */
export function siteOf(locale: string): Site | undefined {
  return SITES.find((site) => site.locale === locale.toLowerCase());
}

/** The path prefix of a site: `/fr`, or nothing for the default site. */
export function prefixOf(site: Site): string {
  return site === DEFAULT_SITE ? '' : `/${site.locale}`;
}

/** The path of a prefix-free path on a site: `/s` → `/fr-be/s`, `/` → `/fr-be`. Never an URL of another host. */
export function pathOn(site: Site, path: string): string {
  const prefix = prefixOf(site);
  return prefix && path === '/' ? prefix : prefix + path.replace(/^[/\\]+/, '/');
}
