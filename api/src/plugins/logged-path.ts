/** Secrets of links, of calendars and of webhooks among them, are this long or longer; no name in an address is. */
const SECRET = /[\w%-]{32,}/g;

/**
 * A path that may be logged: without its query, which contains secrets of e-mailed links and search terms, and
 * without secrets in its path.
 */
export function loggedPath(url: string): string {
  return url
    .replace(/[?#].*$/s, '')
    .slice(0, 500)
    .replace(SECRET, '…');
}
