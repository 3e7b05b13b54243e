import { http } from '@campavia/api-client/core';
import type { Availabilities } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * When a camper can be had, from today to as far as its owner lets.
 * @throws ApiError `camper_not_found` with 404, `camper_deleted` with 410.
 */
export function getAvailabilities(
  id: number | string,
  options: EndpointOptions = {},
): Promise<Availabilities> {
  const client = options.http ?? http();
  return client.get<Availabilities>(`/3/products/${encodeURIComponent(id)}/availabilities/`, options);
}
