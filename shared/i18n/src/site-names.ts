import type { Site } from './sites';

/** A site's name in its own language: country, language, currency sign. */
export interface SiteName {
  country: string;
  language: string;
  currency: string;
}

const names = new Map<string, SiteName>();

/** Names a site in its own language: `{ country: 'Belgique', language: 'français', currency: '€' }`. */
export function siteName(site: Site): SiteName {
  const known = names.get(site.locale) ?? computeName(site);
  names.set(site.locale, known);
  return known;
}

function computeName(site: Site): SiteName {
  const named = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames([site.formatTag], { type }).of(code) ?? code;
  return {
    country: named('region', site.country),
    language: named('language', site.language),
    currency: currencySign(site),
  };
}

function currencySign(site: Site): string {
  const parts = new Intl.NumberFormat(site.formatTag, {
    style: 'currency',
    currency: site.currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? site.currency;
}
