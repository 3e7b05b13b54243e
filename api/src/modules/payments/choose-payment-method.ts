import type { ChoosePayment, PaymentSummary } from '@campavia/contracts';
import { formatDecimal } from '@campavia/domain';

import { InvalidFieldsError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import { nowOf } from '../bookings/booking-process.service';
import type { PaymentDependencies } from './payment-dependencies';
import type { PaymentOffer } from './payment-offers';
import { createPaymentsStore, findChosen, type Payment } from './payments.store';
import { paymentTarget, requirePayable, type Preparation, type Prepared } from './prepare-payment';

interface Needs extends PaymentDependencies {
  preparation: Preparation;
}

/** The payment method that a guest chooses for a trip, with the amounts due now and later. */
export function createMethodChoice({ database, clock, process, preparation }: Needs) {
  /** The amounts to be paid with the chosen method. @throws HttpError 404, 405 as a confirmation */
  async function summary(userId: number, id: string, requestId?: number): Promise<PaymentSummary> {
    const booking = await process.findOwn('guest', userId, id);
    if (requestId === undefined) requirePayable(booking, nowOf(clock));
    const due = await preparation.getDue(booking, requestId);
    const rows = await createPaymentsStore(database).ofBooking(booking.id);
    return toSummary(preparation, due, findChosen(rows, due));
  }

  /** Chooses a method. @throws HttpError 404, 405 as a confirmation; InvalidFieldsError when it is not on offer */
  async function choose(userId: number, id: string, form: ChoosePayment): Promise<PaymentSummary> {
    const own = await process.findOwn('guest', userId, id);
    return withRetry(database, async (transaction) => {
      const prepared = await preparation.prepare(transaction, own.id, form.request_id);
      return toSummary(preparation, prepared, await store(transaction, prepared, form));
    });
  }

  async function store(transaction: Database, prepared: Prepared, form: ChoosePayment): Promise<Payment> {
    const useCredits = form.use_rental_credits ?? form.type === 'moneyb';
    const offer = findOffer(prepared, form.type, useCredits ? 'use' : 'keep');
    const { booking, due } = prepared;
    const payments = createPaymentsStore(transaction);
    await payments.transitionAll(booking.id, 'withdraw_choice');
    return payments.insert({
      ...paymentTarget(prepared),
      type: form.type,
      state: 'select',
      part: offer?.part ?? 'whole',
      amount: offer?.now ?? due,
      currency: booking.currency_used,
      use_credits: useCredits,
      made_at: clock.now(),
    });
  }

  // Rental credits alone are a payment method only where they pay everything.
  function findOffer(prepared: Prepared, type: string, use: 'use' | 'keep'): PaymentOffer | undefined {
    if (type !== 'moneyb') return preparation.requireOffer(prepared, { type, useCredits: use === 'use' });
    if (prepared.credits === prepared.due) return undefined;
    throw new InvalidFieldsError({ type: { id: 'payment_means_not_offered' } });
  }

  return { summary, choose };
}

export type MethodChoice = ReturnType<typeof createMethodChoice>;

function toSummary(
  preparation: Preparation,
  prepared: Prepared,
  chosen: Payment | undefined,
): PaymentSummary {
  const { booking, request, due, credits } = prepared;
  const { type = null, use_credits: useCredits = false } = chosen ?? {};
  const spent = useCredits ? credits : 0;
  const offers = preparation.listOffers(prepared, useCredits ? 'use' : 'keep');
  const { now = due - spent, later } = offers.find((offer) => offer.type === type) ?? {};
  return {
    type,
    use_rental_credits: useCredits,
    currency_used: booking.currency_used,
    price: formatDecimal(request ? due : (booking.price ?? due)),
    rental_credits: formatDecimal(spent),
    now: formatDecimal(now),
    ...laterFields(later),
  };
}

function laterFields(later: PaymentOffer['later'] | undefined): Pick<PaymentSummary, 'later' | 'later_on'> {
  return later ? { later: formatDecimal(later.amount), later_on: later.on } : { later: null, later_on: null };
}
