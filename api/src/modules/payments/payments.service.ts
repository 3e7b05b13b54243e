import type { BookingPayments, PaymentPreparation } from '@campavia/contracts';
import { parseDecimal } from '@campavia/domain';

import { HttpError } from '../../core/http-errors';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import type { BookingRow } from '../bookings/booking-process.service';
import { inTurn } from './in-turn';
import { toPayer } from './pay-in-order';
import { createPayerStore } from './payer.store';
import { moveToSite, payingSiteOf } from './paying-site';
import type { PaymentNeeds } from './payment-needs';
import { createPaymentPicture } from './payment-picture';
import type { Prepared, Preparation } from './prepare-payment';

interface Needs extends PaymentNeeds {
  preparation: Preparation;
}

/** What was paid for trips and what is still to be paid. */
export function createPaymentsService(needs: Needs) {
  const { database, process, preparation, prices, provider } = needs;
  const picture = createPaymentPicture(needs);

  /**
   * Payments of a trip and the means on offer.
   * @param language an Accept-Language header: the site on which it would be paid
   * @throws HttpError 404 booking_not_found
   */
  async function list(
    userId: number,
    id: string,
    requestId?: number,
    language?: string,
  ): Promise<BookingPayments> {
    const own = await process.findOwn('guest', userId, id);
    const booking = { ...own, locale: payingSiteOf(own, language) };
    const isTrip = requestId === undefined;
    return picture(booking, isTrip ? await debtOf(booking) : await preparation.look(booking, requestId));
  }

  // Until a price is agreed the trip costs what it costs today.
  async function debtOf(booking: BookingRow): Promise<Prepared> {
    if (booking.price !== null) return preparation.look(booking);
    const answer = await prices.guestPrice(booking.guest_id, String(booking.id));
    const price = 'price' in answer ? parseDecimal(answer.price.price) : 0;
    return preparation.look({ ...booking, price });
  }

  /**
   * Gets a trip ready to be paid: its price is agreed, its days are held for 15 minutes, a card may be told to its
   * vault.
   * @throws HttpError 404, or 405 with one of the codes of a confirmation; StayRefused for papers that are missing
   */
  async function prepare(userId: number, id: string, asked: AskedPayment): Promise<PaymentPreparation> {
    const { type, requestId, language } = asked;
    const own = await process.findOwn('guest', userId, id);
    const prepared = await inTurn(database, async (transaction) => {
      const made = await preparation.prepare(transaction, own.id, requestId);
      return { ...made, booking: await moveToSite(transaction, made.booking, language) };
    });
    const isCard = type === 'card' || type === 'card_2';
    return {
      ...(await picture(prepared.booking, prepared)),
      card_registration: isCard ? await registration(prepared.booking) : null,
    };
  }

  async function registration(booking: BookingRow) {
    const payer = toPayer(await createPayerStore(database).find(booking.guest_id));
    return provider.cardRegistration(payer, booking.currency_used).catch((error: unknown) => {
      throw error instanceof PaymentsFailure ? new HttpError(503, 'payments_away') : error;
    });
  }

  /** The same without preparing anything. */
  async function look(...asked: Parameters<typeof list>): Promise<PaymentPreparation> {
    return { ...(await list(...asked)), card_registration: null };
  }

  return { list, look, prepare };
}

/** The means that a payment is prepared for, and what it is of. */
interface AskedPayment {
  type: string;
  requestId?: number;
  /** An Accept-Language header: the trip moves to that site, where it is paid. */
  language?: string;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;
