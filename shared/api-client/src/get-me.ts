import { http } from '@campavia/api-client/core';
import type { Me } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Whoever is signed in. @throws ApiError 401 for a visitor, 403 when the session is no longer allowed. */
export function getMe(options: EndpointOptions = {}): Promise<Me> {
  return (options.http ?? http()).get<Me>('/3/users/me/', options);
}
