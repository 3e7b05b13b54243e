import { TOKEN_COOKIES } from './token-cookies';

/** Domains that can share cookies with the host; none for IP addresses and single names. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  if (/^\d+$/.test(labels.at(-1) ?? '')) return [];
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

function pathsOf(pathname: string): string[] {
  const names = pathname.split('/').filter(Boolean);
  const paths = names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`);
  return ['/', ...paths.flatMap((path) => [path, `${path}/`])];
}

/** With token cookies of a parent domain a user would act in another user's session. */
export function removeForeignTokens({ document, location }: Pick<Window, 'document' | 'location'>): void {
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
