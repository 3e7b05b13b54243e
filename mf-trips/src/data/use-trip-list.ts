import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';

import { bookingListKeys, getGuestBookingOptions, getGuestBookings } from '@campavia/api-client';
import type {
  BookingListQuery,
  BookingOptions,
  BookingOptionsQuery,
  GuestBookingList,
} from '@campavia/contracts';
import {
  ANY_STATE,
  BOOKINGS_PER_PAGE,
  BOOKING_LIST_FIELDS,
  type BookingListView,
  isCompleteListQuery,
  readBookingListQuery,
  resolveBookingListView,
  withOtherParams,
  writeBookingListQuery,
} from '@campavia/domain';
import { usePlatform } from '@campavia/remote-kit';

import { markRead, readAtMsOf } from './offline/read-times';
import { useIsOnline } from './offline/use-is-online';
import { useKeepTrips } from './offline/use-keep-page';

export interface UseTripList {
  /** Undefined until the list to show is resolved. */
  view: BookingListView | undefined;
  /** The counts of all tabs. */
  counts: BookingOptions | undefined;
  /** The counts of the shown tab, for its filters. */
  inTab: BookingOptions | undefined;
  /** Undefined until the counts are loaded as well, so that the layout does not shift. */
  trips: GuestBookingList | undefined;
  /**
   * The query to redirect to: the complete one, or the first page in place of a missing one; undefined when the address
   * is right.
   */
  redirect: string | undefined;
  hasFailed: boolean;
  /** When the list was read, in milliseconds since 1970, if there is no connection. */
  offlineReadAtMs: number | undefined;
  isRetrying: boolean;
  retry: () => void;
}

export function useTripList(search: string): UseTripList {
  const query = readBookingListQuery(search);
  const all = useTripCounts();
  const view = resolveBookingListView(query, all.counts?.meta_states);
  const own = useTripCounts(view?.tab);
  const list = useTrips(view);
  useBookingChanges(() => [all, own, list].forEach(({ retry }) => retry()));
  const isOnline = useIsOnline();
  const isComplete = [all, own].every(isSettled);
  const withOtherQuery = (redirect: string | undefined) =>
    redirect === undefined ? undefined : withOtherParams(redirect, search, BOOKING_LIST_FIELDS);
  return {
    view,
    counts: all.counts,
    inTab: own.counts,
    trips: isComplete ? list.trips : undefined,
    redirect: withOtherQuery(
      view && (isCompleteListQuery(query) ? firstPageIfBeyond(view, list) : writeBookingListQuery(view)),
    ),
    hasFailed: list.hasFailed || (all.hasFailed && !view),
    offlineReadAtMs: isOnline ? undefined : list.readAtMs,
    isRetrying: list.isLoading,
    retry: view ? list.retry : all.retry,
  };
}

/** A trip that changed may be in another tab and another state. */
function useBookingChanges(reload: () => void): void {
  const { events } = usePlatform();
  const onChange = useEffectEvent(reload);
  useEffect(() => events.subscribe('booking.changed', () => onChange()), [events]);
}

function firstPageIfBeyond(view: BookingListView, { trips }: UseTrips): string | undefined {
  const isBeyond = view.page > 1 && trips?.results.length === 0;
  return isBeyond ? writeBookingListQuery({ ...view, page: 1 }) : undefined;
}

function isSettled({ counts, hasFailed }: UseTripCounts): boolean {
  return counts !== undefined || hasFailed;
}

export interface UseTripCounts {
  counts: BookingOptions | undefined;
  hasFailed: boolean;
  retry: () => void;
}

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
  /** In milliseconds since 1970. */
  readAtMs: number | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** Nothing is fetched while the view is undefined. */
export function useTrips(view: BookingListView | undefined): UseTrips {
  const query = view && listQuery(view);
  const key = query ? bookingListKeys.guestList(query) : null;
  const { data, error, isLoading, mutate } = useSWR(key, async (listKey: string) => {
    const list = await getGuestBookings(query);
    markRead(listKey);
    return list;
  });
  useKeepTrips(query);
  return {
    trips: data,
    hasFailed: error !== undefined && !data,
    readAtMs: key === null ? undefined : readAtMsOf(key),
    isLoading,
    retry: () => void mutate(),
  };
}

function listQuery({ tab, state, year, page }: BookingListView): BookingListQuery {
  const narrowed = { ...(state && state !== ANY_STATE && { state }), ...(year && { year }) };
  return { meta_state: tab, ...narrowed, page, page_size: BOOKINGS_PER_PAGE };
}
