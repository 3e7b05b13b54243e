import { addDays, BOOKING_DEADLINES } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import { forEachDespiteErrors } from '../../../core/background/for-each-despite-errors';
import { withRetry } from '../../../database/with-retry';
import type { BookingRow } from '../../bookings/booking-process.service';
import type { PaymentDependencies } from '../payment-dependencies';
import { createPaymentsStore, type Payment } from '../payments.store';
import { buildPayInOrder } from '../provider/pay-in-order';
import { CALL_GRACE_MS, createProviderCallsStore } from '../provider/provider-calls.store';
import { createSecondInstalmentsStore } from './second-instalments.store';

const BATCH_SIZE = 50;

/** Second instalments: debited on their day from the card of the first one, three times at most. */
export function createSecondInstalments(needs: PaymentDependencies) {
  const { database, clock, process } = needs;

  /** Records the debits that are due; returns their payments. */
  async function startDue(): Promise<number[]> {
    const due = await createSecondInstalmentsStore(database).listDue(clock.today(), BATCH_SIZE);
    const started: number[] = [];
    await forEachDespiteErrors(due, async ({ id, booking_id }) => {
      if (await withRetry(database, (transaction) => start(transaction, booking_id, id))) started.push(id);
    });
    return started;
  }

  // Nothing is debited while the guest is paying by hand.
  async function start(transaction: Database, bookingId: number, paymentId: number): Promise<boolean> {
    const booking = await process.lock(transaction, bookingId);
    const store = createPaymentsStore(transaction);
    if (booking.state !== 'TO_COME_NOT_PAID' || (await store.findPending(booking.id))) return false;
    const made_at = clock.now();
    const payment = await store.transition(paymentId, 'start_instalment', { made_at });
    if (!payment) return false;
    const order = await buildPayInOrder(transaction, needs, { booking, payment });
    const request = { ...order, ...(payment.card_alias && { alias: payment.card_alias }) };
    const tryAt = new Date(made_at.getTime() + CALL_GRACE_MS);
    await createProviderCallsStore(transaction).record(payment.id, { kind: 'pay_in', request }, tryAt);
    return true;
  }

  /** Handles a failed debit: the booking notes it, and the next attempt is scheduled if there is one. */
  async function handleFailure(transaction: Database, booking: BookingRow, payment: Payment): Promise<void> {
    if (booking.state !== 'TO_COME_NOT_PAID') return;
    const tries = booking.second_half_tries + 1;
    await process.transitionWithin(transaction, {
      bookingId: booking.id,
      name: 'second_half_failed',
      actor: 'provider',
    });
    const pauseDays = BOOKING_DEADLINES.secondInstalmentTryDays[tries];
    if (pauseDays === undefined || booking.second_half_on === null) return;
    await scheduleRetry(transaction, payment, addDays(booking.second_half_on, pauseDays));
  }

  async function scheduleRetry(
    transaction: Database,
    payment: Payment,
    dueOn: Payment['due_on'],
  ): Promise<void> {
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

  return { startDue, handleFailure };
}

export type SecondInstalments = ReturnType<typeof createSecondInstalments>;
