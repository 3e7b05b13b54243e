import { sql } from 'kysely';

import type { DayRange } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { BookingRow } from '../bookings/booking-process.service';

const OVERLAPPING = '23P01';

/** Days that are held for a request. */
interface Hold {
  requestId: number;
  days: DayRange;
  until: Date;
}

/** The days around a trip. The caller holds the locks of its booking when it writes. */
export function createRequestDaysStore(database: Database) {
  /** Days around a trip that are taken by others; past days are left out. */
  async function busyAround({ id, camper_id, date_from }: BookingRow, now: Date): Promise<DayRange[]> {
    const { rows } = await sql<DayRange>`select lower(during) as from, upper(during) - 1 as to
      from calendar_block where camper_id = ${camper_id} and booking_id is distinct from ${id}
        and upper(during) >= least(${date_from}::date, ${now}::date)
        and (expires_at is null or expires_at > ${now})
        and (request_id is null or request_id not in (select r.id from booking_request r where r.booking_id = ${id}))
      order by during`.execute(database);
    return rows;
  }

  /** Holds days next to a trip for a request. @throws HttpError 405 CAMPER_ALREADY_BOOKED */
  function hold({ camper_id }: BookingRow, { requestId, days, until }: Hold): Promise<void> {
    return refusingTaken(
      sql`insert into calendar_block (camper_id, during, kind, request_id, expires_at)
        values (${camper_id}, daterange(${days.from}::date, ${days.to}::date, '[]'), 'hold', ${requestId}, ${until})
        on conflict (request_id) do update set during = excluded.during, expires_at = excluded.expires_at`,
    );
  }

  async function release(requestId: number): Promise<void> {
    await database
      .deleteFrom('calendar_block')
      .where(sql<boolean>`request_id = ${requestId}`)
      .execute();
  }

  /** Moves a trip to other days. @throws HttpError 405 CAMPER_ALREADY_BOOKED */
  function move(bookingId: number, { from, to }: DayRange): Promise<void> {
    return refusingTaken(
      sql`update calendar_block set during = daterange(${from}::date, ${to}::date, '[]')
        where booking_id = ${bookingId}`,
    );
  }

  async function refusingTaken(statement: ReturnType<typeof sql>): Promise<void> {
    try {
      await statement.execute(database);
    } catch (error) {
      if ((error as { code?: string }).code === OVERLAPPING)
        throw new HttpError(405, 'CAMPER_ALREADY_BOOKED');
      throw error;
    }
  }

  return { busyAround, hold, release, move };
}
