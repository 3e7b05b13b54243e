import { http } from '@campavia/api-client/core';
import type { Me, UpdateMe } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * Changes what people say of themselves. A new address counts once the link mailed to it is followed.
 * @throws ApiError 400 with sentences per field.
 */
export function updateMe(changes: UpdateMe, options: EndpointOptions = {}): Promise<Me> {
  return (options.http ?? http()).patch<Me>('/3/users/me/', changes, options);
}
