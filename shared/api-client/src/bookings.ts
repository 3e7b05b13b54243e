import { http } from '@campavia/api-client/core';
import type {
  BookingListQuery,
  BookingOptions,
  BookingOptionsQuery,
  BookingPrice,
  CancelTogether,
  CancelTrip,
  ChooseOptions,
  CreateBooking,
  GuestBooking,
  GuestBookingList,
  Receipt,
  UpdateBooking,
  UpdateBookingPrice,
  ValidateBooking,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of bookings, apart from `keys` so that no first page loads them. */
export const bookingKeys = {
  guest: (id: number | string) => `bookings/guest/${id}`,
  owner: (id: number | string) => `bookings/owner/${id}`,
  price: (id: number | string) => `bookings/guest/${id}/price`,
  receipt: (id: number | string) => `bookings/guest/${id}/receipt`,
  contract: (id: number | string) => `bookings/guest/${id}/contract`,
  ownerContract: (id: number | string) => `bookings/owner/${id}/contract`,
  ownerPrice: (id: number | string) => `bookings/owner/${id}/price`,
};

/** The query of a list of bookings in a stable order; `todo` is written `to_do`, states in upper case. */
export function bookingParams(query: BookingListQuery | BookingOptionsQuery): URLSearchParams {
  const { meta_state, state, year, page, page_size } = query as BookingListQuery;
  const tab = meta_state === 'todo' ? 'to_do' : meta_state;
  const given = Object.entries({ meta_state: tab, state: state?.toUpperCase(), year, page, page_size });
  return new URLSearchParams(
    given.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
}

/** Cache keys of lists of bookings, apart from those of one booking so that its pages do not load them. */
export const bookingListKeys = {
  guestList: (query: BookingListQuery = {}) => `bookings/guest?${bookingParams(query)}`,
  guestOptions: (query: BookingOptionsQuery = {}) => `bookings/guest/options?${bookingParams(query)}`,
  ownerList: (query: BookingListQuery = {}) => `bookings/owner?${bookingParams(query)}`,
  ownerOptions: (query: BookingOptionsQuery = {}) => `bookings/owner/options?${bookingParams(query)}`,
};

/**
 * Creates a draft of a booking; no days are held yet.
 * @throws ApiError 400 with the number of a price refusal or by field, 404 and 410 as the listing, 405
 * `email_not_confirmed` or `too_many_open_requests`
 */
export function createBooking(body: CreateBooking, options: EndpointOptions = {}): Promise<GuestBooking> {
  return (options.http ?? http()).post<GuestBooking>('/v4/bookings/', body, options);
}

/**
 * A trip as its guest sees it.
 * @throws ApiError 404 `booking_not_found` if it does not exist or belongs to another user
 */
export function getGuestBooking(id: number | string, options: EndpointOptions = {}): Promise<GuestBooking> {
  return (options.http ?? http()).get<GuestBooking>(`/v4/bookings-guest/${encodeURIComponent(id)}/`, options);
}

/** One page of the trips of the user who is signed in. */
export function getGuestBookings(
  query: BookingListQuery = {},
  options: EndpointOptions = {},
): Promise<GuestBookingList> {
  return (options.http ?? http()).get<GuestBookingList>(
    `/v4/bookings-guest/?${bookingParams(query)}`,
    options,
  );
}

/** The number of trips by tab, year and state. */
export function getGuestBookingOptions(
  query: BookingOptionsQuery = {},
  options: EndpointOptions = {},
): Promise<BookingOptions> {
  return (options.http ?? http()).get<BookingOptions>(
    `/v4/bookings-guest/options/?${bookingParams(query)}`,
    options,
  );
}

/**
 * The price of a booking for its guest: today's until it is agreed, the agreed one afterwards.
 * @throws ApiError 400 with the number of a price refusal in `fields.__all__` if the trip is no longer available
 * @throws ApiError 404 `booking_not_found` if it does not exist or belongs to another user
 */
export function getBookingPrice(id: number | string, options: EndpointOptions = {}): Promise<BookingPrice> {
  return (options.http ?? http()).get<BookingPrice>(
    `/3/my-requests/${encodeURIComponent(id)}/prices/`,
    options,
  );
}

/**
 * Changes a trip and its drivers.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`, 400 by field
 */
export function updateBooking(
  id: number | string,
  body: UpdateBooking,
  options: EndpointOptions = {},
): Promise<GuestBooking> {
  return (options.http ?? http()).patch<GuestBooking>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/`,
    body,
    options,
  );
}

/**
 * Changes the choices of a booking, and returns its new price.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`, 400 on the invalid field (`coupon_code` for
 * an invalid coupon), 503 `RENTAL_COVER_SERVICE_UNAVAILABLE`
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

/**
 * Replaces all options of the owner, and returns the new price.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`, 400 on `options`
 */
export function chooseBookingOptions(
  id: number | string,
  body: ChooseOptions,
  options: EndpointOptions = {},
): Promise<BookingPrice> {
  return (options.http ?? http()).post<BookingPrice>(
    `/3/my-requests/${encodeURIComponent(id)}/options/`,
    body,
    options,
  );
}

/**
 * Sends a draft: to the owner, or on to payment if it needs no answer.
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

/**
 * Snoozes a trip for two days.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`
 */
export function snoozeBooking(id: number | string, options: EndpointOptions = {}): Promise<GuestBooking> {
  return (options.http ?? http()).patch<GuestBooking>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/snooze/`,
    undefined,
    options,
  );
}

/**
 * Cancels a trip, with the refund shown to the guest.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state` or `proof_is_waiting`, 409 if the refund has
 * changed
 */
export function cancelTrip(
  id: number | string,
  body: CancelTrip,
  options: EndpointOptions = {},
): Promise<GuestBooking> {
  return (options.http ?? http()).patch<GuestBooking>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/cancel/`,
    body,
    options,
  );
}

/**
 * The receipt of a trip: parties, price line by line, tax and payments.
 * @throws ApiError 404 `booking_not_found`; 404 `receipt_not_found` unless the trip is confirmed and not cancelled
 */
export function getReceipt(id: number | string, options: EndpointOptions = {}): Promise<Receipt> {
  return (options.http ?? http()).get<Receipt>(`/3/my-requests/${encodeURIComponent(id)}/receipt/`, options);
}

/**
 * Asks the owner to cancel together, or agrees when they asked.
 * @throws ApiError 404 `booking_not_found`, 405 `booking_in_wrong_state`, or `together_not_asked` when `agrees` answers
 * a request that is no longer open
 */
export function cancelTogether(
  id: number | string,
  body: CancelTogether,
  options: EndpointOptions = {},
): Promise<GuestBooking> {
  return (options.http ?? http()).patch<GuestBooking>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/cancel-together/`,
    body,
    options,
  );
}

/**
 * A trip for its guest's calendar: one event, RFC 5545.
 * @throws ApiError 404 `booking_not_found` if it does not exist or belongs to another user
 */
export function getTripCalendar(id: number | string, options: EndpointOptions = {}): Promise<string> {
  const path = `/v4/bookings-guest/${encodeURIComponent(id)}/calendar/`;
  return (options.http ?? http()).get<string>(path, { ...options, isText: true });
}
