import { TOKEN_COOKIES } from './token-cookies';

/** Hosts above one, with itself, whose pages may share cookies; none for an address in numbers or a single name. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  if (/^\d+$/.test(labels.at(-1) ?? '')) return [];
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

/** All paths that a page's own lies in, its own among them, as cookies may write them. */
function pathsOf(pathname: string): string[] {
  const names = pathname.split('/').filter(Boolean);
  const paths = names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`);
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])];
}

/**
 * Drops tokens that are none of ours. Ours are for this very host; a page of a neighbouring one can leave tokens for
 * both, so that somebody acts, without knowing, in the session of somebody else.
 */
export function dropStrayTokens({ document, location }: Pick<Window, 'document' | 'location'>): void {
  const { hostname, pathname } = location;
  for (const name of Object.values(TOKEN_COOKIES)) {
    if (!document.cookie.includes(`${name}=`)) continue;
    for (const domain of domainsOf(hostname)) {
      for (const path of pathsOf(pathname)) {
        document.cookie = `${name}=; Max-Age=0; Domain=${domain}; Path=${path}`;
      }
    }
  }
}
