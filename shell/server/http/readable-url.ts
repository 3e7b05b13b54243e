const SOMEWHERE = 'http://site';

/** Never throws: backslashes and invalid escapes are taken literally; an invalid address becomes `/`. */
export function readableUrl(sent: string): URL {
  const path = sent.slice(Math.max(0, sent.indexOf('/')));
  const readable = path
    .replaceAll('\\', '%5C')
    .replace(/^\/+/, '/')
    .replace(/%(?![0-9a-f]{2})/gi, '%25');
  if (!URL.canParse(readable, SOMEWHERE)) return new URL(SOMEWHERE);
  const url = new URL(readable, SOMEWHERE);
  // `/.//evil.test` is normalised to `//evil.test`, which a redirect would take for another site.
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}
