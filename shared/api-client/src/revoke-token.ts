import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from './endpoint-options';

/** Ends the sign-in that a token of either kind belongs to; fine when it is over already. */
export async function revokeToken(
  token: string,
  clientId: string,
  options: EndpointOptions = {},
): Promise<void> {
  const form = new URLSearchParams({ token, client_id: clientId });
  await (options.http ?? http()).post('/oauth/revoke_token/', form, options);
}
