import { sql, type RawBuilder } from 'kysely';

import { BOOKING_DEADLINES, type BookingState, type MetaState, type Now } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import { isPerhapsOpen, visibleBookings, type Reader } from './visible-bookings';

/** Filter of a list. `shown` is a state that depends on the days of a trip. */
export interface ListFilter {
  tab?: MetaState;
  state?: BookingState;
  shown?: 'ONGOING' | 'DONE';
  year?: number;
}

export interface Paging {
  limit: number;
  offset: number;
}

/** A number of bookings. */
export interface Count {
  key: string;
  count: number;
}

/** Counts of a reader's bookings. */
export interface ListCounts {
  tabs: Count[];
  years: number[];
  states: Count[];
}

/** Reads the bookings of a list. */
export function createBookingListsStore(database: Database) {
  /**
   * One page of a list and its total: bookings that wait for the reader by deadline, then upcoming ones by
   * date, then past trips, then all others with the latest first.
   */
  async function page(
    reader: Reader,
    { filter, limit, offset }: Paging & { filter: ListFilter },
    now: Now,
  ): Promise<{ ids: number[]; count: number }> {
    const isAhead = filter.tab !== undefined && filter.tab !== 'archived';
    const deadlineOf = reader.role === 'owner' ? ownerDeadline : guestDeadline;
    const deadline = filter.tab === 'to_do' ? sql`${deadlineOf(now)},` : sql``;
    const over = filter.tab === 'confirmed' ? sql`date_to < ${now.today}::date,` : sql``;
    const order = isAhead ? sql`${deadline} ${over} starts_at, id` : sql`starts_at desc, id desc`;
    const wanted = isAhead ? isPerhapsOpen(now) : undefined;
    const { rows } = await sql<{ ids: number[]; count: number }>`
      with found as materialized (
        select * from ${visibleBookings(reader, now, wanted)} mine where ${matching(filter)})
      select (select count(*) from found) as count,
        array(select id from found order by ${order} limit ${limit} offset ${offset}) as ids`.execute(
      database,
    );
    return rows[0] ?? { ids: [], count: 0 };
  }

  /** The number of bookings per tab; for one tab or all of them, the years and the number per state. */
  async function counts(reader: Reader, filter: ListFilter, now: Now): Promise<ListCounts> {
    const { rows } = await sql<ListCounts>`
      with mine as materialized (select * from ${visibleBookings(reader, now)} mine),
        found as (select * from mine where ${matching(filter)})
      select
        (select coalesce(json_agg(json_build_object('key', tab, 'count', n)), '[]')
          from (select tab, count(*) as n from mine group by tab) tabs) as tabs,
        array(select distinct extract(year from date_from)::int from found order by 1 desc) as years,
        (select coalesce(json_agg(json_build_object('key', state, 'count', n) order by state), '[]')
          from (select state, count(*) as n from found group by state) states) as states`.execute(database);
    return rows[0] ?? { tabs: [], years: [], states: [] };
  }

  return { page, counts };
}

/** The owner's deadline to answer a request or extension, or to write a review; for a row of `visibleBookings`. */
function ownerDeadline({ ms, deadlines = BOOKING_DEADLINES }: Now): RawBuilder<unknown> {
  return sql`case when state = 'VALIDATED' then answer_by else coalesce(
    (select min(q.answer_by) from booking_request q where q.booking_id = found.id and q.kind = 'extension'
      and q.state = 'GUEST_ASK' and q.answer_by > ${new Date(ms)}),
    (date_to + ${deadlines.reviewDays}::int)::timestamptz) end`;
}

/** Deadline of a guest for paying or for a review; null for a request that is not sent yet. Of `visibleBookings`. */
function guestDeadline({ today, deadlines = BOOKING_DEADLINES }: Now): RawBuilder<unknown> {
  return sql`case when state in ('ACCEPTED', 'VALIDATED') then pay_by
    when state = 'TO_COME_NOT_PAID' then (date_from - ${deadlines.secondInstalmentLastDays}::int)::timestamptz
    when date_to < ${today}::date then (date_to + ${deadlines.reviewDays}::int)::timestamptz end`;
}

function matching({ tab, state, shown, year }: ListFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (tab) conditions.push(sql`tab = ${tab}`);
  if (state) conditions.push(sql`state = ${state}`);
  if (shown) conditions.push(sql`shown = ${shown}`);
  if (year) conditions.push(sql`extract(year from date_from) = ${year}`);
  return sql.join(conditions, sql` and `);
}
