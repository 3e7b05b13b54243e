import type { Minor } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { FieldProblem, Problem } from '../../problems';
import { PaymentsFailure } from '../../providers/payments/payments-provider';
import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import { meansOnOffer, type Offer } from './means-on-offer';
import { isRest, lastsUntil, requireDocuments, requireInsurable, requirePayable } from './payment-checks';
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
  /** All that is still open. */
  due: Minor;
  /** What rental credits can pay of it, and how much of them there is. */
  credits: Minor;
  available: Minor;
}

/** Gets a booking ready to be paid: the checks of everybody, its price fixed, its days held. */
export function createPreparation({ database, clock, process, prices, standings, provider }: PaymentNeeds) {
  /**
   * Prepares a booking within a transaction that ends soon.
   * @throws Problem 404 booking_not_found; 405 with one of the codes of a confirmation
   */
  async function prepare(transaction: Database, bookingId: number): Promise<Prepared> {
    const booking = await process.lock(transaction, bookingId);
    const now = nowOf(clock);
    requirePayable(booking, now);
    if (isRest(booking)) return debtOf(transaction, booking);
    requireInsurable(booking);
    const papers = await standings(transaction, booking.guest_id, clock.now(), booking.id);
    requireDocuments(booking, papers, now);
    await process.hold(transaction, booking, 'paying');
    if (booking.price !== null) return debtOf(transaction, booking);
    await prices.freeze(transaction, booking.id, { today: now.today });
    return debtOf(transaction, await process.lock(transaction, bookingId));
  }

  async function debtOf(on: Database, booking: BookingRow): Promise<Prepared> {
    const due = (booking.price ?? 0) - booking.paid;
    const holder = { userId: booking.guest_id, currency: booking.currency_used };
    const available = await createRentalCreditsStore(on).available(holder, clock.now());
    return { booking, due, available, credits: Math.min(available, due) };
  }

  /** The means that are offered for what is to be paid. */
  function offersFor({ booking, due, credits }: Prepared, useCredits: 'use' | 'keep'): Offer[] {
    return meansOnOffer({
      ...{ locale: booking.locale, currency: booking.currency_used, amount: due, from: booking.date_from },
      ...{ isRest: isRest(booking), today: clock.today() },
      credits: useCredits === 'use' ? credits : 0,
    });
  }

  /** What a means would take. @throws FieldProblem when it is not offered */
  function offerOf(prepared: Prepared, { type, useCredits }: Choice): Offer {
    const offer = offersFor(prepared, useCredits ? 'use' : 'keep').find((one) => one.type === type);
    if (!offer) throw new FieldProblem({ type: { id: 'payment_means_not_offered' } });
    return offer;
  }

  /**
   * Lets only cards through that are good until the trip is over: the deposit is set aside on them.
   * @throws Problem 405 PAYMENT_ERROR_IN_SEND_CARD_INFO, PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE; 503 payments_away
   */
  async function requireCard(token: string | undefined, booking: BookingRow): Promise<void> {
    if (!token) throw new Problem(405, 'PAYMENT_ERROR_IN_SEND_CARD_INFO');
    const { expiry } = await provider.cardFacts({ token }).catch(refuseCard);
    if (!lastsUntil(expiry, booking.date_to)) throw new Problem(405, 'PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE');
  }

  /** What is to be paid as things stand, without changing any. */
  function look(booking: BookingRow): Promise<Prepared> {
    return debtOf(database, booking);
  }

  return { prepare, look, offersFor, offerOf, requireCard };
}

export type Preparation = ReturnType<typeof createPreparation>;

function refuseCard(error: unknown): never {
  if (!(error instanceof PaymentsFailure)) throw error;
  throw error.kind === 'away'
    ? new Problem(503, 'payments_away')
    : new Problem(405, 'PAYMENT_ERROR_IN_SEND_CARD_INFO');
}
