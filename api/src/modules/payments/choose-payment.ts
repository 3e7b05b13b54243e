import type { ChoosePayment, PaymentSummary } from '@campavia/contracts';
import { formatDecimal } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { InvalidFieldsError } from '../../core/http-errors';
import { nowOf } from '../bookings/booking-process.service';
import { inTurn } from './in-turn';
import type { Offer } from './means-on-offer';
import { requirePayable } from './payment-checks';
import type { PaymentNeeds } from './payment-needs';
import { chosenOf, createPaymentsStore, type Payment } from './payments.store';
import { targetOf, type Prepared, type Preparation } from './prepare-payment';

interface Needs extends PaymentNeeds {
  preparation: Preparation;
}

/** The means that a guest chose for a trip, and what it will take. */
export function createPaymentChoice({ database, clock, process, preparation }: Needs) {
  /** What will be paid with the means chosen. @throws HttpError 404, 405 as a confirmation */
  async function summary(userId: number, id: string, requestId?: number): Promise<PaymentSummary> {
    const booking = await process.findOwn('guest', userId, id);
    if (requestId === undefined) requirePayable(booking, nowOf(clock));
    const prepared = await preparation.look(booking, requestId);
    const rows = await createPaymentsStore(database).ofBooking(booking.id);
    return summaryOf(preparation, prepared, chosenOf(rows, prepared));
  }

  /** Chooses a means. @throws HttpError 404, 405 as a confirmation; InvalidFieldsError when it is not on offer */
  async function choose(userId: number, id: string, asked: ChoosePayment): Promise<PaymentSummary> {
    const own = await process.findOwn('guest', userId, id);
    return inTurn(database, async (transaction) => {
      const prepared = await preparation.prepare(transaction, own.id, asked.request_id);
      return summaryOf(preparation, prepared, await write(transaction, prepared, asked));
    });
  }

  async function write(transaction: Database, prepared: Prepared, asked: ChoosePayment): Promise<Payment> {
    const useCredits = asked.use_rental_credits ?? asked.type === 'moneyb';
    const offer = offerFor(prepared, asked.type, useCredits ? 'use' : 'keep');
    const { booking, due } = prepared;
    const store = createPaymentsStore(transaction);
    await store.drop(booking.id, 'select');
    return store.insert({
      ...targetOf(prepared),
      type: asked.type,
      state: 'select',
      part: offer?.part ?? 'whole',
      amount: offer?.now ?? due,
      currency: booking.currency_used,
      use_credits: useCredits,
      made_at: clock.now(),
    });
  }

  // Rental credits alone are a means where they pay everything.
  function offerFor(prepared: Prepared, type: string, use: 'use' | 'keep'): Offer | undefined {
    if (type !== 'moneyb') return preparation.offerOf(prepared, { type, useCredits: use === 'use' });
    if (prepared.credits === prepared.due) return undefined;
    throw new InvalidFieldsError({ type: { id: 'payment_means_not_offered' } });
  }

  return { summary, choose };
}

export type PaymentChoice = ReturnType<typeof createPaymentChoice>;

function summaryOf(
  preparation: Preparation,
  prepared: Prepared,
  chosen: Payment | undefined,
): PaymentSummary {
  const { booking, request, due, credits } = prepared;
  const { type = null, use_credits: useCredits = false } = chosen ?? {};
  const spent = useCredits ? credits : 0;
  const offers = preparation.offersFor(prepared, useCredits ? 'use' : 'keep');
  const { now = due - spent, later } = offers.find((offer) => offer.type === type) ?? {};
  return {
    type,
    use_rental_credits: useCredits,
    currency_used: booking.currency_used,
    price: formatDecimal(request ? due : (booking.price ?? due)),
    rental_credits: formatDecimal(spent),
    now: formatDecimal(now),
    ...laterOf(later),
  };
}

function laterOf(later: Offer['later'] | undefined): Pick<PaymentSummary, 'later' | 'later_on'> {
  return later ? { later: formatDecimal(later.amount), later_on: later.on } : { later: null, later_on: null };
}
