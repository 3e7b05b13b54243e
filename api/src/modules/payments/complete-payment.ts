import { ceilDivide, type MoveName } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { PaymentPart } from '../../database/payment-schema';
import { HttpError } from '../../core/http-errors';
import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import { isToPay } from './payment-checks';
import type { PaymentNeeds } from './payment-needs';
import { createPaymentsStore, type Payment } from './payments.store';

const MOVE_OF: Record<PaymentPart, MoveName> = {
  whole: 'pay_whole',
  first_half: 'pay_first_half',
  second_half: 'pay_second_half',
};

/** Makes trips of payments that are done. */
export function createCompletion({ clock, process, ledger, requests }: PaymentNeeds) {
  /**
   * Books a payment that is done, with the rental credits that go with it, and confirms its booking.
   * @throws HttpError when the booking cannot be confirmed by it
   */
  async function complete(transaction: Database, booking: BookingRow, payment: Payment): Promise<void> {
    const store = createPaymentsStore(transaction);
    const hanging = await store.hangingOn(payment.id);
    const credits = hanging.filter(({ reason, state }) => reason === 'moneyb' && state === 'in_prog');
    const rows = [payment, ...credits];
    const paid = rows.reduce((sum, { amount }) => sum + amount, 0);
    await requireDue(transaction, booking, { payment, paid });
    for (const { id } of credits)
      await store.change(id, ['in_prog'], { state: 'done', done_at: clock.now() });
    await sell(transaction, booking, payment);
    for (const row of rows) {
      await ledger[row.reason === 'moneyb' ? 'bookCredits' : 'bookPayIn'](transaction, booking, row);
    }
    await store.tellBooking(booking.id, { paid });
    await store.drop(booking.id, 'select');
    if (payment.part === 'second_half') await store.drop(booking.id, 'to_come');
    if (payment.request_id !== null) return;
    const name = MOVE_OF[payment.part];
    await process.within(transaction, { bookingId: booking.id, name, actor: 'provider' });
  }

  // Looked at before anything is written: money that has come in does not undo that a term is over.
  async function requireDue(
    transaction: Database,
    booking: BookingRow,
    { payment, paid }: { payment: Payment; paid: number },
  ): Promise<void> {
    const { request_id: id, part } = payment;
    if (id === null && !isToPay(booking, nowOf(clock)))
      throw new HttpError(405, 'BOOKING_NOT_IN_VALID_STATE');
    const due = id === null ? dueOf(booking, part) : (await requests.look(transaction, booking, id)).amount;
    if (paid !== due) throw new HttpError(405, 'BOOKING_NOT_IN_VALID_STATE');
  }

  // A request makes the trip what was asked for, and its lines are sold with it.
  async function sell(transaction: Database, booking: BookingRow, payment: Payment): Promise<void> {
    if (payment.request_id === null) {
      if (payment.part !== 'second_half') await ledger.bookSale(transaction, booking);
      return;
    }
    await requests.confirm(transaction, booking, payment.request_id);
    await ledger.bookGrowth(transaction, booking, payment.request_id);
  }

  return { complete };
}

function dueOf({ price, paid }: BookingRow, part: PaymentPart): number {
  const open = (price ?? 0) - paid;
  return part === 'first_half' ? ceilDivide(open, 2) : open;
}
