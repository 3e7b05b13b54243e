import type { Site } from '@campavia/i18n/sites';

/** Holds the site a visitor was sent to or chose; its presence also marks that the first visit is over. */
export const LANGUAGE_COOKIE = 'i18n_redirected';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The cookie that remembers a site for 365 days, as server and page both write it.
 * @param protocol - how the visitor came, `https` or `location.protocol`; over https the cookie stays there
 */
export function languageCookie(site: Site, protocol: string): string {
  const secure = protocol.startsWith('https') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${site.locale}; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
