import { effectiveFactsAt } from '@campavia/domain';

import type { HttpError } from '../../../core/http-errors';
import type { Database } from '../../../database/connect';
import { factsOf, nowOf, type BookingRow } from '../../bookings/booking-process.service';
import type { PaymentDependencies } from '../payment-dependencies';
import { createPaymentsStore, type Payment } from '../payments.store';
import { createRefunds } from './refunds';
import { createRentalCreditsStore } from './rental-credits.store';

interface UnmatchedPayment {
  booking: BookingRow;
  payment: Payment;
  /** Why the booking cannot be confirmed. */
  error: HttpError;
}

/** Money that arrived for a booking which can no longer be confirmed by it: refunded in full, automatically. */
export function createUnmatchedPayments({ clock, ledger }: Pick<PaymentDependencies, 'clock' | 'ledger'>) {
  const { orderRefund } = createRefunds({ clock, ledger });

  async function returnUnmatched(
    transaction: Database,
    { booking, payment, error }: UnmatchedPayment,
  ): Promise<void> {
    await createPaymentsStore(transaction).update(payment.id, 'done', {
      error_code: errorCodeOf(booking, payment, error),
    });
    await releaseCredits(transaction, payment);
    await ledger.bookUnmatchedPayIn(transaction, booking, payment);
    await orderRefund(transaction, { payment, amount: payment.amount });
  }

  /** The error code that guests get for it. */
  function errorCodeOf(booking: BookingRow, { request_id }: Payment, { code }: HttpError): string {
    if (code === 'CAMPER_ALREADY_BOOKED' || code === 'BOOKING_ALREADY_PAID') return code;
    if (request_id !== null) return 'BOOKING_NOT_IN_VALID_STATE';
    const { state } = effectiveFactsAt(factsOf(booking), nowOf(clock));
    return state === 'TO_COME' ? 'BOOKING_ALREADY_PAID' : 'BOOKING_NOT_IN_VALID_STATE';
  }

  return { returnUnmatched };
}

/** Restores the rental credits that were reserved for a payment which came to nothing. */
export async function releaseCredits(transaction: Database, payment: Payment): Promise<void> {
  const store = createPaymentsStore(transaction);
  for (const { id, reason } of await store.listDependents(payment.id)) {
    const released = reason === 'moneyb' && (await store.transition(id, 'release_credits'));
    if (released) await createRentalCreditsStore(transaction).restoreAll(id);
  }
}
