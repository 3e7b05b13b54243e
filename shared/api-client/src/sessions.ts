import { http } from '@campavia/api-client/core';
import type { LogAsAnswer, Tokens } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Credentials of a sign-in. */
export interface Credentials {
  email: string;
  password: string;
  clientId: string;
}

/**
 * Tokens for an address and its password.
 * @throws ApiError 400 whose `code` and `detail` are the `error` and `error_description` of the token endpoint;
 * 429 after too many wrong passwords.
 */
export function signIn(
  { email, password, clientId }: Credentials,
  options: EndpointOptions = {},
): Promise<Tokens> {
  const form = new URLSearchParams({
    grant_type: 'password',
    client_id: clientId,
    username: email,
    password,
  });
  return (options.http ?? http()).post<Tokens>('/oauth/token/', form, options);
}

/** The response of an identity provider, and the parameters of the request. */
export interface CodeOfProvider {
  code: string;
  /** The code verifier of `code_challenge`. */
  codeVerifier: string;
  /** Must equal the value of the request exactly. */
  redirectUri: string;
  nonce: string;
  clientId: string;
}

/**
 * Tokens for the code of an identity provider, which works once. A new user gets an account.
 * @throws ApiError 400: `invalid_grant` for an invalid code; `access_denied` when the provider does not vouch for the
 * address or the account is suspended; `temporarily_unavailable` when the provider does not answer; 429 after too many
 * attempts.
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

/**
 * The next tokens for a refresh token, which works once: used again later it ends the whole sign-in. Within 30 seconds
 * it works a second time, in case the answer was lost.
 * @throws ApiError 400 `invalid_grant` when it is wrong, expired or was used before.
 */
export function refreshTokens(
  refreshToken: string,
  clientId: string,
  options: EndpointOptions = {},
): Promise<Tokens> {
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: refreshToken,
  });
  return (options.http ?? http()).post<Tokens>('/oauth/token/', form, options);
}

/** Ends the sign-in of a token of either kind; succeeds if it has already ended. */
export async function revokeToken(
  token: string,
  clientId: string,
  options: EndpointOptions = {},
): Promise<void> {
  const form = new URLSearchParams({ token, client_id: clientId });
  await (options.http ?? http()).post('/oauth/revoke_token/', form, options);
}

/**
 * A token for staff to act as another user for half an hour; it cannot be renewed.
 * @throws ApiError 405 `not_staff`, `log_as_refused` or `not_while_impersonating`, 404 `user_not_found`.
 */
export function logAs(userId: number, options: EndpointOptions = {}): Promise<LogAsAnswer> {
  return (options.http ?? http()).post<LogAsAnswer>('/v4/users/auth/log-as/', { user_id: userId }, options);
}
