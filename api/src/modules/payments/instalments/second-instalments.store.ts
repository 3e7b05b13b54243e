import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../../database/connect';

/** Reads and writes the state of second instalments. */
export function createSecondInstalmentsStore(database: Database) {
  /** Instalments that are due. */
  function listDue(today: PlainDate, most: number) {
    return database
      .selectFrom('payment')
      .innerJoin('booking', 'booking.id', 'payment.booking_id')
      .select(['payment.id', 'payment.booking_id'])
      .where('payment.state', '=', 'to_come')
      .where('payment.reason', '=', 'book')
      .where('payment.due_on', '<=', today)
      .where('booking.state', '=', 'TO_COME_NOT_PAID')
      .orderBy('payment.id')
      .limit(most)
      .execute();
  }

  async function schedule(bookingId: number, on: PlainDate): Promise<void> {
    await database
      .updateTable('booking')
      .set({ second_half: 'to_come', second_half_on: on, second_half_tries: 0 })
      .where('id', '=', bookingId)
      .execute();
  }

  async function markFailed(bookingId: number): Promise<void> {
    await database
      .updateTable('booking')
      .set((booking) => ({ second_half: 'failed', second_half_tries: booking('second_half_tries', '+', 1) }))
      .where('id', '=', bookingId)
      .execute();
  }

  async function markPaid(bookingId: number): Promise<void> {
    await database.updateTable('booking').set({ second_half: 'done' }).where('id', '=', bookingId).execute();
  }

  /** Makes open instalments due on an earlier day. */
  async function moveForward(bookingId: number, on: PlainDate): Promise<void> {
    await database
      .updateTable('booking')
      .set({ second_half_on: on })
      .where('id', '=', bookingId)
      .where('second_half_on', '>', on)
      .execute();
    await database
      .updateTable('payment')
      .set({ due_on: on })
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'to_come')
      .where('reason', '=', 'book')
      .where('due_on', '>', on)
      .execute();
  }

  return { listDue, schedule, markFailed, markPaid, moveForward };
}
