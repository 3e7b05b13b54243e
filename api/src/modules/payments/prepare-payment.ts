import type { Minor } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import type { RequestDue } from '../booking-requests/booking-requests.service';
import { nowOf, requireInsurable, type BookingRow } from '../bookings/booking-process.service';
import { meansOnOffer, type Offer } from './means-on-offer';
import { isRest, lastsUntil, requireDocuments, requirePayable } from './payment-checks';
import type { PaymentNeeds } from './payment-needs';
import { createRentalCreditsStore } from './rental-credits.store';

/** What a guest chose to pay with. */
export interface Choice {
  type: string;
  useCredits: boolean;
}

/** A booking whose price stands and whose days are held, and what is to be paid for it. */
export interface Prepared {
  booking: BookingRow;
  /** The extension or upgrade that is paid; null for the trip itself. */
  request: RequestDue | null;
  /** All that is still open. */
  due: Minor;
  /** What rental credits can pay of it, and how much of them there is. */
  credits: Minor;
  available: Minor;
}

/** Gets a booking ready to be paid: the checks of everybody, its price fixed, its days held. */
export function createPreparation(needs: PaymentNeeds) {
  return { ...preparing(needs), ...offering(needs) };
}

export type Preparation = ReturnType<typeof createPreparation>;

/** What a row of a payment says of what it is for. */
export function targetOf({ booking, request }: Pick<Prepared, 'booking' | 'request'>) {
  const reason = request?.reason ?? ('book' as const);
  return { booking_id: booking.id, request_id: request?.id ?? null, reason };
}

function preparing({ database, clock, process, prices, requests, standings }: PaymentNeeds) {
  /**
   * Prepares a booking within a transaction that ends soon.
   * @throws HttpError 404 booking_not_found; 405 with one of the codes of a confirmation
   */
  async function prepare(transaction: Database, bookingId: number, requestId?: number): Promise<Prepared> {
    const booking = await process.lock(transaction, bookingId);
    if (requestId === undefined) return prepareTrip(transaction, booking);
    return debtOf(transaction, booking, await requests.prepare(transaction, booking, requestId));
  }

  async function prepareTrip(transaction: Database, booking: BookingRow): Promise<Prepared> {
    const now = nowOf(clock);
    requirePayable(booking, now);
    if (isRest(booking)) return debtOf(transaction, booking);
    await requireInsurable(transaction, booking);
    const papers = await standings(transaction, booking.guest_id, clock.now(), booking.id);
    requireDocuments(booking, papers, now);
    await process.hold(transaction, booking, 'paying');
    if (booking.price !== null) return debtOf(transaction, booking);
    await prices.freeze(transaction, booking.id, { today: now.today });
    return debtOf(transaction, await process.lock(transaction, booking.id));
  }

  async function debtOf(
    on: Database,
    booking: BookingRow,
    request: RequestDue | null = null,
  ): Promise<Prepared> {
    const due = request?.amount ?? (booking.price ?? 0) - booking.paid;
    const holder = { userId: booking.guest_id, currency: booking.currency_used };
    const available = await createRentalCreditsStore(on).available(holder, clock.now());
    return { booking, request, due, available, credits: Math.min(available, due) };
  }

  /** What is to be paid as things stand, without changing any. @throws HttpError as `prepare`, of a request */
  async function look(booking: BookingRow, requestId?: number): Promise<Prepared> {
    const request = requestId === undefined ? null : await requests.look(database, booking, requestId);
    return debtOf(database, booking, request);
  }

  return { prepare, look };
}

function offering({ clock, provider }: PaymentNeeds) {
  /** The means that are offered for what is to be paid. */
  function offersFor(prepared: Prepared, useCredits: 'use' | 'keep'): Offer[] {
    const { booking, request, due, credits } = prepared;
    const offers = meansOnOffer({
      locale: booking.locale,
      currency: booking.currency_used,
      amount: due,
      from: booking.date_from,
      isRest: request !== null || isRest(booking),
      today: clock.today(),
      credits: useCredits === 'use' ? credits : 0,
    });
    return request ? offers.map((offer) => ({ ...offer, part: 'whole' })) : offers;
  }

  /** What a means would take. @throws InvalidFieldsError when it is not offered */
  function offerOf(prepared: Prepared, { type, useCredits }: Choice): Offer {
    const offer = offersFor(prepared, useCredits ? 'use' : 'keep').find((one) => one.type === type);
    if (!offer) throw new InvalidFieldsError({ type: { id: 'payment_means_not_offered' } });
    return offer;
  }

  /**
   * Lets only cards through that are good until the trip is over: the deposit is set aside on them.
   * @throws HttpError 405 PAYMENT_ERROR_IN_SEND_CARD_INFO, PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE; 503 payments_away
   */
  async function requireCard(token: string | undefined, booking: BookingRow): Promise<void> {
    if (!token) throw new HttpError(405, 'PAYMENT_ERROR_IN_SEND_CARD_INFO');
    const { expiry } = await provider.cardFacts({ token }).catch(refuseCard);
    if (!lastsUntil(expiry, booking.date_to))
      throw new HttpError(405, 'PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE');
  }

  return { offersFor, offerOf, requireCard };
}

function refuseCard(error: unknown): never {
  if (!(error instanceof PaymentsFailure)) throw error;
  throw error.kind === 'away'
    ? new HttpError(503, 'payments_away')
    : new HttpError(405, 'PAYMENT_ERROR_IN_SEND_CARD_INFO');
}
