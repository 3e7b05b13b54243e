import type { ConfirmPayment } from '@campavia/contracts';

import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { BookingRow } from '../bookings/booking-process.service';
import { inTurn } from './in-turn';
import { sameCall } from './intend-payment';
import { createPaymentKeysStore, type KeyedCall } from './payment-keys.store';
import type { PaymentNeeds } from './payment-needs';
import { chosenOf, createPaymentsStore, type Payment } from './payments.store';
import { targetOf, type Prepared, type Preparation } from './prepare-payment';
import { createRentalCreditsStore } from './rental-credits.store';
import type { Settlement } from './settle-payment';
import type { Start } from './start-payment';

interface Needs extends PaymentNeeds {
  preparation: Preparation;
  settlement: Settlement;
  start: Start;
}

/** What a guest confirms, and how the call is told from others. */
export interface Confirming {
  asked: ConfirmPayment;
  /** Without a key the state of the booking alone keeps it from happening twice. */
  call: KeyedCall | undefined;
}

/** Closes what no provider is needed for: a price of nothing, and what rental credits pay whole. */
export function createConfirmation({ database, clock, preparation, settlement, start }: Needs) {
  /**
   * Makes the checks of every means, and closes what needs no provider.
   * @throws HttpError 405 with one of the codes of a confirmation, 409 for a key of another call
   */
  async function confirm(booking: BookingRow, { asked, call }: Confirming): Promise<void> {
    if (call && (await sameCall(database, call, clock))) return;
    await start.followOpen(booking.id, asked.request_id);
    if (asked.token) await preparation.requireCard(asked.token, booking);
    await inTurn(database, async (transaction) => {
      const prepared = await preparation.prepare(transaction, booking.id, asked.request_id);
      if (!(await isClosedHere(transaction, prepared, asked))) return;
      const payment = await close(transaction, prepared);
      if (call) await createPaymentKeysStore(transaction).keep(call, payment.id, clock.now());
    });
  }

  async function isClosedHere(
    transaction: Database,
    { booking, request, due, credits }: Prepared,
    asked: ConfirmPayment,
  ): Promise<boolean> {
    if (due === 0) return true;
    const rows = await createPaymentsStore(transaction).ofBooking(booking.id);
    const chosen = chosenOf(rows, { request });
    const useCredits = asked.use_rental_credits ?? chosen?.use_credits ?? false;
    return (asked.type === 'moneyb' || useCredits) && credits === due;
  }

  async function close(transaction: Database, prepared: Prepared): Promise<Payment> {
    const { booking, request, due } = prepared;
    const store = createPaymentsStore(transaction);
    if (await store.underWay(booking.id, request?.id)) throw new HttpError(409, 'payment_under_way');
    const now = clock.now();
    const payment = await store.insert({
      ...targetOf(prepared),
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
    await settlement.complete(transaction, booking, payment);
    return payment;
  }

  return { confirm };
}

export type Confirmation = ReturnType<typeof createConfirmation>;
