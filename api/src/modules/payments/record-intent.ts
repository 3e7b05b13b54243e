import type { StartPayment } from '@campavia/contracts';
import { parseDecimal, type Minor } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import type { PayInOrder } from '../../providers/payments/payments-provider';
import type { PaymentDependencies } from './payment-dependencies';
import { createPaymentKeysStore, type KeyedCall } from './payment-keys.store';
import type { PaymentOffer } from './payment-offers';
import { createPaymentsStore, type Payment } from './payments.store';
import { paymentTarget, type Preparation, type Prepared } from './prepare-payment';
import { buildPayInOrder } from './provider/pay-in-order';
import { CALL_GRACE_MS, createProviderCallsStore } from './provider/provider-calls.store';
import { createRentalCreditsStore } from './refunds/rental-credits.store';
import { releaseCredits } from './refunds/unmatched-payments';

interface Needs extends PaymentDependencies {
  preparation: Preparation;
}

/** The payer, the payment method, and the key of the call. */
export interface PaymentStart {
  form: StartPayment;
  call: KeyedCall;
  /** Banks want to know the guest's browser. */
  browser: { ip: string; userAgent: string };
}

/** An attempt younger than this is not superseded: the second call was a double click. */
const DOUBLE_CLICK_MS = 5_000;

/** Records payments before the provider is called. */
export function createIntentRecorder(needs: Needs) {
  const { clock, preparation } = needs;

  /** @throws HttpError 405 as a confirmation, 409 as the start of a payment; InvalidFieldsError */
  async function recordIntent(
    transaction: Database,
    bookingId: number,
    { form, call, browser }: PaymentStart,
  ): Promise<Payment> {
    const prepared = await preparation.prepare(transaction, bookingId, form.request_id);
    const earlier = await findEarlierPayment(transaction, call, clock);
    if (earlier) return earlier;
    await supersede(transaction, prepared, clock);
    const useCredits = form.use_rental_credits ?? false;
    const offer = preparation.requireOffer(prepared, { type: form.type, useCredits });
    requireAmount(form.amount, offer.now);
    const payment = await insert(transaction, prepared, { offer, useCredits });
    await createPaymentKeysStore(transaction).store(call, payment.id, clock.now());
    const order = await buildPayInOrder(transaction, needs, { booking: prepared.booking, payment });
    const request: PayInOrder = { ...order, ...methodFields(form), browser };
    const tryAt = new Date(clock.now().getTime() + CALL_GRACE_MS);
    await createProviderCallsStore(transaction).record(payment.id, { kind: 'pay_in', request }, tryAt);
    return payment;
  }

  async function insert(
    transaction: Database,
    prepared: Prepared,
    { offer, useCredits }: { offer: PaymentOffer; useCredits: boolean },
  ): Promise<Payment> {
    const { booking, credits } = prepared;
    const store = createPaymentsStore(transaction);
    await store.transitionAll(booking.id, 'withdraw_choice');
    const { currency_used: currency } = booking;
    const state = 'in_prog' as const;
    const common = { ...paymentTarget(prepared), currency, state, made_at: clock.now(), part: offer.part };
    const { type, now: amount } = offer;
    const payment = await store.insert({ ...common, type, amount, use_credits: useCredits });
    if (!useCredits || credits === 0) return payment;
    const spent = { ...common, type: 'moneyb', reason: 'moneyb', amount: credits } as const;
    const credit = await store.insert({ ...spent, of_payment: payment.id });
    const holder = { userId: booking.guest_id, currency };
    const creditsStore = createRentalCreditsStore(transaction);
    const taken = await creditsStore.spend(credit.id, holder, { upTo: credits, now: clock.now() });
    if (taken !== credits) throw new HttpError(409, 'payment_changed');
    return payment;
  }

  return { recordIntent };
}

// Supersedes an attempt that waits on the provider's page; one whose outcome is being determined stays. The superseded
// one is still followed: a guest who finishes it in another window gets that money back.
async function supersede(transaction: Database, { booking, request }: Prepared, clock: Clock): Promise<void> {
  const store = createPaymentsStore(transaction);
  const pending = await store.findPending(booking.id, request?.id);
  if (!pending) return;
  const isFresh = clock.now().getTime() - pending.made_at.getTime() < DOUBLE_CLICK_MS;
  if (!pending.provider_id || isFresh) throw new HttpError(409, 'payment_under_way');
  await store.transition(pending.id, 'supersede', { redirect_url: null });
  await releaseCredits(transaction, pending);
}

/** The payment of an earlier call with this key. @throws HttpError 409 idempotency_key_reused for another call's key */
export async function findEarlierPayment(
  on: Database,
  call: KeyedCall,
  clock: Clock,
): Promise<Payment | undefined> {
  const known = await createPaymentKeysStore(on).find(call, clock.now());
  if (!known) return undefined;
  if (known.body_hash !== call.bodyHash) throw new HttpError(409, 'idempotency_key_reused');
  return createPaymentsStore(on).find(known.payment_id ?? 0);
}

function requireAmount(shown: string | undefined, now: Minor): void {
  if (shown === undefined) return;
  let amount: Minor;
  try {
    amount = parseDecimal(shown);
  } catch {
    throw new InvalidFieldsError({ amount: { id: 'field_not_a_number' } });
  }
  if (amount !== now) throw new HttpError(409, 'payment_changed');
}

function methodFields({ type, token, phone }: StartPayment): Partial<PayInOrder> {
  if (type === 'mbway') return { phone };
  return type === 'card' || type === 'card_2' ? { token } : {};
}
