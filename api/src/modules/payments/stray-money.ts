import { factsAt } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { HttpError } from '../../core/http-errors';
import { factsOf, nowOf, type BookingRow } from '../bookings/booking-process.service';
import { createGivingBack } from './give-back';
import type { PaymentNeeds } from './payment-needs';
import { createPaymentsStore, type Payment } from './payments.store';
import { createRentalCreditsStore } from './rental-credits.store';

/** Money that came for nothing: it goes back by itself. */
export function createStrayMoney({ clock, ledger }: PaymentNeeds) {
  const giving = createGivingBack({ clock, ledger });

  async function returnStray(transaction: Database, { booking, payment, why }: Stray): Promise<void> {
    const store = createPaymentsStore(transaction);
    await store.change(payment.id, ['done'], { error_code: why });
    await undoCredits(transaction, payment);
    await ledger.bookStrayPayIn(transaction, booking, payment);
    await giving.orderRefund(transaction, { payment, amount: payment.amount });
  }

  /** Why a booking cannot be confirmed any more, as the wire says it. */
  function whyStray(booking: BookingRow, { request_id }: Payment, { code }: HttpError): string {
    if (code === 'CAMPER_ALREADY_BOOKED' || code === 'BOOKING_ALREADY_PAID') return code;
    if (request_id !== null) return 'BOOKING_NOT_IN_VALID_STATE';
    const { state } = factsAt(factsOf(booking), nowOf(clock));
    return state === 'TO_COME' ? 'BOOKING_ALREADY_PAID' : 'BOOKING_NOT_IN_VALID_STATE';
  }

  return { returnStray, whyStray };
}

interface Stray {
  booking: BookingRow;
  payment: Payment;
  why: string;
}

/** Gives back the rental credits that were kept for a payment that came to nothing. */
export async function undoCredits(transaction: Database, payment: Payment): Promise<void> {
  const store = createPaymentsStore(transaction);
  for (const { id, reason } of await store.hangingOn(payment.id)) {
    const undone = reason === 'moneyb' && (await store.change(id, ['in_prog'], { state: 'cancel' }));
    if (undone) await createRentalCreditsStore(transaction).undo(id);
  }
}
