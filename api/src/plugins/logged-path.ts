/** Secrets of links, of calendars and of webhooks among them, are this long or longer; no name in an address is. */
const SECRET = /[\w%-]{32,}/g;

/**
 * An address as logs may keep it: without its query, which holds secrets of mailed links and what people look for, and
 * without secrets in its path.
 */
export function loggedPath(url: string): string {
  return url
    .replace(/[?#].*$/s, '')
    .slice(0, 500)
    .replace(SECRET, '…');
}
