import { http } from '@campavia/api-client/core';
import type { CancelTrip, GuestBooking } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Cancels a trip, with what the guest was told they get back.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`, 409 when that has changed
 */
export function cancelTrip(
  id: number | string,
  body: CancelTrip,
  options: EndpointOptions = {},
): Promise<GuestBooking> {
  return (options.http ?? http()).patch<GuestBooking>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/cancel/`,
    body,
    options,
  );
}
