import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';

import { bookingListKeys, getOwnerBookingOptions, getOwnerBookings } from '@campavia/api-client';
import type {
  BookingListQuery,
  BookingOptions,
  BookingOptionsQuery,
  OwnerBookingList,
} from '@campavia/contracts';
import {
  ANY_STATE,
  BOOKING_LIST_FIELDS,
  BOOKINGS_PER_PAGE,
  isCompleteListQuery,
  readBookingListQuery,
  resolveBookingListView,
  withOtherParams,
  writeBookingListQuery,
  type BookingListFilter,
  type BookingListView,
} from '@campavia/domain';
import { usePlatform } from '@campavia/remote-kit';

export interface UseBookingList {
  /** Undefined until the list to show is resolved. */
  view: BookingListView | undefined;
  /** The counts of all tabs. */
  counts: BookingOptions | undefined;
  /** The counts of the shown tab, for its filters. */
  inTab: BookingOptions | undefined;
  /** Undefined until the counts are loaded as well, so that the layout does not shift. */
  bookings: OwnerBookingList | undefined;
  /** The query to redirect to; undefined when the address is right. */
  redirect: string | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export function useBookingList(search: string): UseBookingList {
  const query = readBookingListQuery(search);
  const all = useCounts();
  const view = resolveBookingListView(query, all.counts?.meta_states);
  const own = useCounts(view?.tab);
  const list = useBookings(view && listQuery(view));
  useBookingChanges(() => [all, own, list].forEach(({ retry }) => retry()));
  const isComplete = [all, own].every(({ counts, hasFailed }) => counts !== undefined || hasFailed);
  const redirect = view && findRedirect(query, view, list.bookings);
  return {
    view,
    counts: all.counts,
    inTab: own.counts,
    bookings: isComplete ? list.bookings : undefined,
    redirect: redirect === undefined ? undefined : withOtherParams(redirect, search, BOOKING_LIST_FIELDS),
    hasFailed: list.hasFailed || (all.hasFailed && !view),
    isRetrying: list.isLoading,
    retry: view ? list.retry : all.retry,
  };
}

const SHOWN_BESIDE = 3;

/**
 * The next trips, none that only waits for an incident, and accepted requests that are not paid yet: undefined until
 * both are loaded, empty on failure.
 */
export function useBookingsBeside(): Record<'next' | 'unpaid', OwnerBookingList['results']> | undefined {
  const page = { page_size: SHOWN_BESIDE };
  const next = useBookings({ meta_state: 'confirmed', state: 'TO_COME', ...page });
  const unpaid = useBookings({ meta_state: 'waiting', state: 'ACCEPTED', ...page });
  useBookingChanges(() => [next, unpaid].forEach(({ retry }) => retry()));
  if (next.isPending || unpaid.isPending) return undefined;
  const ahead = next.bookings?.results.filter(({ display_state }) => display_state !== 'FINISHED');
  return { next: ahead ?? [], unpaid: unpaid.bookings?.results ?? [] };
}

/** A booking that changed may be in another tab and another state. */
function useBookingChanges(reload: () => void): void {
  const { events } = usePlatform();
  const onChange = useEffectEvent(reload);
  useEffect(() => events.subscribe('booking.changed', () => onChange()), [events]);
}

/** The complete query, or the first page in place of a missing one. */
function findRedirect(
  query: BookingListFilter,
  view: BookingListView,
  bookings: OwnerBookingList | undefined,
): string | undefined {
  return isCompleteListQuery(query) ? firstPageIfBeyond(view, bookings) : writeBookingListQuery(view);
}

function firstPageIfBeyond(
  view: BookingListView,
  bookings: OwnerBookingList | undefined,
): string | undefined {
  const isBeyond = view.page > 1 && bookings?.results.length === 0;
  return isBeyond ? writeBookingListQuery({ ...view, page: 1 }) : undefined;
}

function useCounts(tab?: BookingOptionsQuery['meta_state']) {
  const query = tab ? { meta_state: tab } : {};
  const { data, error, mutate } = useSWR(bookingListKeys.ownerOptions(query), () =>
    getOwnerBookingOptions(query),
  );
  return { counts: data, hasFailed: error !== undefined && !data, retry: () => void mutate() };
}

/** Nothing is fetched without a query. */
function useBookings(query: BookingListQuery | undefined) {
  const { data, error, isLoading, mutate } = useSWR(query ? bookingListKeys.ownerList(query) : null, () =>
    getOwnerBookings(query),
  );
  return {
    bookings: data,
    hasFailed: error !== undefined && !data,
    isLoading,
    isPending: data === undefined && error === undefined,
    retry: () => void mutate(),
  };
}

function listQuery({ tab, state, year, page }: BookingListView): BookingListQuery {
  const narrowed = { ...(state && state !== ANY_STATE && { state }), ...(year && { year }) };
  return { meta_state: tab, ...narrowed, page, page_size: BOOKINGS_PER_PAGE };
}
