import { http } from '@campavia/api-client/core';
import type { OwnerBooking, OwnerReason } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Cancels a trip with one's camper.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`
 */
export function cancelBooking(
  id: number | string,
  body: OwnerReason,
  options: EndpointOptions = {},
): Promise<OwnerBooking> {
  return (options.http ?? http()).patch<OwnerBooking>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/cancel/`,
    body,
    options,
  );
}
