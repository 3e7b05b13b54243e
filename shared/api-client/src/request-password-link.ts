import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from './endpoint-options';

/** Has a link mailed that sets a new password; the answer is the same for an address that nobody has. */
export async function requestPasswordLink(email: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/3/manage-password/', { email }, options);
}
