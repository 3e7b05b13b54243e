import type { Minor } from '@campavia/domain';

import { retryPauseMs } from '../../../core/background/retry-pause';
import {
  PaymentsFailure,
  type MoveAnswer,
  type PayInAnswer,
  type ProviderEvent,
} from '../../../providers/payments/payments-provider';
import type { PaymentDependencies } from '../payment-dependencies';
import { createPaymentsStore, PAY_IN_REASONS, type Payment } from '../payments.store';
import type { Outcomes } from './apply-outcome';
import { createProviderCallsStore, type ProviderCall } from './provider-calls.store';

interface Needs extends PaymentDependencies {
  outcomes: Pick<Outcomes, 'succeed' | 'fail'>;
}

const RETRY = { firstMs: 5_000, mostMs: 15 * 60_000 };
/** An attempt that was not finished on the provider's page within a day has expired. */
const LIFETIME_MS = 24 * 3_600_000;
const MAX_REFUND_TRIES = 40;

/** Reads the outcome of payments from the provider, by calls and by webhooks, and applies it. */
export function createStatusSync(needs: Needs) {
  const { sync, syncPending, applyAnswer } = calling(needs);
  return { sync, syncPending, handleEvent: receiving(needs, applyAnswer) };
}

export type StatusSync = ReturnType<typeof createStatusSync>;
type ApplyAnswer = ReturnType<typeof calling>['applyAnswer'];

function calling(needs: Needs) {
  const { database, clock, provider, outcomes, onFailure } = needs;
  const payments = createPaymentsStore(database);
  const calls = createProviderCallsStore(database);

  /** Makes the recorded call of a payment whose outcome is unknown; always with the same idempotency key. */
  async function sync(paymentId: number): Promise<void> {
    const [call, payment] = [await calls.find(paymentId), await payments.find(paymentId)];
    if (!call || !payment || call.answered_at !== null) return;
    try {
      await applyAnswer(payment, await callProvider(call, payment));
    } catch (error) {
      if (!(error instanceof PaymentsFailure)) throw error;
      await handleFailure(call, payment, error);
    }
  }

  /** Syncs the attempt in progress of a booking or request, if there is one that the provider knows. */
  async function syncPending(bookingId: number, requestId?: number): Promise<void> {
    const pending = await payments.findPending(bookingId, requestId);
    if (pending?.provider_id) await sync(pending.id);
  }

  function callProvider(call: ProviderCall, { provider_id }: Payment): Promise<PayInAnswer | MoveAnswer> {
    if (call.kind === 'refund') return provider.refund(call.request, call.key);
    if (call.kind === 'capture') return provider.captureDeposit(call.request, call.key);
    if (call.kind === 'deposit') return provider.authoriseDeposit(call.request, call.key);
    return provider_id ? provider.payInStatus(provider_id) : provider.payIn(call.request, call.key);
  }

  // `away` does not say whether money moved, so the call is repeated; a refused call moved none.
  async function handleFailure(
    call: ProviderCall,
    payment: Payment,
    failure: PaymentsFailure,
  ): Promise<void> {
    if (failure.kind !== 'away') onFailure({ payment: payment.id, failure: failure.message });
    const canRetryRefund = call.kind === 'refund' && call.tries < MAX_REFUND_TRIES;
    if (failure.kind === 'away' || canRetryRefund) {
      return calls.retryAt(payment.id, nextTry(call.tries), failure.message);
    }
    const isCard = payment.type === 'card' || payment.type === 'card_2';
    const errorCode = isCard && call.kind === 'pay_in' ? 'PAYMENT_ERROR_IN_SEND_CARD_INFO' : 'MPG_UNKNOWN';
    await outcomes.fail(payment, errorCode);
  }

  /** Applies an answer of the provider. The first answer that ends a payment counts. */
  async function applyAnswer(payment: Payment, answer: PayInAnswer | MoveAnswer): Promise<void> {
    if (answer.status === 'SUCCEEDED') return outcomes.succeed(payment, answer);
    if (answer.status === 'FAILED')
      return outcomes.fail(payment, answer.errorCode ?? 'MPG_UNKNOWN', answer.id);
    const ageMs = clock.now().getTime() - payment.made_at.getTime();
    const hasExpired = ageMs > LIFETIME_MS && PAY_IN_REASONS.includes(payment.reason);
    if (hasExpired) return outcomes.fail(payment, 'MPG_AUTH_EXPIRED', answer.id);
    await payments.update(payment.id, 'in_prog', {
      provider_id: answer.id,
      redirect_url: answer.redirectUrl ?? payment.redirect_url,
    });
    const call = await calls.find(payment.id);
    await calls.retryAt(payment.id, nextTry(call?.tries ?? 0), null);
  }

  function nextTry(tries: number): Date {
    return new Date(clock.now().getTime() + retryPauseMs(tries + 1, RETRY));
  }

  return { sync, syncPending, applyAnswer };
}

function receiving({ database, clock, onFailure }: Needs, applyAnswer: ApplyAnswer) {
  const payments = createPaymentsStore(database);
  const calls = createProviderCallsStore(database);

  /** Applies an event that the provider sends; a repeated, late or early one changes nothing. */
  return async (event: ProviderEvent): Promise<void> => {
    if (await calls.isKnownEvent(event.id)) return;
    const payment = await payments.findByReference(event.reference);
    if (payment && isAbout(payment, event)) {
      const { objectId: id, status, errorCode, alias, cardExpiry } = event;
      await applyAnswer(payment, { id, status, errorCode, alias, cardExpiry, redirectUrl: null });
    } else {
      onFailure({ event: event.id, reference: event.reference, failure: 'the event matches no payment' });
    }
    await calls.storeEvent(event, clock.now());
  };
}

const KIND_OF_REASON: Record<string, ProviderEvent['kind']> = { refund: 'refund', depos: 'deposit' };

function isAbout({ reason, amount, currency }: Payment, event: ProviderEvent): boolean {
  const kind = KIND_OF_REASON[reason] ?? 'pay_in';
  return kind === event.kind && isSameMoney({ amount, currency }, event);
}

function isSameMoney(one: { amount: Minor; currency: string }, other: { amount: Minor; currency: string }) {
  return one.amount === other.amount && one.currency === other.currency;
}
