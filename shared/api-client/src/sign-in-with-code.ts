import { http } from '@campavia/api-client/core';
import type { Tokens } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** What an identity provider sent somebody back with, and what the page had asked it with. */
export interface CodeOfProvider {
  code: string;
  /** What `code_challenge` was made from. */
  codeVerifier: string;
  /** The same, to the letter, as the provider was asked with. */
  redirectUri: string;
  nonce: string;
  clientId: string;
}

/**
 * Tokens for the code of an identity provider, which works once. Whoever is new gets an account.
 * @throws ApiError 400: `invalid_grant` for a code that is no good; `access_denied` when the provider does not
 * vouch for the address or the account is suspended; `temporarily_unavailable` when the provider does not answer;
 * 429 after too many attempts.
 */
export function signInWithCode(
  { code, codeVerifier, redirectUri, nonce, clientId }: CodeOfProvider,
  options: EndpointOptions = {},
): Promise<Tokens> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri,
    nonce,
  });
  return (options.http ?? http()).post<Tokens>('/oauth/token/', form, options);
}
