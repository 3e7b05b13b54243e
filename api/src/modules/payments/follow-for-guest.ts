import type { AsyncPayment, PaymentOutcome, RefundPreview, StartPayment } from '@campavia/contracts';

import type { MessageId } from '../../core/messages/messages';
import { HttpError } from '../../core/http-errors';
import type { BookingRow } from '../bookings/booking-process.service';
import type { Confirming, Confirmation } from './confirm-payment';
import type { Following } from './follow-payment';
import type { MoneyEffects } from './money-effects.service';
import type { PaymentNeeds } from './payment-needs';
import { toAsyncPayment, toOutcome, toRefundPreview } from './payments.mapper';
import { ATTEMPTS, createPaymentsStore, type Payment } from './payments.store';
import type { Starting } from './intend-payment';
import type { Start } from './start-payment';

interface Needs extends PaymentNeeds {
  start: Start;
  confirmation: Confirmation;
  following: Following;
  effects: MoneyEffects;
}

export type AskedStart = Omit<Starting, 'asked'> & { asked: StartPayment };

/** Reasons for which a payment of a guest comes to nothing that are no fault of their means. */
const REFUSALS = new Set<string>([
  'CAMPER_ALREADY_BOOKED',
  'BOOKING_ALREADY_PAID',
  'BOOKING_NOT_IN_VALID_STATE',
  'PAYMENT_ERROR_IN_SEND_CARD_INFO',
]);

/** What a guest does with payments: start, follow, finish. */
export function createGuestPayments(needs: Needs) {
  return { ...underWay(needs), ...ending(needs) };
}

function underWay({ database, process, start, following }: Needs) {
  const store = createPaymentsStore(database);

  /** @throws as `start` of payments does */
  async function begin(userId: number, id: string, asked: AskedStart): Promise<AsyncPayment> {
    const booking = await process.findOwn('guest', userId, id);
    return toAsyncPayment(refuse(await start.start(booking, asked)));
  }

  /** How a payment stands now; the provider is asked when it is open. @throws HttpError 404 payment_not_found */
  async function follow(userId: number, id: string, asyncId: string): Promise<AsyncPayment> {
    return toAsyncPayment(await asked(following, store, await findOwn(userId, id, asyncId)));
  }

  async function findOwn(userId: number, id: string, asyncId: string): Promise<Payment> {
    const booking = await process.findOwn('guest', userId, id);
    const payment = await store.findByReference(asyncId);
    if (payment?.booking_id === booking.id && ATTEMPTS.includes(payment.reason)) return payment;
    throw new HttpError(404, 'payment_not_found');
  }

  /** The provider's page of the payment under way. @throws HttpError 404 payment_not_found without one */
  async function webRedirect(
    userId: number,
    id: string,
    requestId?: number,
  ): Promise<{ id: string; redirect_url: string }> {
    const booking = await process.findOwn('guest', userId, id);
    const payment = await store.underWay(booking.id, requestId);
    if (!payment?.redirect_url) throw new HttpError(404, 'payment_not_found');
    return { id: payment.public_id, redirect_url: payment.redirect_url };
  }

  return { begin, follow, webRedirect };
}

function ending({ database, process, confirmation, following, effects }: Needs) {
  const store = createPaymentsStore(database);

  /**
   * How it ended, for whoever comes back from a page of the provider.
   * @throws HttpError 405 BOOKING_NOT_IN_VALID_STATE, CAMPER_ALREADY_BOOKED, BOOKING_ALREADY_PAID when the money goes
   * back
   */
  async function finish(userId: number, id: string, ended: Ended = {}): Promise<PaymentOutcome> {
    const booking = await process.findOwn('guest', userId, id);
    const last = await lastTried(booking, ended);
    const payment = last && refuse(await asked(following, store, last));
    return outcome(userId, id, payment);
  }

  async function lastTried({ id }: BookingRow, ended: Ended): Promise<Payment | undefined> {
    const { transactionId, requestId = null } = ended;
    const tried = (await store.ofBooking(id)).filter(
      ({ reason, state, request_id }) =>
        (ATTEMPTS.includes(reason) || reason === 'moneyb') &&
        state !== 'select' &&
        state !== 'to_come' &&
        request_id === requestId,
    );
    const named = tried.find(({ provider_id }) => provider_id !== null && provider_id === transactionId);
    return named ?? tried.findLast(({ of_payment }) => of_payment === null);
  }

  /** Closes what needs no provider, and tells how the trip stands. @throws as `confirm` does */
  async function confirm(userId: number, id: string, confirming: Confirming): Promise<PaymentOutcome> {
    const booking = await process.findOwn('guest', userId, id);
    await confirmation.confirm(booking, confirming);
    return outcome(userId, id, await lastTried(booking, { requestId: confirming.asked.request_id }));
  }

  async function outcome(userId: number, id: string, payment?: Payment): Promise<PaymentOutcome> {
    const booking = await process.findOwn('guest', userId, id);
    if (!OUTCOME_STATES.has(booking.state)) throw new HttpError(405, 'BOOKING_NOT_IN_VALID_STATE');
    return toOutcome(payment, booking);
  }

  /** What would come back if the guest cancelled now. @throws HttpError 404 booking_not_found */
  async function refund(userId: number, id: string): Promise<RefundPreview> {
    const booking = await process.findOwn('guest', userId, id);
    return toRefundPreview(await effects.planOf(database, booking, { effect: 'refund_by_plan' }), booking);
  }

  return { finish, confirm, refund };
}

/** Which payment has ended. */
interface Ended {
  transactionId?: string;
  requestId?: number;
}

export type GuestPayments = ReturnType<typeof createGuestPayments>;

async function asked(
  following: Following,
  store: ReturnType<typeof createPaymentsStore>,
  payment: Payment,
): Promise<Payment> {
  if (payment.state !== 'in_prog') return payment;
  await following.ask(payment.id);
  return (await store.find(payment.id)) ?? payment;
}

const OUTCOME_STATES = new Set(['VALIDATED', 'ACCEPTED', 'TO_COME_NOT_PAID', 'TO_COME', 'ONGOING', 'DONE']);

function refuse(payment: Payment): Payment {
  const { error_code: code } = payment;
  if (code !== null && REFUSALS.has(code)) throw new HttpError(405, code as MessageId);
  return payment;
}
