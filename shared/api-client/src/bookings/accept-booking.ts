import { http } from '@campavia/api-client/core';
import type { OwnerBooking } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Says yes to a request.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state` or `CAMPER_ALREADY_BOOKED`
 */
export function acceptBooking(id: number | string, options: EndpointOptions = {}): Promise<OwnerBooking> {
  return (options.http ?? http()).patch<OwnerBooking>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/accept/`,
    undefined,
    options,
  );
}
