import { http } from '@campavia/api-client/core';
import type { BookingPayments } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * What was paid for a trip, what is still to be paid and by which means that can be done.
 * @throws ApiError 404 `booking_not_found` for what is missing or somebody else's
 */
export function getBookingPayments(
  id: number | string,
  options: EndpointOptions = {},
): Promise<BookingPayments> {
  return (options.http ?? http()).get<BookingPayments>(
    `/3/my-requests/${encodeURIComponent(id)}/payments/`,
    options,
  );
}
