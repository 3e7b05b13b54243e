import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../../database/connect';

/** A competing request for days of the same camper. */
export interface Rival {
  id: number;
  first_name: string;
  date_from: PlainDate;
  date_to: PlainDate;
}

/** The calendar of a camper around the days of a request. */
export interface RequestCalendar {
  booking_id: number;
  is_free: boolean;
  /** The last day before that is taken. */
  busy_before: PlainDate | null;
  /** The first day after that is taken. */
  busy_after: PlainDate | null;
  rivals: Rival[];
}

const MOST_RIVALS = 5;

/** Reads the calendar data that helps owners to decide on a request. */
export function createRequestCalendarStore(database: Database) {
  /** For the given requests; competing ones by their first day. */
  async function list(bookingIds: readonly number[], at: Date): Promise<RequestCalendar[]> {
    if (!bookingIds.length) return [];
    const { rows } = await sql<RequestCalendar>`
      select b.id as booking_id, taken.busy_before, taken.busy_after, not taken.overlaps as is_free, rivals.rivals
      from booking b
      cross join lateral (
        select
          coalesce(bool_or(k.during && daterange(b.date_from, b.date_to, '[]')), false) as overlaps,
          max(upper(k.during) - 1) filter (where upper(k.during) <= b.date_from) as busy_before,
          min(lower(k.during)) filter (where lower(k.during) > b.date_to) as busy_after
        from calendar_block k
        where k.camper_id = b.camper_id and k.booking_id is distinct from b.id
          and (k.expires_at is null or k.expires_at > ${at})) taken
      cross join lateral (
        select coalesce(json_agg(json_build_object('id', near.id, 'first_name', near.first_name,
          'date_from', near.date_from, 'date_to', near.date_to) order by near.date_from, near.id), '[]') as rivals
        from (select r.id, u.first_name, r.date_from, r.date_to
          from booking r join app_user u on u.id = r.guest_id
          where r.camper_id = b.camper_id and r.id <> b.id and r.state = 'VALIDATED' and not r.is_instant
            and r.answer_by > ${at} and r.date_from <= b.date_to and r.date_to >= b.date_from
          order by r.date_from, r.id limit ${MOST_RIVALS}) near) rivals
      where b.id = any(${[...bookingIds]}::int[])`.execute(database);
    return rows;
  }

  return { list };
}
