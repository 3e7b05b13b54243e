import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';

const MOST_AT_ONCE = 50;

/** Today, and the day by which trips begin whose deposits are due. */
interface Days {
  today: PlainDate;
  until: PlainDate;
}

/** Reads for which trips a deposit is to be set aside or let go. */
export function createDepositsStore(database: Database) {
  /** What is set aside for damages, in the owner's currency. */
  function ofCamper(camperId: number) {
    return database
      .selectFrom('camper')
      .select(['deposit', 'currency'])
      .where('id', '=', camperId)
      .executeTakeFirstOrThrow();
  }

  /** Trips under way, or begun by a day, whose deposit by card is not seen to: neither set aside nor tried today. */
  async function without({ today, until }: Days): Promise<{ id: number }[]> {
    const { rows } = await sql<{ id: number }>`
      select b.id from booking b join camper c on c.id = b.camper_id
      where b.state = 'TO_COME' and not b.deposit_at_pick_up and b.date_from <= ${until} and b.date_to >= ${today}
        and c.deposit > 0 and 'card' = any(c.deposit_mean)
        and not exists (select from payment p where p.booking_id = b.id and p.reason = 'depos'
          and (p.state <> 'failed' or coalesce(p.due_on >= ${today}, false)))
      order by b.id limit ${MOST_AT_ONCE}`.execute(database);
    return rows;
  }

  /** It is handed over when the trip begins. */
  async function noteAtPickUp(bookingId: number): Promise<void> {
    await database
      .updateTable('booking')
      .set({ deposit_at_pick_up: true })
      .where('id', '=', bookingId)
      .execute();
  }

  /** Deposits of trips that ended before a day or were called off, without anything open between the two. */
  function over(before: PlainDate) {
    return database
      .selectFrom('payment')
      .innerJoin('booking', 'booking.id', 'payment.booking_id')
      .select(['payment.id', 'payment.provider_id'])
      .where('payment.reason', '=', 'depos')
      .where('payment.state', '=', 'done')
      .where('booking.has_open_incident', '=', false)
      .where((row) =>
        row.or([
          row('booking.date_to', '<=', before),
          row('booking.state', 'not in', ['TO_COME', 'ONGOING']),
        ]),
      )
      .orderBy('payment.id')
      .limit(MOST_AT_ONCE)
      .execute();
  }

  return { ofCamper, without, noteAtPickUp, over };
}
