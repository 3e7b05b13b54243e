import { http } from '@campavia/api-client/core';
import type { GuestBooking } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * A trip as its guest sees it.
 * @throws ApiError 404 `booking_not_found` for what is missing or somebody else's
 */
export function getGuestBooking(id: number | string, options: EndpointOptions = {}): Promise<GuestBooking> {
  return (options.http ?? http()).get<GuestBooking>(`/v4/bookings-guest/${encodeURIComponent(id)}/`, options);
}
