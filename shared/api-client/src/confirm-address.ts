import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from './endpoint-options';

/**
 * Confirms an address by the secret of the link that was mailed to it, and answers the address.
 * @throws ApiError 400 `link_invalid` when the link was used or is too old.
 */
export async function confirmAddress(token: string, options: EndpointOptions = {}): Promise<string> {
  const client = options.http ?? http();
  const { email } = await client.post<{ email: string }>('/3/users/confirm/', { token }, options);
  return email;
}
