import { siteName, type Site } from '@campavia/i18n';

/** In the site's own language: "Ireland · English · €". */
export function siteLabel(site: Site): string {
  const { country, language, currency } = siteName(site);
  return `${country} · ${language.charAt(0).toLocaleUpperCase(site.isoTag)}${language.slice(1)} · ${currency}`;
}
