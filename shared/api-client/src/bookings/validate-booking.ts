import { http } from '@campavia/api-client/core';
import type { GuestBooking, ValidateBooking } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Sends a trip that was begun: to its owner, or on to payment when it needs no answer.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`, 400 by field or with a price refusal
 */
export function validateBooking(
  id: number | string,
  body: ValidateBooking,
  options: EndpointOptions = {},
): Promise<GuestBooking> {
  return (options.http ?? http()).patch<GuestBooking>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/validate/`,
    body,
    options,
  );
}
