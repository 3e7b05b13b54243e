import type { StartPayment } from '@campavia/contracts';
import { parseDecimal, type Minor } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import type { PayInOrder } from '../../providers/payments/payments-provider';
import type { Offer } from './means-on-offer';
import { orderOf } from './pay-in-order';
import { createPaymentKeysStore, type KeyedCall } from './payment-keys.store';
import type { PaymentNeeds } from './payment-needs';
import { createPaymentsStore, type Payment } from './payments.store';
import { targetOf, type Prepared, type Preparation } from './prepare-payment';
import { createProviderCallsStore } from './provider-calls.store';
import { createRentalCreditsStore } from './rental-credits.store';
import { undoCredits } from './stray-money';

interface Needs extends PaymentNeeds {
  preparation: Preparation;
}

/** Who pays, with what, and how the call is told from others. */
export interface Starting {
  asked: StartPayment;
  call: KeyedCall;
  /** Where the browser is: banks want to know. */
  browser: { ip: string; userAgent: string };
}

/** So long after an attempt nobody starts another one: that was a second click. */
const SECOND_CLICK_MS = 5_000;
/** So long nobody else asks the provider for what is being asked just now. */
const PATIENCE_MS = 60_000;

/** Writes down payments that are about to be asked for. */
export function createIntention(needs: Needs) {
  const { clock, preparation } = needs;

  async function intend(transaction: Database, bookingId: number, starting: Starting): Promise<Payment> {
    const { asked, call } = starting;
    const prepared = await preparation.prepare(transaction, bookingId, asked.request_id);
    const same = await sameCall(transaction, call, clock);
    if (same) return same;
    await supersede(transaction, prepared, clock);
    const useCredits = asked.use_rental_credits ?? false;
    const offer = preparation.offerOf(prepared, { type: asked.type, useCredits });
    requireAmount(asked.amount, offer.now);
    const payment = await write(transaction, prepared, { offer, useCredits });
    await createPaymentKeysStore(transaction).keep(call, payment.id, clock.now());
    const order = await orderOf(transaction, needs, { booking: prepared.booking, payment });
    const request: PayInOrder = { ...order, ...ofMeans(asked), browser: starting.browser };
    const tryAt = new Date(clock.now().getTime() + PATIENCE_MS);
    await createProviderCallsStore(transaction).intend(payment.id, { kind: 'pay_in', request }, tryAt);
    return payment;
  }

  async function write(
    transaction: Database,
    prepared: Prepared,
    { offer, useCredits }: { offer: Offer; useCredits: boolean },
  ): Promise<Payment> {
    const { booking, credits } = prepared;
    const store = createPaymentsStore(transaction);
    await store.drop(booking.id, 'select');
    const { currency_used: currency } = booking;
    const state = 'in_prog' as const;
    const common = { ...targetOf(prepared), currency, state, made_at: clock.now(), part: offer.part };
    const { type, now: amount } = offer;
    const payment = await store.insert({ ...common, type, amount, use_credits: useCredits });
    if (!useCredits || credits === 0) return payment;
    const spent = { ...common, type: 'moneyb', reason: 'moneyb', amount: credits } as const;
    const credit = await store.insert({ ...spent, of_payment: payment.id });
    const holder = { userId: booking.guest_id, currency };
    const box = createRentalCreditsStore(transaction);
    const taken = await box.spend(credit.id, holder, { upTo: credits, now: clock.now() });
    if (taken !== credits) throw new HttpError(409, 'payment_changed');
    return payment;
  }

  return { intend };
}

// An attempt that waits for the guest at the provider gives way; one that is being made does not. It is followed
// still: whoever finishes it in another window gets their money back.
async function supersede(transaction: Database, { booking, request }: Prepared, clock: Clock): Promise<void> {
  const store = createPaymentsStore(transaction);
  const open = await store.underWay(booking.id, request?.id);
  if (!open) return;
  const isFresh = clock.now().getTime() - open.made_at.getTime() < SECOND_CLICK_MS;
  if (!open.provider_id || isFresh) throw new HttpError(409, 'payment_under_way');
  await store.change(open.id, ['in_prog'], { state: 'cancel', redirect_url: null });
  await undoCredits(transaction, open);
}

/** What the same call made before. @throws HttpError 409 idempotency_key_reused for another call with its key */
export async function sameCall(on: Database, call: KeyedCall, clock: Clock): Promise<Payment | undefined> {
  const known = await createPaymentKeysStore(on).find(call, clock.now());
  if (!known) return undefined;
  if (known.body_hash !== call.bodyHash) throw new HttpError(409, 'idempotency_key_reused');
  return createPaymentsStore(on).find(known.payment_id ?? 0);
}

function requireAmount(seen: string | undefined, now: Minor): void {
  if (seen === undefined) return;
  let amount: Minor;
  try {
    amount = parseDecimal(seen);
  } catch {
    throw new InvalidFieldsError({ amount: { id: 'field_not_a_number' } });
  }
  if (amount !== now) throw new HttpError(409, 'payment_changed');
}

function ofMeans({ type, token, phone }: StartPayment): Partial<PayInOrder> {
  if (type === 'mbway') return { phone };
  return type === 'card' || type === 'card_2' ? { token } : {};
}
