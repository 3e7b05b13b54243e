import type { BookingListQuery, BookingOptions, BookingOptionsQuery } from '@campavia/contracts';
import { META_STATES, type Now } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { HttpError } from '../../../core/http-errors';
import { createRequestsOfBookings } from '../../booking-requests/requests-of-bookings.service';
import { nowOf } from '../now-of';
import { createBookingDetailsStore } from './booking-details.store';
import { seeBooking, type Seen } from './booking-fields.mapper';
import { createBookingListsStore } from './booking-lists.store';
import { readListQuery, tabOf } from './read-list-query';
import type { Reader } from './seen-bookings';

/** One page of a list of bookings, not yet in the words of the wire. */
export interface BookingPage {
  count: number;
  next: string | null;
  previous: string | null;
  seen: Seen[];
}

const USUAL_PAGE = 10;
const LARGEST_ID = 2_147_483_647;
const PATHS = { guest: '/v4/bookings-guest/', owner: '/v4/bookings-owner/' };

/** Bookings as their readers see them, by number and by page. */
export function createBookingPages({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const lists = createBookingListsStore(database);
  const details = createBookingDetailsStore(database);
  const requests = createRequestsOfBookings({ database, clock });

  /** One booking. @throws HttpError 404 booking_not_found */
  async function one(reader: Reader, id: number | string): Promise<Seen> {
    const [seen] = await see([numberOf(id)], reader, nowOf(clock));
    if (!seen) throw new HttpError(404, 'booking_not_found');
    return seen;
  }

  /** One page of a list; empty beyond the last one. @throws InvalidFieldsError for a state that there is not */
  async function page(reader: Reader, query: BookingListQuery): Promise<BookingPage> {
    const { page: nth = 1, page_size: limit = USUAL_PAGE } = query;
    const now = nowOf(clock);
    const asked = { filter: readListQuery(query), limit, offset: (nth - 1) * limit };
    const { ids, count } = await lists.page(reader, asked, now);
    const last = Math.max(1, Math.ceil(count / limit));
    return {
      count,
      next: nth < last ? addressOf(reader, query, nth + 1) : null,
      previous: nth > 1 ? addressOf(reader, query, Math.min(nth - 1, last)) : null,
      seen: await see(ids, reader, now),
    };
  }

  async function see(ids: readonly number[], reader: Reader, now: Now): Promise<Seen[]> {
    const rows = await details.list(ids, reader, now);
    const around = await requests.of(rows, reader.role);
    return rows.flatMap((row) => {
      const own = around.get(row.id);
      return (own && seeBooking({ details: row, requests: own, role: reader.role, now })) ?? [];
    });
  }

  /** How many bookings there are in which tab, year and state. */
  async function options(reader: Reader, { meta_state }: BookingOptionsQuery): Promise<BookingOptions> {
    const { tabs, years, states } = await lists.counts(reader, { tab: tabOf(meta_state) }, nowOf(clock));
    const countOf = (tab: string) => tabs.find(({ key }) => key === tab)?.count ?? 0;
    return { meta_states: META_STATES.map((key) => ({ key, count: countOf(key) })), years, states };
  }

  return { one, page, options };
}

// Zero is nobody's.
function numberOf(id: number | string): number {
  const number = /^\d{1,10}$/.test(String(id)) ? Number(id) : 0;
  return number <= LARGEST_ID ? number : 0;
}

function addressOf({ role }: Reader, query: BookingListQuery, page: number): string {
  const entries = Object.entries({ ...query, page }).map(([name, value]) => [name, String(value)]);
  return `${PATHS[role]}?${new URLSearchParams(entries)}`;
}
