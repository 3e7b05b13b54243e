import { http } from '@campavia/api-client/core';
import type { Tokens } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

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
