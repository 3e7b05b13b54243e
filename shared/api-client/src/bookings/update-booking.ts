import { http } from '@campavia/api-client/core';
import type { GuestBooking, UpdateBooking } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Tells of a trip and of who drives.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`, 400 by field
 */
export function updateBooking(
  id: number | string,
  body: UpdateBooking,
  options: EndpointOptions = {},
): Promise<GuestBooking> {
  return (options.http ?? http()).patch<GuestBooking>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/`,
    body,
    options,
  );
}
