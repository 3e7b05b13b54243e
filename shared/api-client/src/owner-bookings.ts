import { http } from '@campavia/api-client/core';
import type {
  BookingListQuery,
  BookingOptions,
  BookingOptionsQuery,
  CancelTogether,
  OwnerBooking,
  OwnerBookingList,
  OwnerPrice,
  OwnerReason,
} from '@campavia/contracts';

import { bookingParams } from './bookings';
import type { EndpointOptions } from './endpoint-options';

/**
 * A booking for the owner of its camper.
 * @throws ApiError 404 `booking_not_found` if it does not exist or belongs to another user
 */
export function getOwnerBooking(id: number | string, options: EndpointOptions = {}): Promise<OwnerBooking> {
  return (options.http ?? http()).get<OwnerBooking>(`/v4/bookings-owner/${encodeURIComponent(id)}/`, options);
}

/** One page of the bookings of own campers. */
export function getOwnerBookings(
  query: BookingListQuery = {},
  options: EndpointOptions = {},
): Promise<OwnerBookingList> {
  return (options.http ?? http()).get<OwnerBookingList>(
    `/v4/bookings-owner/?${bookingParams(query)}`,
    options,
  );
}

/** The number of bookings of own campers by tab, year and state. */
export function getOwnerBookingOptions(
  query: BookingOptionsQuery = {},
  options: EndpointOptions = {},
): Promise<BookingOptions> {
  return (options.http ?? http()).get<BookingOptions>(
    `/v4/bookings-owner/options/?${bookingParams(query)}`,
    options,
  );
}

/**
 * The owner's earnings from a booking.
 * @throws ApiError 404 `booking_not_found` if it does not exist or belongs to another user
 */
export function getOwnerPrice(id: number | string, options: EndpointOptions = {}): Promise<OwnerPrice> {
  return (options.http ?? http()).get<OwnerPrice>(
    `/3/my-bookings/${encodeURIComponent(id)}/prices/`,
    options,
  );
}

/**
 * Accepts a request.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state` or `CAMPER_ALREADY_BOOKED`
 */
export function acceptBooking(id: number | string, options: EndpointOptions = {}): Promise<OwnerBooking> {
  return (options.http ?? http()).patch<OwnerBooking>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/accept/`,
    undefined,
    options,
  );
}

/**
 * Refuses a request.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`
 */
export function refuseBooking(
  id: number | string,
  body: OwnerReason,
  options: EndpointOptions = {},
): Promise<OwnerBooking> {
  return (options.http ?? http()).patch<OwnerBooking>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/refuse/`,
    body,
    options,
  );
}

/**
 * Cancels a trip with an own camper.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`
 */
export function cancelBooking(
  id: number | string,
  body: OwnerReason,
  options: EndpointOptions = {},
): Promise<OwnerBooking> {
  return (options.http ?? http()).patch<OwnerBooking>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/cancel/`,
    body,
    options,
  );
}

/**
 * Sends a booking that was created for a guest.
 * @throws ApiError 400 when the days are not available any more, 404 `booking_not_found`, 405 `booking_in_wrong_state`
 */
export function completeBooking(id: number | string, options: EndpointOptions = {}): Promise<OwnerBooking> {
  return (options.http ?? http()).patch<OwnerBooking>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/validate/`,
    undefined,
    options,
  );
}

/**
 * Snoozes a booking for two days.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`
 */
export function snoozeOwnerBooking(
  id: number | string,
  options: EndpointOptions = {},
): Promise<OwnerBooking> {
  return (options.http ?? http()).patch<OwnerBooking>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/snooze/`,
    undefined,
    options,
  );
}

/**
 * Asks the guest to cancel together, or agrees when they asked.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`, or `together_not_asked` when `agrees` answers
 * a request that is no longer open
 */
export function cancelTogetherWithGuest(
  id: number | string,
  body: CancelTogether,
  options: EndpointOptions = {},
): Promise<OwnerBooking> {
  return (options.http ?? http()).patch<OwnerBooking>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/cancel-together/`,
    body,
    options,
  );
}
