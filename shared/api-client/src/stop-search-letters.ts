import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from './endpoint-options';

/**
 * Stops letters about new campers, by the token in the link of such a letter; nobody need be signed in.
 * @throws ApiError 400 `link_invalid`.
 */
export async function stopSearchLetters(token: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/3/saved-searches/unsubscribe/', { token }, options);
}
