const SOMEWHERE = 'http://site';

/**
 * The address of a request, whatever was sent: from its first slash on, with one slash in front, backslashes
 * and escapes that mean nothing taken as the letters they are. What is still no address is the home page's.
 */
export function readableUrl(sent: string): URL {
  const path = sent.slice(Math.max(0, sent.indexOf('/')));
  const readable = path
    .replaceAll('\\', '%5C')
    .replace(/^\/+/, '/')
    .replace(/%(?![0-9a-f]{2})/gi, '%25');
  if (!URL.canParse(readable, SOMEWHERE)) return new URL(SOMEWHERE);
  const url = new URL(readable, SOMEWHERE);
  // `/.//evil.test` has become `//evil.test`, which a redirect would take for another site.
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}
