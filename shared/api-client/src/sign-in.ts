import { http } from '@campavia/api-client/core';
import type { Tokens } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Who signs in. */
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
