import { http } from '@campavia/api-client/core';
import type { OwnerBooking, OwnerReason } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Says no to a request.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`
 */
export function refuseBooking(
  id: number | string,
  body: OwnerReason,
  options: EndpointOptions = {},
): Promise<OwnerBooking> {
  return (options.http ?? http()).patch<OwnerBooking>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/refuse/`,
    body,
    options,
  );
}
