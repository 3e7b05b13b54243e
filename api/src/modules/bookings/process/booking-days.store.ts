import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import { HttpError } from '../../../core/http-errors';

/** The days of a booking in the calendar of its camper, first and last day included. */
export interface BookingDays {
  id: number;
  camper_id: number;
  date_from: PlainDate;
  date_to: PlainDate;
}

const OVERLAPPING = '23P01';

/**
 * Writes the days of bookings into the calendars of campers. The caller holds the lock of the camper's row, so that
 * earlier reads are still valid and the table's constraint cannot be violated.
 */
export function createBookingDaysStore(database: Database) {
  /** Whether another booking, the owner or an imported calendar has one of the days; deletes expired holds. */
  async function areTaken({ id, camper_id, date_from, date_to }: BookingDays, now: Date): Promise<boolean> {
    const { rows } = await sql`with gone as (
        delete from calendar_block where camper_id = ${camper_id} and kind = 'hold' and expires_at <= ${now})
      select 1 from calendar_block where camper_id = ${camper_id}
        and during && daterange(${date_from}::date, ${date_to}::date, '[]')
        and booking_id is distinct from ${id} and (expires_at is null or expires_at > ${now}) limit 1`.execute(
      database,
    );
    return rows.length > 0;
  }

  /** Holds the days for a booking until a time; never shortens an existing hold. */
  function hold(days: BookingDays, until: Date): Promise<void> {
    return put(days, 'hold', until);
  }

  /** Books the days, including those that the booking holds. */
  function take(days: BookingDays): Promise<void> {
    return put(days, 'booking', null);
  }

  async function put(days: BookingDays, kind: 'booking' | 'hold', until: Date | null): Promise<void> {
    const { id, camper_id, date_from, date_to } = days;
    try {
      await sql`insert into calendar_block as block (camper_id, during, kind, booking_id, expires_at)
        values (${camper_id}, daterange(${date_from}::date, ${date_to}::date, '[]'), ${kind}, ${id}, ${until})
        on conflict (booking_id) do update set during = excluded.during, kind = excluded.kind,
          expires_at = case when excluded.kind = 'hold' then greatest(block.expires_at, excluded.expires_at) end
        where block.kind = 'hold' or excluded.kind = 'booking'`.execute(database);
    } catch (error) {
      if ((error as { code?: string }).code === OVERLAPPING)
        throw new HttpError(405, 'CAMPER_ALREADY_BOOKED');
      throw error;
    }
  }

  async function release(bookingId: number): Promise<void> {
    await database.deleteFrom('calendar_block').where('booking_id', '=', bookingId).execute();
  }

  /** Remaining time of a booking's hold, in milliseconds; 0 without a hold. */
  async function remainingHoldMs(bookingId: number, now: Date): Promise<number> {
    const block = await database
      .selectFrom('calendar_block')
      .select('expires_at')
      .where('booking_id', '=', bookingId)
      .where('kind', '=', 'hold')
      .executeTakeFirst();
    return block?.expires_at ? Math.max(0, block.expires_at.getTime() - now.getTime()) : 0;
  }

  /** Counts a hold for a paying guest; false when the maximum is reached. */
  async function countPayingHold(bookingId: number, most: number): Promise<boolean> {
    const counted = await database
      .updateTable('booking')
      .set((row) => ({ paying_holds: row('paying_holds', '+', 1) }))
      .where('id', '=', bookingId)
      .where('paying_holds', '<', most)
      .returning('id')
      .executeTakeFirst();
    return counted !== undefined;
  }

  return { areTaken, hold, take, release, remainingHoldMs, countPayingHold };
}
