import { sql } from 'kysely';

import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../../database/connect';

const BATCH_SIZE = 50;

/** Today, and the day by which the trips begin whose deposits are due. */
interface Days {
  today: PlainDate;
  until: PlainDate;
}

/** Reads for which trips a deposit has to be authorised or released. */
export function createDepositsStore(database: Database) {
  /** The deposit that a camper's owner asks for, in the owner's currency. */
  function ofCamper(camperId: number) {
    return database
      .selectFrom('camper')
      .select(['deposit', 'currency'])
      .where('id', '=', camperId)
      .executeTakeFirstOrThrow();
  }

  /** Trips in progress, or beginning by a day, whose deposit by card is neither authorised nor tried today. */
  async function listDue({ today, until }: Days): Promise<{ id: number }[]> {
    const { rows } = await sql<{ id: number }>`
      select b.id from booking b join camper c on c.id = b.camper_id
      where b.state = 'TO_COME' and not b.deposit_at_pick_up and b.date_from <= ${until} and b.date_to >= ${today}
        and c.deposit > 0 and 'card' = any(c.deposit_mean)
        and not exists (select from payment p where p.booking_id = b.id and p.reason = 'depos'
          and (p.state <> 'failed' or coalesce(p.due_on >= ${today}, false)))
      order by b.id limit ${BATCH_SIZE}`.execute(database);
    return rows;
  }

  async function markAtPickUp(bookingId: number): Promise<void> {
    await database
      .updateTable('booking')
      .set({ deposit_at_pick_up: true })
      .where('id', '=', bookingId)
      .execute();
  }

  /** Authorised deposits of trips that ended before a day or were cancelled, and have no open incident. */
  function listReleasable(before: PlainDate) {
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
      .limit(BATCH_SIZE)
      .execute();
  }

  return { ofCamper, listDue, markAtPickUp, listReleasable };
}
