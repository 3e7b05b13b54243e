import type { StartPayment } from '@campavia/contracts';

import { InvalidFieldsError } from '../../core/http-errors';
import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import type { Following } from './follow-payment';
import { inTurn } from './in-turn';
import { createIntention, sameCall, type Starting } from './intend-payment';
import { requirePayable } from './payment-checks';
import type { PaymentNeeds } from './payment-needs';
import { createPaymentsStore, type Payment } from './payments.store';
import type { Preparation } from './prepare-payment';

interface Needs extends PaymentNeeds {
  preparation: Preparation;
  following: Following;
}

const PHONE = /^\+\d{8,15}$/;

/** Starts payments that a provider takes. */
export function createStart(needs: Needs) {
  const { database, clock, preparation, following } = needs;
  const { intend } = createIntention(needs);

  /**
   * Starts a payment, or finds the one that the same call started.
   * @throws HttpError 405 with one of the codes of a confirmation, 409 for a key of another call, a payment under way,
   * an amount that changed; InvalidFieldsError for what makes no sense
   */
  async function start(booking: BookingRow, starting: Starting): Promise<Payment> {
    const earlier = await sameCall(database, starting.call, clock);
    if (earlier) return earlier;
    await followOpen(booking.id, starting.asked.request_id);
    await requireMeans(booking, starting.asked);
    const payment = await inTurn(database, (transaction) => intend(transaction, booking.id, starting));
    await following.ask(payment.id);
    return (await createPaymentsStore(database).find(payment.id)) ?? payment;
  }

  /** Asks how the attempt ended that is under way, if one is. */
  async function followOpen(bookingId: number, requestId?: number): Promise<void> {
    const open = await createPaymentsStore(database).underWay(bookingId, requestId);
    if (open?.provider_id) await following.ask(open.id);
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
