import type { BookingListQuery, BookingOptionsQuery } from '@campavia/contracts';

/** The query of a list of bookings in a stable order; `todo` is written `to_do`, states in upper case. */
export function bookingParams(query: BookingListQuery | BookingOptionsQuery): URLSearchParams {
  const { meta_state, state, year, page, page_size } = query as BookingListQuery;
  const tab = meta_state === 'todo' ? 'to_do' : meta_state;
  const given = Object.entries({ meta_state: tab, state: state?.toUpperCase(), year, page, page_size });
  return new URLSearchParams(
    given.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
}

/** What lists of bookings remember answers by, apart from the keys of one so that its pages do not carry them. */
export const bookingListKeys = {
  guestList: (query: BookingListQuery = {}) => `bookings/guest?${bookingParams(query)}`,
  guestOptions: (query: BookingOptionsQuery = {}) => `bookings/guest/options?${bookingParams(query)}`,
  ownerList: (query: BookingListQuery = {}) => `bookings/owner?${bookingParams(query)}`,
  ownerOptions: (query: BookingOptionsQuery = {}) => `bookings/owner/options?${bookingParams(query)}`,
};
