import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from './endpoint-options';

/**
 * Deletes the account of whoever is signed in.
 * @throws ApiError 409 `account_has_trips`, whose `body.trips` names those that are still to come.
 */
export async function deleteMe(options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).delete('/3/users/me/', undefined, options);
}
