import { http } from '@campavia/api-client/core';
import type { BookingOptions, BookingOptionsQuery } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';
import { bookingParams } from './booking-list-keys';

/** How many trips there are in which tab, year and state. */
export function getGuestBookingOptions(
  query: BookingOptionsQuery = {},
  options: EndpointOptions = {},
): Promise<BookingOptions> {
  return (options.http ?? http()).get<BookingOptions>(
    `/v4/bookings-guest/options/?${bookingParams(query)}`,
    options,
  );
}
