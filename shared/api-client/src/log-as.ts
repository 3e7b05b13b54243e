import { http } from '@campavia/api-client/core';
import type { LogAsAnswer } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * A token for staff to act as somebody for half an hour; there is none to renew it with.
 * @throws ApiError 405 `not_staff`, `log_as_refused` or `not_while_impersonating`, 404 `user_not_found`.
 */
export function logAs(userId: number, options: EndpointOptions = {}): Promise<LogAsAnswer> {
  return (options.http ?? http()).post<LogAsAnswer>('/v4/users/auth/log-as/', { user_id: userId }, options);
}
