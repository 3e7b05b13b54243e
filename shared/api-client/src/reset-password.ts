import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from './endpoint-options';

/**
 * Sets a new password by the secret of a mailed link; every sign-in ends.
 * @throws ApiError 400 `link_invalid`, or a sentence under `new_password`: the link then still works.
 */
export async function resetPassword(
  token: string,
  newPassword: string,
  options: EndpointOptions = {},
): Promise<void> {
  const form = { token, new_password: newPassword };
  await (options.http ?? http()).post('/3/manage-password/', form, options);
}
