import useSWR from 'swr';

import { bookingListKeys, getGuestBookings } from '@campavia/api-client';
import type { BookingListQuery, GuestBookingList } from '@campavia/contracts';

import { ANY_STATE, TRIPS_PER_PAGE, type TripsView } from '../rules/trips-query';

export interface UseTrips {
  trips: GuestBookingList | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

/** One page of a list of trips; nothing is asked while it is not known of which. */
export function useTrips(view: TripsView | undefined): UseTrips {
  const query = view && listQuery(view);
  const { data, error, isLoading, mutate } = useSWR(query ? bookingListKeys.guestList(query) : null, () =>
    getGuestBookings(query),
  );
  return { trips: data, hasFailed: error !== undefined && !data, isLoading, retry: () => void mutate() };
}

function listQuery({ tab, state, year, page }: TripsView): BookingListQuery {
  const narrowed = { ...(state && state !== ANY_STATE && { state }), ...(year && { year }) };
  return { meta_state: tab, ...narrowed, page, page_size: TRIPS_PER_PAGE };
}
