import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from './endpoint-options';

/** Has the link that confirms one's address mailed once more. @throws ApiError 405 when it is confirmed; 429. */
export async function sendConfirmation(options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/3/users/me/confirmation/', undefined, options);
}
