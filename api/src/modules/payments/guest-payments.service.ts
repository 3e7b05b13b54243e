import type { AsyncPayment, PaymentOutcome, RefundPreview, StartPayment } from '@campavia/contracts';

import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import type { MessageId } from '../../core/messages/messages';
import { withRetry } from '../../database/with-retry';
import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import type { Confirmation, ConfirmationRequest } from './confirm-payment';
import type { PaymentDependencies } from './payment-dependencies';
import type { PaymentEffects } from './payment-effects.service';
import { toAsyncPayment, toOutcome, toRefundPreview } from './payments.mapper';
import { createPaymentsStore, PAY_IN_REASONS, type Payment } from './payments.store';
import { requirePayable, type Preparation } from './prepare-payment';
import type { StatusSync } from './provider/sync-payment-status';
import { createIntentRecorder, findEarlierPayment, type PaymentStart } from './record-intent';

interface Needs extends PaymentDependencies {
  preparation: Preparation;
  confirmation: Confirmation;
  statusSync: Pick<StatusSync, 'sync' | 'syncPending'>;
  effects: PaymentEffects;
}

/** Which payment a guest asks about. */
interface OutcomeQuery {
  transactionId?: string;
  requestId?: number;
}

const PHONE = /^\+\d{8,15}$/;
const OUTCOME_STATES = new Set(['VALIDATED', 'ACCEPTED', 'TO_COME_NOT_PAID', 'TO_COME', 'ONGOING', 'DONE']);

/** Reasons for which a payment comes to nothing although the payment method is fine. */
const REFUSALS = new Set<string>([
  'CAMPER_ALREADY_BOOKED',
  'BOOKING_ALREADY_PAID',
  'BOOKING_NOT_IN_VALID_STATE',
  'PAYMENT_ERROR_IN_SEND_CARD_INFO',
]);

/** The payments of a guest: starting one, following it, and its outcome. */
export function createGuestPayments(needs: Needs) {
  return { ...starting(needs), ...following(needs), ...ending(needs) };
}

export type GuestPayments = ReturnType<typeof createGuestPayments>;

function starting(needs: Needs) {
  const { database, clock, process, preparation, statusSync } = needs;
  const { recordIntent } = createIntentRecorder(needs);

  /**
   * Starts a payment, or finds the one that the same call started before.
   * @throws HttpError 404; 405 with one of the codes of a confirmation; 409 for a key of another call, a payment in
   * progress, an amount that changed; InvalidFieldsError
   */
  async function begin(userId: number, id: string, start: PaymentStart): Promise<AsyncPayment> {
    const booking = await process.findOwn('guest', userId, id);
    const earlier = await findEarlierPayment(database, start.call, clock);
    return toAsyncPayment(refuse(earlier ?? (await startOnce(booking, start))));
  }

  /** The same call may have been sent twice at once: the second is refused because the first has paid. */
  async function startOnce(booking: BookingRow, start: PaymentStart): Promise<Payment> {
    try {
      return await startNew(booking, start);
    } catch (error) {
      const isRefused = error instanceof HttpError;
      const first = isRefused && (await findEarlierPayment(database, start.call, clock));
      if (first) return synced(statusSync, createPaymentsStore(database), first);
      throw error;
    }
  }

  async function startNew(booking: BookingRow, start: PaymentStart): Promise<Payment> {
    await statusSync.syncPending(booking.id, start.form.request_id);
    await requireMethod(booking, start.form);
    const payment = await withRetry(database, (transaction) => recordIntent(transaction, booking.id, start));
    await statusSync.sync(payment.id);
    return (await createPaymentsStore(database).find(payment.id)) ?? payment;
  }

  // The card is checked outside the transaction: its vault may take a while to answer.
  async function requireMethod(booking: BookingRow, form: StartPayment): Promise<void> {
    const { type, token, phone, request_id } = form;
    if (request_id === undefined) requirePayable(booking, nowOf(clock));
    else await preparation.getDue(booking, request_id);
    if (type === 'card' || type === 'card_2') await preparation.requireCard(token, booking);
    if (type === 'mbway' && !PHONE.test(phone ?? '')) {
      throw new InvalidFieldsError({ phone: { id: 'field_not_a_phone' } });
    }
  }

  return { begin };
}

