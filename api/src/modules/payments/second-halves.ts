import { addDays, BOOKING_TERMS } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';
import { orderOf } from './pay-in-order';
import type { PaymentNeeds } from './payment-needs';
import { createPaymentsStore, type Payment } from './payments.store';
import { createProviderCallsStore } from './provider-calls.store';
import { createSecondHalvesStore } from './second-halves.store';

const MOST_AT_ONCE = 50;
const PATIENCE_MS = 60_000;

/** The second of two halves: debited from the card of the first one when its day comes, three times at most. */
export function createSecondHalves(needs: PaymentNeeds) {
  const { database, clock, process } = needs;

  /** Starts every debit whose day has come; answers the payments that are under way by it. */
  async function startDue(): Promise<number[]> {
    const due = await createSecondHalvesStore(database).due(clock.today(), MOST_AT_ONCE);
    const started: number[] = [];
    for (const { id, booking_id } of due) {
      if (await database.transaction().execute((transaction) => start(transaction, booking_id, id))) {
        started.push(id);
      }
    }
    return started;
  }

  // While the guest pays by hand nothing is debited beside it.
  async function start(transaction: Database, bookingId: number, paymentId: number): Promise<boolean> {
    const booking = await process.lock(transaction, bookingId);
    const store = createPaymentsStore(transaction);
    if (booking.state !== 'TO_COME_NOT_PAID' || (await store.underWay(booking.id))) return false;
    const made_at = clock.now();
    const payment = await store.change(paymentId, ['to_come'], { state: 'in_prog', made_at });
    if (!payment) return false;
    const order = await orderOf(transaction, needs, { booking, payment });
    const request = { ...order, ...(payment.card_alias && { alias: payment.card_alias }) };
    const tryAt = new Date(made_at.getTime() + PATIENCE_MS);
    await createProviderCallsStore(transaction).intend(payment.id, { kind: 'pay_in', request }, tryAt);
    return true;
  }

  /** A debit did not come about: the booking is told, and the next one is laid down if there is one. */
  async function missed(transaction: Database, booking: BookingRow, payment: Payment): Promise<void> {
    if (booking.state !== 'TO_COME_NOT_PAID') return;
    const tries = booking.second_half_tries + 1;
    await process.within(transaction, {
      bookingId: booking.id,
      name: 'second_half_failed',
      actor: 'provider',
    });
    const pause = BOOKING_TERMS.secondHalfTryDays[tries];
    if (pause === undefined || booking.second_half_on === null) return;
    await comeAgain(transaction, payment, addDays(booking.second_half_on, pause));
  }

  async function comeAgain(transaction: Database, payment: Payment, dueOn: Payment['due_on']): Promise<void> {
    const { booking_id, type, reason, part, amount, currency, card_alias, card_expiry } = payment;
    await createPaymentsStore(transaction).insert({
      booking_id,
      type,
      reason,
      part,
      amount,
      currency,
      card_alias,
      card_expiry,
      state: 'to_come',
      due_on: dueOn,
      made_at: clock.now(),
    });
  }

  return { startDue, missed };
}

export type SecondHalves = ReturnType<typeof createSecondHalves>;
