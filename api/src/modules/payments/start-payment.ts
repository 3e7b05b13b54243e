import type { StartPayment } from '@campavia/contracts';

import { InvalidFieldsError } from '../../core/http-errors';
import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import type { StatusSync } from './provider/sync-payment-status';
import { withRetry } from '../../database/with-retry';
import { createIntentRecorder, findEarlierPayment, type PaymentStart } from './record-intent';
import { requirePayable } from './payment-checks';
import type { PaymentDependencies } from './payment-dependencies';
import { createPaymentsStore, type Payment } from './payments.store';
import type { Preparation } from './prepare-payment';

interface Needs extends PaymentDependencies {
  preparation: Preparation;
  statusSync: StatusSync;
}

const PHONE = /^\+\d{8,15}$/;

/** Starts payments that a provider takes. */
export function createStart(needs: Needs) {
  const { database, clock, preparation, statusSync } = needs;
  const { recordIntent } = createIntentRecorder(needs);

  /**
   * Starts a payment, or finds the one that the same call started.
   * @throws HttpError 405 with one of the codes of a confirmation, 409 for a key of another call, a payment under way,
   * an amount that changed; InvalidFieldsError for what makes no sense
   */
  async function start(booking: BookingRow, starting: PaymentStart): Promise<Payment> {
    const earlier = await findEarlierPayment(database, starting.call, clock);
    if (earlier) return earlier;
    await followOpen(booking.id, starting.asked.request_id);
    await requireMeans(booking, starting.asked);
    const payment = await withRetry(database, (transaction) =>
      recordIntent(transaction, booking.id, starting),
    );
    await statusSync.ask(payment.id);
    return (await createPaymentsStore(database).find(payment.id)) ?? payment;
  }

  /** Asks how the attempt ended that is under way, if one is. */
  async function followOpen(bookingId: number, requestId?: number): Promise<void> {
    const open = await createPaymentsStore(database).findPending(bookingId, requestId);
    if (open?.provider_id) await statusSync.ask(open.id);
  }

  // A card is looked at before anything is written down: it may take its vault a while to answer.
  async function requireMeans(booking: BookingRow, asked: StartPayment): Promise<void> {
    const { type, token, phone, request_id } = asked;
    if (request_id === undefined) requirePayable(booking, nowOf(clock));
    else await preparation.look(booking, request_id);
    if (type === 'card' || type === 'card_2') await preparation.requireCard(token, booking);
    if (type === 'mbway' && !PHONE.test(phone ?? '')) {
      throw new InvalidFieldsError({ phone: { id: 'field_not_a_phone' } });
    }
  }

  return { start, followOpen };
}

export type Start = ReturnType<typeof createStart>;