function following({ database, process, statusSync }: Needs) {
  const store = createPaymentsStore(database);

  /** The status of a payment, synced with the provider while it is open. @throws HttpError 404 payment_not_found */
  async function follow(userId: number, id: string, asyncId: string): Promise<AsyncPayment> {
    const booking = await process.findOwn('guest', userId, id);
    const payment = await store.findByReference(asyncId);
    if (payment?.booking_id === booking.id && PAY_IN_REASONS.includes(payment.reason)) {
      return toAsyncPayment(await synced(statusSync, store, payment));
    }
    throw new HttpError(404, 'payment_not_found');
  }

  /** The provider's page of the payment in progress. @throws HttpError 404 payment_not_found without one */
  async function webRedirect(
    userId: number,
    id: string,
    requestId?: number,
  ): Promise<{ id: string; redirect_url: string }> {
    const booking = await process.findOwn('guest', userId, id);
    const payment = await store.findPending(booking.id, requestId);
    if (!payment?.redirect_url) throw new HttpError(404, 'payment_not_found');
    return { id: payment.public_id, redirect_url: payment.redirect_url };
  }

  return { follow, webRedirect };
}

function ending({ database, process, confirmation, statusSync, effects }: Needs) {
  const store = createPaymentsStore(database);

  /**
   * The outcome of a payment, for a guest who returns from the provider's page.
   * @throws HttpError 405 BOOKING_NOT_IN_VALID_STATE, CAMPER_ALREADY_BOOKED, BOOKING_ALREADY_PAID when the money is
   * refunded
   */
  async function finish(userId: number, id: string, query: OutcomeQuery = {}): Promise<PaymentOutcome> {
    const booking = await process.findOwn('guest', userId, id);
    const last = await findLastAttempt(booking, query);
    const payment = last && refuse(await synced(statusSync, store, last));
    return findOutcome(userId, id, payment);
  }

  async function findLastAttempt(
    { id }: BookingRow,
    { transactionId, requestId = null }: { transactionId?: string; requestId?: number | null },
  ): Promise<Payment | undefined> {
    const attempts = (await store.ofBooking(id)).filter(
      ({ reason, state, request_id }) =>
        (PAY_IN_REASONS.includes(reason) || reason === 'moneyb') &&
        state !== 'select' &&
        state !== 'to_come' &&
        request_id === requestId,
    );
    const named = attempts.find(({ provider_id }) => provider_id !== null && provider_id === transactionId);
    return named ?? attempts.findLast(({ of_payment }) => of_payment === null);
  }

  /** Completes a payment that needs no provider, and returns the outcome. @throws as `confirm` of a confirmation */
  async function confirm(userId: number, id: string, request: ConfirmationRequest): Promise<PaymentOutcome> {
    const booking = await process.findOwn('guest', userId, id);
    await confirmation.confirm(booking, request);
    return findOutcome(userId, id, await findLastAttempt(booking, { requestId: request.form.request_id }));
  }

  async function findOutcome(userId: number, id: string, payment?: Payment): Promise<PaymentOutcome> {
    const booking = await process.findOwn('guest', userId, id);
    if (!OUTCOME_STATES.has(booking.state)) throw new HttpError(405, 'BOOKING_NOT_IN_VALID_STATE');
    return toOutcome(payment, booking);
  }

  /** The refund of the guest if they cancelled now. @throws HttpError 404 booking_not_found */
  async function previewRefund(userId: number, id: string): Promise<RefundPreview> {
    const booking = await process.findOwn('guest', userId, id);
    const plan = await effects.planRefund(database, booking, { effect: 'refund_by_plan' });
    return toRefundPreview(plan, booking);
  }

  return { finish, confirm, previewRefund };
}

async function synced(
  statusSync: Pick<StatusSync, 'sync'>,
  store: ReturnType<typeof createPaymentsStore>,
  payment: Payment,
): Promise<Payment> {
  if (payment.state !== 'in_prog') return payment;
  await statusSync.sync(payment.id);
  return (await store.find(payment.id)) ?? payment;
}

function refuse(payment: Payment): Payment {
  const { error_code: code } = payment;
  if (code !== null && REFUSALS.has(code)) throw new HttpError(405, code as MessageId);
  return payment;
}
