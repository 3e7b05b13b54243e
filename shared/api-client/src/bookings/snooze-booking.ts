import { http } from '@campavia/api-client/core';
import type { GuestBooking } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Puts a trip off for two days.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`
 */
export function snoozeBooking(id: number | string, options: EndpointOptions = {}): Promise<GuestBooking> {
  return (options.http ?? http()).patch<GuestBooking>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/snooze/`,
    undefined,
    options,
  );
}
