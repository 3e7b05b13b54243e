import type { Site } from '@campavia/i18n/sites';

/** Holds the site a visitor was sent to or chose; the server reads it on the first visit. */
export const LANGUAGE_COOKIE = 'i18n_redirected';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Remembers a site for 365 days. */
export function rememberSite(site: Site, document: Document): void {
  document.cookie = `${LANGUAGE_COOKIE}=${site.locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
}
