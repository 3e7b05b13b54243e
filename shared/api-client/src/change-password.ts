import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from './endpoint-options';

/**
 * Changes the password of whoever is signed in; every other sign-in of theirs ends.
 * @throws ApiError 400 under `old_password` or `new_password`; 429 after too many wrong ones.
 */
export async function changePassword(
  oldPassword: string,
  newPassword: string,
  options: EndpointOptions = {},
): Promise<void> {
  const form = { old_password: oldPassword, new_password: newPassword };
  await (options.http ?? http()).post('/3/manage-password/', form, options);
}
