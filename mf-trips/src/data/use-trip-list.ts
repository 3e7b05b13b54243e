import useSWR from 'swr';

import { bookingListKeys, getGuestBookingOptions, getGuestBookings } from '@campavia/api-client';
import type { BookingListQuery, BookingOptions, BookingOptionsQuery, GuestBookingList } from '@campavia/contracts';
import { withOtherParams } from '@campavia/domain';

import { ANY_STATE, isCompleteQuery, readTripsQuery, resolveTripsView, TRIPS_FIELDS, TRIPS_PER_PAGE, type TripsView, writeTripsQuery } from '../rules/trips-query';

export interface UseTripList {
  /** Undefined until it is known which list is meant. */
  view: TripsView | undefined;
  /** Of all tabs. */
  counts: BookingOptions | undefined;
  /** Of the tab alone: what it can be narrowed by. */
  inTab: BookingOptions | undefined;
  /** Undefined until everything that stands around them is known too, so that nothing moves. */
  trips: GuestBookingList | undefined;
  /** The query that says the same in whole, or shows a page that there is; undefined where the address may stay. */
  redirect: string | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The list of trips that the query of an address means. */
export function useTripList(search: string): UseTripList {
  const query = readTripsQuery(search);
  const all = useTripCounts();
  const view = resolveTripsView(query, all.counts?.meta_states);
  const own = useTripCounts(view?.tab);
  const list = useTrips(view);
  const isComplete = [all, own].every(isSettled);
  const withOtherQuery = (redirect: string | undefined) =>
    redirect === undefined ? undefined : withOtherParams(redirect, search, TRIPS_FIELDS);
  return {
    view,
    counts: all.counts,
    inTab: own.counts,
    trips: isComplete ? list.trips : undefined,
    redirect: withOtherQuery(view && (isCompleteQuery(query) ? firstPageIfBeyond(view, list) : writeTripsQuery(view))),
    hasFailed: list.hasFailed || (all.hasFailed && !view),
    isRetrying: list.isLoading,
    retry: view ? list.retry : all.retry,
  };
}

/** The first page, from one that there is not. */
function firstPageIfBeyond(view: TripsView, { trips }: UseTrips): string | undefined {
  const isBeyond = view.page > 1 && trips?.results.length === 0;
  return isBeyond ? writeTripsQuery({ ...view, page: 1 }) : undefined;
}

function isSettled({ counts, hasFailed }: UseTripCounts): boolean {
  return counts !== undefined || hasFailed;
}

export interface UseTripCounts {
  counts: BookingOptions | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** How many trips there are in which tab, and of which years and states: of one tab, or of all. */
export function useTripCounts(tab?: BookingOptionsQuery['meta_state']): UseTripCounts {
  const query = tab ? { meta_state: tab } : {};
  const { data, error, mutate } = useSWR(bookingListKeys.guestOptions(query), () =>
    getGuestBookingOptions(query),
  );
  return { counts: data, hasFailed: error !== undefined && !data, retry: () => void mutate() };
}

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
