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
  return { ...due(database), ...authorised(database) };
}

function due(database: Database) {
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

  return { ofCamper, listDue, markAtPickUp };
}

function authorised(database: Database) {
  /** Authorised deposits of trips that ended before a day or were cancelled: without open incident or charge. */
  function listReleasable(before: PlainDate) {
    return database
      .selectFrom('payment')
      .innerJoin('booking', 'booking.id', 'payment.booking_id')
      .select(['payment.id', 'payment.provider_id'])
      .where('payment.reason', '=', 'depos')
      .where('payment.state', '=', 'done')
      .where('booking.has_open_incident', '=', false)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payment as charge')
              .select('charge.id')
              .whereRef('charge.of_payment', '=', 'payment.id')
              .where('charge.state', '=', 'in_prog'),
          ),
        ),
      )
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

  /** The deposit of a booking that is set aside on a card, and the part that was charged or is being charged. */
  async function findAuthorised(bookingId: number) {
    const deposit = await database
      .selectFrom('payment')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('reason', '=', 'depos')
      .where('state', '=', 'done')
      .executeTakeFirst();
    return deposit && { ...deposit, charged: await sumCharges(bookingId) };
  }

  async function sumCharges(bookingId: number): Promise<number> {
    const { charged } = await database
      .selectFrom('payment')
      .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('charged'))
      .where('booking_id', '=', bookingId)
      .where('reason', 'in', ['sinist', 'gest', 'tolls'])
      .where('state', 'in', ['in_prog', 'done'])
      .executeTakeFirstOrThrow();
    return Number(charged);
  }

  return { listReleasable, findAuthorised, sumCharges };
}
