import { http } from '@campavia/api-client/core';
import type { User } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** What everybody may know of a person. @throws ApiError 404 `user_not_found`. */
export function getUser(id: number, options: EndpointOptions = {}): Promise<User> {
  return (options.http ?? http()).get<User>(`/3/users/${id}/`, options);
}
