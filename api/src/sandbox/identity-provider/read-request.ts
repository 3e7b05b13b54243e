import { siteOf } from '@campavia/i18n/sites';

import type { IdentityProvider } from './identity-provider.service';
import type { SignOnRequest } from './sign-on-request';

/** The query that the page of an identity provider is opened with. */
export interface AuthorizeQuery {
  response_type?: string;
  client_id?: string;
  redirect_uri?: string;
  scope?: string;
  state?: string;
  nonce?: string;
  code_challenge?: string;
  code_challenge_method?: string;
}

const CHALLENGE = /^[\w-]{43}$/;
const WAY_BACK = /^(?:\/([a-z-]+))?\/auth\/success$/;
const LOOPBACK = /^(localhost|127\.0\.0\.1|.+\.localhost)$/;

/**
 * Reads what the page was opened with, or answers what is wrong with it: shown to whoever tries, as nobody may be
 * sent to an address that is not known.
 */
export function readRequest(query: AuthorizeQuery, provider: IdentityProvider): SignOnRequest | string {
  const redirectUri = parseRedirectUri(query.redirect_uri, provider.siteUrl);
  const problems: [isRight: boolean, problem: string][] = [
    [query.client_id === provider.clientId, `client_id has to be ${provider.clientId}`],
    [redirectUri !== undefined, 'redirect_uri has to be the page /auth/success of the site'],
    [query.response_type === 'code', 'response_type has to be code'],
    [(query.scope ?? '').split(' ').includes('openid'), 'scope has to contain openid'],
    [query.code_challenge_method === 'S256', 'code_challenge_method has to be S256'],
    [CHALLENGE.test(query.code_challenge ?? ''), 'code_challenge has to be a SHA-256 in base64url'],
  ];
  const wrong = problems.find(([isRight]) => !isRight);
  if (wrong || !redirectUri) return wrong?.[1] ?? '';
  const { state, nonce, code_challenge: challenge = '' } = query;
  return { redirectUri, state, nonce, challenge };
}

function parseRedirectUri(text: string | undefined, siteUrl: string): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // No query, no user, nothing that a browser would read in another way.
  const isPlain = url.href === url.origin + url.pathname && url.href === text;
  const [, prefix] = WAY_BACK.exec(url.pathname) ?? [undefined, '-'];
  const isPage = prefix === undefined || siteOf(prefix) !== undefined;
  return isPlain && isPage && isOfSite(url, new URL(siteUrl)) ? url : undefined;
}

// On one's own machine the site may listen on several ports at once.
function isOfSite(url: URL, site: URL): boolean {
  const isHere = url.protocol === 'http:' && LOOPBACK.test(url.hostname) && LOOPBACK.test(site.hostname);
  return isHere || url.origin === site.origin;
}
