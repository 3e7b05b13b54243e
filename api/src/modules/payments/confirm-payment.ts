import type { ConfirmPayment } from '@campavia/contracts';

import { HttpError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { BookingRow } from '../bookings/booking-process.service';
import type { PaymentDependencies } from './payment-dependencies';
import { createPaymentKeysStore, type KeyedCall } from './payment-keys.store';
import { createPaymentsStore, findChosen, type Payment } from './payments.store';
import { paymentTarget, type Preparation, type Prepared } from './prepare-payment';
import type { Outcomes } from './provider/apply-outcome';
import type { StatusSync } from './provider/sync-payment-status';
import { findEarlierPayment } from './record-intent';
import { createRentalCreditsStore } from './refunds/rental-credits.store';

interface Needs extends PaymentDependencies {
  preparation: Preparation;
  outcomes: Pick<Outcomes, 'complete'>;
  statusSync: Pick<StatusSync, 'syncPending'>;
}

/** The payment that a guest confirms, and the key of the call. */
export interface ConfirmationRequest {
  form: ConfirmPayment;
  /** Without a key, only the state of the booking prevents a second payment. */
  call: KeyedCall | undefined;
}

/** Completes payments that need no provider: a price of zero, and prices that rental credits cover in full. */
export function createConfirmation({ database, clock, preparation, outcomes, statusSync }: Needs) {
  /**
   * Makes the checks that all payment methods share, and completes payments that need no provider.
   * @throws HttpError 405 with one of the codes of a confirmation, 409 for a key of another call
   */
  async function confirm(booking: BookingRow, { form, call }: ConfirmationRequest): Promise<void> {
    if (call && (await findEarlierPayment(database, call, clock))) return;
    await statusSync.syncPending(booking.id, form.request_id);
    if (form.token) await preparation.requireCard(form.token, booking);
    await withRetry(database, async (transaction) => {
      const prepared = await preparation.prepare(transaction, booking.id, form.request_id);
      if (await needsProvider(transaction, prepared, form)) return;
      const payment = await payWithCredits(transaction, prepared);
      if (call) await createPaymentKeysStore(transaction).store(call, payment.id, clock.now());
    });
  }

  async function needsProvider(
    transaction: Database,
    { booking, request, due, credits }: Prepared,
    form: ConfirmPayment,
  ): Promise<boolean> {
    if (due === 0) return false;
    const rows = await createPaymentsStore(transaction).ofBooking(booking.id);
    const chosen = findChosen(rows, { request });
    const useCredits = form.use_rental_credits ?? chosen?.use_credits ?? false;
    return !(form.type === 'moneyb' || useCredits) || credits !== due;
  }

  async function payWithCredits(transaction: Database, prepared: Prepared): Promise<Payment> {
    const { booking, request, due } = prepared;
    const store = createPaymentsStore(transaction);
    if (await store.findPending(booking.id, request?.id)) throw new HttpError(409, 'payment_under_way');
    const now = clock.now();
    const payment = await store.insert({
      ...paymentTarget(prepared),
      amount: due,
      type: 'moneyb',
      reason: 'moneyb',
      state: 'done',
      part: !request && booking.state === 'TO_COME_NOT_PAID' ? 'second_half' : 'whole',
      currency: booking.currency_used,
      made_at: now,
      done_at: now,
    });
    const holder = { userId: booking.guest_id, currency: booking.currency_used };
    const spent = await createRentalCreditsStore(transaction).spend(payment.id, holder, { upTo: due, now });
    if (spent !== due) throw new HttpError(409, 'payment_changed');
    await outcomes.complete(transaction, booking, payment);
    return payment;
  }

  return { confirm };
}

export type Confirmation = ReturnType<typeof createConfirmation>;
