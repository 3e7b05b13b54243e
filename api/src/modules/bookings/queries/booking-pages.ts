import type { BookingListQuery, BookingOptions, BookingOptionsQuery } from '@campavia/contracts';
import { BOOKING_STATES, META_STATES, type MetaState, type Now } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import { createRequestsOfBookings } from '../../booking-requests/requests-of-bookings.service';
import { nowOf } from '../process/booking-facts';
import { createBookingDetailsStore } from './booking-details.store';
import { toVisibleBooking, type VisibleBooking } from './booking-fields.mapper';
import { createBookingListsStore, type ListFilter } from './booking-lists.store';
import type { Reader } from './visible-bookings';

/** One page of a list of bookings, before mapping to the contract. */
export interface BookingPage {
  count: number;
  next: string | null;
  previous: string | null;
  visible: VisibleBooking[];
}

const DEFAULT_PAGE_SIZE = 10;
const PATHS = { guest: '/v4/bookings-guest/', owner: '/v4/bookings-owner/' };

/** Bookings as visible to their viewers, by id and by page. */
export function createBookingPages({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const lists = createBookingListsStore(database);
  const details = createBookingDetailsStore(database);
  const requests = createRequestsOfBookings({ database, clock });

  /** One booking. @throws HttpError 404 booking_not_found */
  async function one(reader: Reader, id: number | string): Promise<VisibleBooking> {
    const [visible] = await see([parseRowId(id)], reader, nowOf(clock));
    if (!visible) throw new HttpError(404, 'booking_not_found');
    return visible;
  }

  /** One page of a list; empty beyond the last one. @throws InvalidFieldsError for an unknown state */
  async function page(reader: Reader, query: BookingListQuery): Promise<BookingPage> {
    const { page: nth = 1, page_size: limit = DEFAULT_PAGE_SIZE } = query;
    const now = nowOf(clock);
    const request = { filter: readListQuery(query), limit, offset: (nth - 1) * limit };
    const { ids, count } = await lists.page(reader, request, now);
    const last = Math.max(1, Math.ceil(count / limit));
    return {
      count,
      next: nth < last ? addressOf(reader, query, nth + 1) : null,
      previous: nth > 1 ? addressOf(reader, query, Math.min(nth - 1, last)) : null,
      visible: await see(ids, reader, now),
    };
  }

  async function see(ids: readonly number[], reader: Reader, now: Now): Promise<VisibleBooking[]> {
    const rows = await details.list(ids, reader, now);
    const around = await requests.list(rows, reader.role);
    return rows.flatMap((row) => {
      const own = around.get(row.id);
      return (own && toVisibleBooking({ details: row, requests: own, role: reader.role, now })) ?? [];
    });
  }

  /** The number of bookings per tab and state, and the years that have any. */
  async function options(reader: Reader, { meta_state }: BookingOptionsQuery): Promise<BookingOptions> {
    const { tabs, years, states } = await lists.counts(reader, { tab: tabOf(meta_state) }, nowOf(clock));
    const countOf = (tab: string) => tabs.find(({ key }) => key === tab)?.count ?? 0;
    return { meta_states: META_STATES.map((key) => ({ key, count: countOf(key) })), years, states };
  }

  return { one, page, options };
}

function addressOf({ role }: Reader, query: BookingListQuery, page: number): string {
  const entries = Object.entries({ ...query, page }).map(([name, value]) => [name, String(value)]);
  return `${PATHS[role]}?${new URLSearchParams(entries)}`;
}

/** The filter of a query. @throws InvalidFieldsError for an unknown state */
function readListQuery({ meta_state, state, year }: BookingListQuery): ListFilter {
  return { tab: tabOf(meta_state), year, ...readState(state) };
}

/** The tab of a query; accepts both spellings. */
function tabOf(text: BookingListQuery['meta_state']): MetaState | undefined {
  return text === 'todo' ? 'to_do' : text;
}

// ONGOING and DONE depend on the days of a trip; TO_COME is every booked trip.
function readState(text: string | undefined): Pick<ListFilter, 'state' | 'shown'> {
  if (!text) return {};
  const state = BOOKING_STATES.find((each) => each === text.toUpperCase());
  if (!state) throw new InvalidFieldsError({ state: { id: 'field_not_a_choice' } });
  return state === 'ONGOING' || state === 'DONE' ? { shown: state } : { state };
}
