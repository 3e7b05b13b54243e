import type { Minor } from '@campavia/domain';

import {
  PaymentsFailure,
  type MoveAnswer,
  type PayInAnswer,
  type ProviderEvent,
} from '../../providers/payments/payments-provider';
import { createEndings, type EndingNeeds } from './end-payment';
import { ATTEMPTS, createPaymentsStore, type Payment } from './payments.store';
import { createProviderCallsStore, type ProviderCall } from './provider-calls.store';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** A page of the provider that nobody came back from in a day is closed. */
const LIFE_MS = 24 * 3_600_000;
const MOST_REFUND_TRIES = 40;

/** Asks the provider what became of payments, or hears it, and lets it come true here. */
export function createFollowing(needs: EndingNeeds) {
  const { ask, hear } = asking(needs);
  return { ask, hearEvent: hearing(needs, hear) };
}

export type Following = ReturnType<typeof createFollowing>;

function asking(needs: EndingNeeds) {
  const { database, clock, provider, onTrouble } = needs;
  const { succeed, fail } = createEndings(needs);
  const payments = createPaymentsStore(database);
  const calls = createProviderCallsStore(database);

  /** Asks about a payment whose outcome is not known; with the same key, however often. */
  async function ask(paymentId: number): Promise<void> {
    const [call, payment] = [await calls.find(paymentId), await payments.find(paymentId)];
    if (!call || !payment || call.answered_at !== null) return;
    try {
      await hear(payment, await answerTo(call, payment));
    } catch (error) {
      if (!(error instanceof PaymentsFailure)) throw error;
      await bear(call, payment, error);
    }
  }

  function answerTo(call: ProviderCall, { provider_id }: Payment): Promise<PayInAnswer | MoveAnswer> {
    if (call.kind === 'refund') return provider.refund(call.request, call.key);
    if (call.kind === 'deposit') return provider.authoriseDeposit(call.request, call.key);
    return provider_id ? provider.payInStatus(provider_id) : provider.payIn(call.request, call.key);
  }

  // `away` says nothing of whether money moved, so it is asked again; what is refused did not move any.
  async function bear(call: ProviderCall, payment: Payment, failure: PaymentsFailure): Promise<void> {
    if (failure.kind !== 'away') onTrouble({ payment: payment.id, failure: failure.message });
    const mayComeBack = call.kind === 'refund' && call.tries < MOST_REFUND_TRIES;
    if (failure.kind === 'away' || mayComeBack) {
      return calls.tryLater(payment.id, pauseAfter(call.tries), failure.message);
    }
    const isCard = payment.type === 'card' || payment.type === 'card_2';
    const errorCode = isCard && call.kind === 'pay_in' ? 'PAYMENT_ERROR_IN_SEND_CARD_INFO' : 'MPG_UNKNOWN';
    await fail(payment, errorCode);
  }

  /** Lets an answer come true. The first one that ends a payment counts, whoever brings it. */
  async function hear(payment: Payment, answer: PayInAnswer | MoveAnswer): Promise<void> {
    if (answer.status === 'SUCCEEDED') return succeed(payment, answer);
    if (answer.status === 'FAILED') return fail(payment, answer.errorCode ?? 'MPG_UNKNOWN', answer.id);
    const isOver =
      clock.now().getTime() - payment.made_at.getTime() > LIFE_MS && ATTEMPTS.includes(payment.reason);
    if (isOver) return fail(payment, 'MPG_AUTH_EXPIRED', answer.id);
    await payments.change(payment.id, ['in_prog'], {
      provider_id: answer.id,
      redirect_url: answer.redirectUrl ?? payment.redirect_url,
    });
    const call = await calls.find(payment.id);
    await calls.tryLater(payment.id, pauseAfter(call?.tries ?? 0), null);
  }

  function pauseAfter(tries: number): Date {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries, 10));
    return new Date(clock.now().getTime() + pauseMs);
  }

  return { ask, hear };
}

type Hear = ReturnType<typeof asking>['hear'];

function hearing({ database, clock, onTrouble }: EndingNeeds, hear: Hear) {
  const payments = createPaymentsStore(database);
  const calls = createProviderCallsStore(database);

  /** Hears what the provider tells by itself; the same thing again, late or early changes nothing. */
  return async (event: ProviderEvent): Promise<void> => {
    if (await calls.isKnown(event.id)) return;
    const payment = await payments.findByReference(event.reference);
    if (payment && isOf(payment, event)) {
      const { objectId: id, status, errorCode, alias, cardExpiry } = event;
      await hear(payment, { id, status, errorCode, alias, cardExpiry, redirectUrl: null });
    } else {
      onTrouble({ event: event.id, reference: event.reference, failure: 'no payment of ours' });
    }
    await calls.keep(event, clock.now());
  };
}

const KIND_OF_REASON: Record<string, ProviderEvent['kind']> = { refund: 'refund', depos: 'deposit' };

function isOf({ reason, amount, currency }: Payment, event: ProviderEvent): boolean {
  const kind = KIND_OF_REASON[reason] ?? 'pay_in';
  return kind === event.kind && sameMoney({ amount, currency }, event);
}

function sameMoney(one: { amount: Minor; currency: string }, other: { amount: Minor; currency: string }) {
  return one.amount === other.amount && one.currency === other.currency;
}
