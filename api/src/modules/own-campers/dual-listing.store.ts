import { sql } from 'kysely';

import { addDays, type DualListingState, type PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** Length of the simulated booking, and how far ahead it is placed. */
const NIGHTS = 7;
const NEXT_DAYS = { from: 21, to: 120 };
const COMMENT = 'Camille, 2 people';

/** Writes states reported by the sister platform. */
export function createDualListingStore(database: Database) {
  async function setState(camperId: number, dual_listing: DualListingState): Promise<void> {
    await database.updateTable('camper').set({ dual_listing }).where('id', '=', camperId).execute();
  }

  /** Blocks the first free week from three weeks on as booked there, unless there is such a block in the future. */
  async function addBooking(camperId: number, today: PlainDate): Promise<void> {
    const [from, to] = [addDays(today, NEXT_DAYS.from), addDays(today, NEXT_DAYS.to)];
    await sql`insert into calendar_block (camper_id, during, kind, reason, comment)
      select ${camperId}::integer, stay.days, 'owner', 'GOBOONY_BOOKING', ${COMMENT}
      from generate_series(${from}::date, ${to}::date, interval '1 day') first_day,
        lateral (select daterange(first_day::date, first_day::date + ${NIGHTS}::integer, '[]') as days) stay
      where not exists (select from calendar_block taken
          where taken.camper_id = ${camperId} and taken.during && stay.days)
        and not exists (select from calendar_block known
          where known.camper_id = ${camperId} and known.reason = 'GOBOONY_BOOKING'
            and upper(known.during) > ${today}::date)
      order by first_day limit 1`.execute(database);
  }

  /** Releases days booked there that have not begun. */
  async function removeBookings(camperId: number, today: PlainDate): Promise<void> {
    await sql`delete from calendar_block where camper_id = ${camperId} and kind = 'owner'
      and reason = 'GOBOONY_BOOKING' and lower(during) > ${today}::date`.execute(database);
  }

  return { setState, addBooking, removeBookings };
}
