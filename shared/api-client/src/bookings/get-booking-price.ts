import { http } from '@campavia/api-client/core';
import type { BookingPrice } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * What a booking costs its guest: as of today until it is agreed, what was agreed from then on.
 * @throws ApiError 400 with the number of a price refusal in `fields.__all__` when the trip cannot be had any more
 * @throws ApiError 404 `booking_not_found` for what is missing or somebody else's
 */
export function getBookingPrice(id: number | string, options: EndpointOptions = {}): Promise<BookingPrice> {
  return (options.http ?? http()).get<BookingPrice>(
    `/3/my-requests/${encodeURIComponent(id)}/prices/`,
    options,
  );
}
