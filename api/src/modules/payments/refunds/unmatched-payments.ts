import { factsAt } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import type { HttpError } from '../../../core/http-errors';
import { factsOf, nowOf, type BookingRow } from '../../bookings/booking-process.service';
import { createRefunds } from './refunds';
import type { PaymentDependencies } from '../payment-dependencies';
import { createPaymentsStore, type Payment } from '../payments.store';
import { createRentalCreditsStore } from './rental-credits.store';

/** Money that came for nothing: it goes back by itself. */
export function createUnmatchedPayments({ clock, ledger }: PaymentDependencies) {
  const giving = createRefunds({ clock, ledger });

  async function returnUnmatched(transaction: Database, { booking, payment, why }: Stray): Promise<void> {
    const store = createPaymentsStore(transaction);
    await store.change(payment.id, ['done'], { error_code: why });
    await releaseCredits(transaction, payment);
    await ledger.bookStrayPayIn(transaction, booking, payment);
    await giving.orderRefund(transaction, { payment, amount: payment.amount });
  }

  /** Why a booking cannot be confirmed any more, as the wire says it. */
  function reasonUnmatched(booking: BookingRow, { request_id }: Payment, { code }: HttpError): string {
    if (code === 'CAMPER_ALREADY_BOOKED' || code === 'BOOKING_ALREADY_PAID') return code;
    if (request_id !== null) return 'BOOKING_NOT_IN_VALID_STATE';
    const { state } = factsAt(factsOf(booking), nowOf(clock));
    return state === 'TO_COME' ? 'BOOKING_ALREADY_PAID' : 'BOOKING_NOT_IN_VALID_STATE';
  }

  return { returnUnmatched, reasonUnmatched };
}

interface Stray {
  booking: BookingRow;
  payment: Payment;
  why: string;
}

/** Gives back the rental credits that were kept for a payment that came to nothing. */
export async function releaseCredits(transaction: Database, payment: Payment): Promise<void> {
  const store = createPaymentsStore(transaction);
  for (const { id, reason } of await store.listDependents(payment.id)) {
    const undone = reason === 'moneyb' && (await store.change(id, ['in_prog'], { state: 'cancel' }));
    if (undone) await createRentalCreditsStore(transaction).undo(id);
  }
}
