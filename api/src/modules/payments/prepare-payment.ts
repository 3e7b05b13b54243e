import {
  checkDocuments,
  effectiveFactsAt,
  takesPayment,
  type BookingState,
  type DocumentWindowStatus,
  type Minor,
  type Now,
  type PlainDate,
} from '@campavia/domain';

import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import type { RequestDue } from '../booking-requests/booking-requests.service';
import {
  factsOf,
  nowOf,
  requireInsurable,
  TripRefusedError,
  type BookingRow,
} from '../bookings/booking-process.service';
import type { PaymentDependencies } from './payment-dependencies';
import { listPaymentOffers, type PaymentOffer } from './payment-offers';
import { createRentalCreditsStore } from './refunds/rental-credits.store';

/** The payment method and credits that a guest chose. */
export interface ChosenMethod {
  type: string;
  useCredits: boolean;
}

/** A booking and the amounts to be paid for it. */
export interface Prepared {
  booking: BookingRow;
  /** The extension or upgrade that is paid; null for the trip itself. */
  request: RequestDue | null;
  /** The whole amount that is still open. */
  due: Minor;
  /** How much of it rental credits can pay, and how much credit there is. */
  credits: Minor;
  available: Minor;
}

const PAID: readonly BookingState[] = ['TO_COME', 'ONGOING', 'DONE'];
const HOUR_MS = 3_600_000;

/** Prepares bookings for payment: runs the common checks, fixes the price, holds the days. */
export function createPreparation(needs: PaymentDependencies) {
  return { ...preparing(needs), ...offering(needs) };
}

export type Preparation = ReturnType<typeof createPreparation>;

/** The columns of a payment that name its subject. */
export function paymentTarget({ booking, request }: Pick<Prepared, 'booking' | 'request'>) {
  const reason = request?.reason ?? ('book' as const);
  return { booking_id: booking.id, request_id: request?.id ?? null, reason };
}

/** @throws HttpError 405 BOOKING_ALREADY_PAID, BOOKING_IN_WRONG_STATE for a booking that cannot be paid now */
export function requirePayable(booking: BookingRow, now: Now): void {
  const { state } = effectiveFactsAt(factsOf(booking), now);
  if (PAID.includes(state)) throw new HttpError(405, 'BOOKING_ALREADY_PAID');
  if (!isToPay(booking, now)) throw new HttpError(405, 'BOOKING_IN_WRONG_STATE');
}

/** Whether a booking can be paid now. */
export function isToPay(booking: BookingRow, now: Now): boolean {
  return takesPayment(effectiveFactsAt(factsOf(booking), now));
}

function preparing({ database, clock, process, prices, requests, documentStatuses }: PaymentDependencies) {
  /**
   * Prepares a booking within a short transaction.
   * @throws HttpError 404 booking_not_found; 405 with one of the codes of a confirmation
   */
  async function prepare(transaction: Database, bookingId: number, requestId?: number): Promise<Prepared> {
    const booking = await process.lock(transaction, bookingId);
    if (requestId === undefined) return prepareTrip(transaction, booking);
    return findDue(transaction, booking, await requests.prepare(transaction, booking, requestId));
  }

  async function prepareTrip(transaction: Database, booking: BookingRow): Promise<Prepared> {
    const now = nowOf(clock);
    requirePayable(booking, now);
    if (isSecondInstalment(booking)) return findDue(transaction, booking);
    await requireInsurable(transaction, booking);
    const statuses = await documentStatuses(transaction, booking.guest_id, clock.now(), booking.id);
    requireDocuments(booking, statuses, now);
    await process.hold(transaction, booking, 'paying');
    if (booking.price !== null) return findDue(transaction, booking);
    await prices.freeze(transaction, booking.id, { today: now.today });
    return findDue(transaction, await process.lock(transaction, booking.id));
  }

  async function findDue(
    on: Database,
    booking: BookingRow,
    request: RequestDue | null = null,
  ): Promise<Prepared> {
    const due = request?.amount ?? (booking.price ?? 0) - booking.paid;
    const holder = { userId: booking.guest_id, currency: booking.currency_used };
    const available = await createRentalCreditsStore(on).available(holder, clock.now());
    return { booking, request, due, available, credits: Math.min(available, due) };
  }

  /** The amounts to be paid, without preparing anything. @throws HttpError as `prepare`, for a request */
  async function getDue(booking: BookingRow, requestId?: number): Promise<Prepared> {
    const request = requestId === undefined ? null : await requests.getDue(database, booking, requestId);
    return findDue(database, booking, request);
  }

  return { prepare, getDue };
}

/** Whether the amount that is still open is the second instalment. */
function isSecondInstalment({ state }: Pick<BookingRow, 'state'>): boolean {
  return state === 'TO_COME_NOT_PAID';
}

/** @throws TripRefusedError 104 or 110 for a trip whose documents will not be there in time */
function requireDocuments(booking: BookingRow, statuses: DocumentWindowStatus[], now: Now): void {
  const hoursAhead = (booking.starts_at.getTime() - now.ms) / HOUR_MS;
  const refusal = checkDocuments(hoursAhead, statuses);
  if (refusal) throw new TripRefusedError(refusal);
}

function offering({ clock, provider }: PaymentDependencies) {
  /** The payment methods on offer for the amount to be paid. */
  function listOffers(prepared: Prepared, useCredits: 'use' | 'keep'): PaymentOffer[] {
    const { booking, request, due, credits } = prepared;
    const offers = listPaymentOffers({
      locale: booking.locale,
      currency: booking.currency_used,
      amount: due,
      from: booking.date_from,
      isRest: request !== null || isSecondInstalment(booking),
      today: clock.today(),
      credits: useCredits === 'use' ? credits : 0,
    });
    return request ? offers.map((offer) => ({ ...offer, part: 'whole' })) : offers;
  }

  /** The offer of one payment method. @throws InvalidFieldsError when it is not on offer */
  function requireOffer(prepared: Prepared, { type, useCredits }: ChosenMethod): PaymentOffer {
    const offer = listOffers(prepared, useCredits ? 'use' : 'keep').find((one) => one.type === type);
    if (!offer) throw new InvalidFieldsError({ type: { id: 'payment_means_not_offered' } });
    return offer;
  }

  /**
   * Requires a card that is valid until the trip is over, since the deposit is authorised on it.
   * @throws HttpError 405 PAYMENT_ERROR_IN_SEND_CARD_INFO, PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE; 503 payments_away
   */
  async function requireCard(token: string | undefined, booking: BookingRow): Promise<void> {
    if (!token) throw new HttpError(405, 'PAYMENT_ERROR_IN_SEND_CARD_INFO');
    const { expiry } = await provider.cardFacts({ token }).catch(refuseCard);
    if (!isValidUntil(expiry, booking.date_to))
      throw new HttpError(405, 'PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE');
  }

  return { listOffers, requireOffer, requireCard };
}

/** @param expiry the last month of the card, `yyyy-MM` */
function isValidUntil(expiry: string, end: PlainDate): boolean {
  return expiry >= end.slice(0, 7);
}

function refuseCard(error: unknown): never {
  if (!(error instanceof PaymentsFailure)) throw error;
  throw error.kind === 'away'
    ? new HttpError(503, 'payments_away')
    : new HttpError(405, 'PAYMENT_ERROR_IN_SEND_CARD_INFO');
}
