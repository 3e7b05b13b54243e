import type { BookingPayments, PaymentPreparation } from '@campavia/contracts';
import { formatDecimal, parseDecimal } from '@campavia/domain';

import { HttpError } from '../../core/http-errors';
import { withRetry } from '../../database/with-retry';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import { createPaidBookingStore } from './paid-booking.store';
import type { PaymentDependencies } from './payment-dependencies';
import { findPaymentSite, moveToSite } from './payment-site';
import { toPaymentMethod, toPaymentRow } from './payments.mapper';
import { createPaymentsStore, findChosen, type Payment } from './payments.store';
import { isToPay, type Preparation, type Prepared } from './prepare-payment';
import { toPayer } from './provider/pay-in-order';

interface Needs extends PaymentDependencies {
  preparation: Preparation;
}

/** Subject of a payment that is prepared. */
interface PreparationRequest {
  type: string;
  requestId?: number;
  /** An Accept-Language header: the trip moves to that site, where it is paid. */
  language?: string;
}

/** Paid and open amounts of trips, and their payment methods. */
export function createPaymentOverview(needs: Needs) {
  const { database, process, preparation, prices, provider } = needs;
  const buildOverview = overviewBuilder(needs);

  /**
   * The payments of a trip and the payment method on offer.
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
    const booking = { ...own, locale: findPaymentSite(own, language) };
    const isTrip = requestId === undefined;
    return buildOverview(
      booking,
      isTrip ? await getTripDue(booking) : await preparation.getDue(booking, requestId),
    );
  }

  // Until a price is agreed, the price of today counts.
  async function getTripDue(booking: BookingRow): Promise<Prepared> {
    if (booking.price !== null) return preparation.getDue(booking);
    const answer = await prices.guestPrice(booking.guest_id, String(booking.id));
    const price = 'price' in answer ? parseDecimal(answer.price.price) : 0;
    return preparation.getDue({ ...booking, price });
  }

  /**
   * Prepares a payment: the price is agreed, the days are held for 15 minutes, a card can be registered.
   * @throws HttpError 404, or 405 with one of the codes of a confirmation; TripRefusedError for missing documents
   */
  async function prepare(
    userId: number,
    id: string,
    { type, requestId, language }: PreparationRequest,
  ): Promise<PaymentPreparation> {
    const own = await process.findOwn('guest', userId, id);
    const prepared = await withRetry(database, async (transaction) => {
      const found = await preparation.prepare(transaction, own.id, requestId);
      return { ...found, booking: await moveToSite(transaction, found.booking, language) };
    });
    const isCard = type === 'card' || type === 'card_2';
    return {
      ...(await buildOverview(prepared.booking, prepared)),
      card_registration: isCard ? await registerCard(prepared.booking) : null,
    };
  }

  async function registerCard(booking: BookingRow) {
    const payer = toPayer(await createPaidBookingStore(database).findPayer(booking.guest_id));
    return provider.cardRegistration(payer, booking.currency_used).catch((error: unknown) => {
      throw error instanceof PaymentsFailure ? new HttpError(503, 'payments_away') : error;
    });
  }

  /** The same as `prepare` would return, without preparing anything. */
  async function preview(...request: Parameters<typeof list>): Promise<PaymentPreparation> {
    return { ...(await list(...request)), card_registration: null };
  }

  return { list, preview, prepare };
}

export type PaymentOverview = ReturnType<typeof createPaymentOverview>;

function overviewBuilder({ database, clock, preparation }: Needs) {
  return async (booking: BookingRow, due: Prepared): Promise<BookingPayments> => {
    const rows = await createPaymentsStore(database).ofBooking(booking.id);
    const chosen = findChosen(rows, due);
    const open = due.request || isToPay(booking, nowOf(clock)) ? due : { ...due, due: 0, credits: 0 };
    const offers = open.due > 0 ? preparation.listOffers(due, chosen?.use_credits ? 'use' : 'keep') : [];
    const currency = booking.currency_used;
    const [now, requestId] = [clock.now(), due.request?.id];
    const holdEnd = await createPaidBookingStore(database).holdEnd({ bookingId: booking.id, requestId }, now);
    return {
      ...toSums(open),
      payments: rows.map(toPaymentRow),
      means: offers.map((offer) => toPaymentMethod(offer, { currency, chosen: chosen?.type })),
      rental_credits: toCredits(open, chosen),
      hold_until: holdEnd?.toISOString() ?? null,
      read_at: now.toISOString(),
    };
  };
}

function toSums({ booking, due }: Prepared) {
  const { id, price, paid, refunded, currency_used } = booking;
  return {
    booking: id,
    currency_used,
    price: price === null ? null : formatDecimal(price),
    paid: formatDecimal(paid),
    refunded: formatDecimal(refunded),
    to_pay: formatDecimal(due),
  };
}

function toCredits({ available, credits, booking }: Prepared, chosen: Payment | undefined) {
  return {
    available: formatDecimal(available),
    usable: formatDecimal(credits),
    usable_currency: booking.currency_used,
    is_used: chosen?.use_credits ?? false,
  };
}
