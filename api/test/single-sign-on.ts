import { createHash } from 'node:crypto';

import type { Api } from '../src/core/app-context';
import { call } from './users';

/** The data that a page stores while a user is at the identity provider. */
export const ASKED = {
  codeVerifier: 'a-verifier-that-nobody-guesses-since-it-is-long-enough',
  redirectUri: 'http://localhost:4300/fr-be/auth/success',
  nonce: 'nonce-1',
};

/** The data that a user enters on the page of the sandbox's identity provider. */
export interface Saying {
  email?: string;
  given_name?: string;
  family_name?: string;
  email_verified?: string;
  cancel?: string;
}

/** The query with which the site opens the page. */
export function signOnQuery(over: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    response_type: 'code',
    client_id: 'campavia-sandbox',
    scope: 'openid email profile',
    redirect_uri: ASKED.redirectUri,
    state: 'state-1',
    nonce: ASKED.nonce,
    code_challenge: createHash('sha256').update(ASKED.codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...over,
  });
}

let came = 0;

/** Submits an identity on that page; returns the redirect URL. */
export async function chooseIdentity(
  app: Api,
  saying: Saying = {},
  over: Record<string, string> = {},
): Promise<URL> {
  came += 1;
  const form = { email: `lena.${came}@example.org`, given_name: 'Lena', family_name: 'Vos', ...saying };
  const { headers } = await call(app, `POST /sandbox/identity/authorize?${signOnQuery(over)}`, {
    form: { email_verified: 'on', ...form },
  });
  return new URL(String(headers.location));
}

/** The request of a page to the token endpoint when a user came back with a code. */
export function codeForm(code: string, over: Record<string, string> = {}): Record<string, string> {
  return {
    grant_type: 'authorization_code',
    client_id: 'campavia-web',
    code,
    code_verifier: ASKED.codeVerifier,
    redirect_uri: ASKED.redirectUri,
    nonce: ASKED.nonce,
    ...over,
  };
}

/** Signs a user in through the identity provider, from its page to the tokens. */
export async function signOn(app: Api, saying: Saying = {}, over: Record<string, string> = {}) {
  const back = await chooseIdentity(app, saying);
  const form = codeForm(back.searchParams.get('code') ?? '', over);
  return call(app, 'POST /oauth/token/', { form });
}
