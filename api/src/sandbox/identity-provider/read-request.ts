import { siteOf } from '@campavia/i18n/sites';

import type { IdentityProvider } from './identity-provider.service';
import type { SignOnRequest } from './sign-on-request';

/** Query of the authorization endpoint. */
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
 * Validates an authorization request, or returns what is wrong with it: shown on a page, because users must not be
 * redirected to an unknown URL.
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
  // No query, credentials or unusual notation.
  const isPlain = url.href === url.origin + url.pathname && url.href === text;
  const [, prefix] = WAY_BACK.exec(url.pathname) ?? [undefined, '-'];
  const isPage = prefix === undefined || siteOf(prefix) !== undefined;
  return isPlain && isPage && isOfSite(url, new URL(siteUrl)) ? url : undefined;
}

// On a developer's machine the site may use several ports.
function isOfSite(url: URL, site: URL): boolean {
  const isHere = url.protocol === 'http:' && LOOPBACK.test(url.hostname) && LOOPBACK.test(site.hostname);
  return isHere || url.origin === site.origin;
}
