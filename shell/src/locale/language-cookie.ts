import type { Site } from '@campavia/i18n/sites';

/** The site a visitor was sent to or chose; its presence also means that the first visit is over. */
export const LANGUAGE_COOKIE = 'i18n_redirected';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Server and page must write it alike. @param protocol over https the cookie is `Secure` */
export function languageCookie(site: Site, protocol: string): string {
  const secure = protocol.startsWith('https') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${site.locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
