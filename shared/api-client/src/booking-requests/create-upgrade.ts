import { http } from '@campavia/api-client/core';
import type { CreateUpgrade, Upgrade } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Begins an upgrade; nothing is bought yet.
 * @throws ApiError 400 by field; 404; 405 `booking_request_not_possible` or `booking_request_open`; 503
 * `RENTAL_COVER_SERVICE_UNAVAILABLE`
 */
export function createUpgrade(
  id: number | string,
  body: CreateUpgrade,
  options: EndpointOptions = {},
): Promise<Upgrade> {
  return (options.http ?? http()).post<Upgrade>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/upgrades/`,
    body,
    options,
  );
}
