import { http } from '@campavia/api-client/core';
import type { BookingListQuery, OwnerBookingList } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';
import { bookingParams } from './booking-list-keys';

/** One page of the bookings of one's campers. */
export function getOwnerBookings(
  query: BookingListQuery = {},
  options: EndpointOptions = {},
): Promise<OwnerBookingList> {
  return (options.http ?? http()).get<OwnerBookingList>(
    `/v4/bookings-owner/?${bookingParams(query)}`,
    options,
  );
}
