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

/** What pages of bookings remember answers by, apart from `keys` so that no first page carries them. */
export const bookingKeys = {
  guestList: (query: BookingListQuery = {}) => `bookings/guest?${bookingParams(query)}`,
  guestOptions: (query: BookingOptionsQuery = {}) => `bookings/guest/options?${bookingParams(query)}`,
  guest: (id: number | string) => `bookings/guest/${id}`,
  ownerList: (query: BookingListQuery = {}) => `bookings/owner?${bookingParams(query)}`,
  ownerOptions: (query: BookingOptionsQuery = {}) => `bookings/owner/options?${bookingParams(query)}`,
  owner: (id: number | string) => `bookings/owner/${id}`,
  price: (id: number | string) => `bookings/guest/${id}/price`,
  ownerPrice: (id: number | string) => `bookings/owner/${id}/price`,
};
