import { sql, type Updateable } from 'kysely';

import type { BookingTable, LineShare } from '../../database/booking-schema';
import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';

/** A line that a request adds to the price of its booking. */
export interface AddedLine {
  code: string;
  share: LineShare;
  amount: number;
  amountOwner: number;
}

/** A line that was agreed with the trip, or with a later request. */
export interface AgreedDays {
  code: string;
  amountOwner: number;
  isAdded: boolean;
}

/** Writes the changes of a booking by a request. */
export function createTripAmendmentsStore(database: Database) {
  /** Appends lines to a price; existing lines stay as they are. */
  async function append(bookingId: number, requestId: number, lines: readonly AddedLine[]): Promise<void> {
    if (lines.length === 0) return;
    const { rows } = await sql<{
      last: number;
    }>`select coalesce(max(position), 0)::int as last from booking_line
      where booking_id = ${bookingId}`.execute(database);
    const after = (rows[0]?.last ?? 0) + 1;
    await database
      .insertInto('booking_line')
      .values(
        lines.map(({ code, share, amount, amountOwner }, index) => ({
          booking_id: bookingId,
          position: after + index,
          code,
          share,
          amount,
          amount_owner: amountOwner,
          parts: '[]',
          request_id: requestId,
        })),
      )
      .execute();
  }

  function change(bookingId: number, changes: Updateable<BookingTable>): Promise<BookingRow> {
    return database
      .updateTable('booking')
      .set(changes)
      .where('id', '=', bookingId)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** The agreed amounts of a booking's days in the owner's currency, by lines of the quote. */
  async function agreedDays(bookingId: number): Promise<AgreedDays[]> {
    const { rows } = await sql<AgreedDays>`
      select code, amount_owner as "amountOwner", false as "isAdded" from booking_line
        where booking_id = ${bookingId} and request_id is null
      union all select line ->> 'code', (line ->> 'amountOwner')::bigint, true
        from booking_request, jsonb_array_elements(lines) line
        where booking_id = ${bookingId} and state = 'CONFIRMED'`.execute(database);
    return rows;
  }

  /** Adds an entry to the history of a booking: a request changed the trip. */
  async function note(booking: BookingRow, move: 'extend' | 'upgrade', at: Date): Promise<void> {
    const { id: booking_id, state } = booking;
    await database
      .insertInto('booking_change')
      .values({ booking_id, at, move, actor: 'provider', from_state: state, to_state: state })
      .execute();
  }

  return { append, change, agreedDays, note };
}
