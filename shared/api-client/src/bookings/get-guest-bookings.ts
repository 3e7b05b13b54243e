import { http } from '@campavia/api-client/core';
import type { BookingListQuery, GuestBookingList } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';
import { bookingParams } from './booking-list-keys';

/** One page of the trips of whoever is signed in. */
export function getGuestBookings(
  query: BookingListQuery = {},
  options: EndpointOptions = {},
): Promise<GuestBookingList> {
  return (options.http ?? http()).get<GuestBookingList>(
    `/v4/bookings-guest/?${bookingParams(query)}`,
    options,
  );
}
