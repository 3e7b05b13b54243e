import { http } from '@campavia/api-client/core';
import type { BookingPrice, UpdateBookingPrice } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Changes what is chosen with a booking, and says what it costs then.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`, 400 on the field
 * that cannot be so (`coupon_code` for one that cannot be used), 503 `RENTAL_COVER_SERVICE_UNAVAILABLE`
 */
export function updateBookingPrice(
  id: number | string,
  body: UpdateBookingPrice,
  options: EndpointOptions = {},
): Promise<BookingPrice> {
  return (options.http ?? http()).patch<BookingPrice>(
    `/3/my-requests/${encodeURIComponent(id)}/prices/`,
    body,
    options,
  );
}
