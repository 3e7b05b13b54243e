import { siteName, type Site } from '@campavia/i18n';

/** A site as its own people write it: "Ireland · English · €". */
export function siteLabel(site: Site): string {
  const { country, language, currency } = siteName(site);
  return `${country} · ${language.charAt(0).toLocaleUpperCase(site.isoTag)}${language.slice(1)} · ${currency}`;
}
