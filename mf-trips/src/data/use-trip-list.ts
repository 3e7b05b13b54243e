import type { BookingOptions, GuestBookingList } from '@campavia/contracts';
import { withOtherParams } from '@campavia/domain';

import {
  isWholeQuery,
  readTripsQuery,
  TRIPS_FIELDS,
  viewOf,
  writeTripsQuery,
  type TripsView,
} from '../rules/trips-query';

import { useTripCounts, type UseTripCounts } from './use-trip-counts';
import { useTrips, type UseTrips } from './use-trips';

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
  moved: string | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The list of trips that the query of an address means. */
export function useTripList(search: string): UseTripList {
  const query = readTripsQuery(search);
  const all = useTripCounts();
  const view = viewOf(query, all.counts?.meta_states);
  const own = useTripCounts(view?.tab);
  const list = useTrips(view);
  const isWhole = [all, own].every(isSettled);
  const put = (moved: string | undefined) =>
    moved === undefined ? undefined : withOtherParams(moved, search, TRIPS_FIELDS);
  return {
    view,
    counts: all.counts,
    inTab: own.counts,
    trips: isWhole ? list.trips : undefined,
    moved: put(view && (isWholeQuery(query) ? pastTheLast(view, list) : writeTripsQuery(view))),
    hasFailed: list.hasFailed || (all.hasFailed && !view),
    isRetrying: list.isLoading,
    retry: view ? list.retry : all.retry,
  };
}

/** The first page, from one that there is not. */
function pastTheLast(view: TripsView, { trips }: UseTrips): string | undefined {
  const isBeyond = view.page > 1 && trips?.results.length === 0;
  return isBeyond ? writeTripsQuery({ ...view, page: 1 }) : undefined;
}

function isSettled({ counts, hasFailed }: UseTripCounts): boolean {
  return counts !== undefined || hasFailed;
}
