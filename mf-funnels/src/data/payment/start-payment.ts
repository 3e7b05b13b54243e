import { confirmPayment, getBookingPayments, preparePayment, startPayment } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { AsyncPayment, GuestBooking, PaymentPreparation, StartPayment } from '@campavia/contracts';

import type { TypedCard } from '../../rules/payment/card-fields';
import { asNotBegun, parsePaymentFailure, type PaymentFailure } from '../../rules/payment/payment-failure';
import type { PaymentEvent, PaymentState } from '../../rules/payment/payment-process';
import { findOpenPayment } from '../../rules/payment/payment-resume';
import { heldUntilMs } from '../../rules/payment/payment-timing';
import { tokenizeCard } from './card-vault';
import { pause } from './pause';

export interface PaymentOrder {
  /** Undefined if rental credits pay everything. */
  type: StartPayment['type'] | undefined;
  card?: TypedCard;
  phone?: string;
  amount: string;
  usesCredits: boolean;
}

type TokenizedOrder = PaymentOrder & { token?: string };

export interface PaymentRun {
  booking: Pick<GuestBooking, 'id'>;
  /** The extension or upgrade that is paid; undefined for the trip itself. */
  requestId: number | undefined;
  state: PaymentState;
  /** Undefined if the page resumes a payment that was started before. */
  order: TokenizedOrder | undefined;
  /** The id of a payment that the guest no longer waits for. */
  abandonedId: string | undefined;
  /** Reports an event while the step goes on. */
  report(event: PaymentEvent): void;
  signal: AbortSignal;
}

/** Pauses before each retry of the start. The idempotency key keeps it one payment. */
const RETRY_AFTER_MS = [1_000, 2_000, 3_000];
/** After these statuses the payment may have started all the same. */
const UNCERTAIN_STATUSES = new Set([500, 502, 504]);

export async function preparePaymentRun(run: PaymentRun): Promise<PaymentEvent> {
  const { state, order } = run;
  if (!order) return failed({ code: 'unknown' });
  const { type } = order;
  try {
    return await (type ? prepareWithProvider(run, order, type) : payWithCredits(run, state.key ?? '', order));
  } catch (error) {
    const failure = parseFailure(error);
    // Credits pay in this call; with any other means no money has been asked for yet.
    return failed(type ? asNotBegun(failure) : failure);
  }
}

async function prepareWithProvider(
  { booking, requestId, report }: PaymentRun,
  order: TokenizedOrder,
  type: StartPayment['type'],
): Promise<PaymentEvent> {
  const askedAtMs = Date.now();
  const prepared = await preparePayment(booking.id, type, { requestId });
  const untilMs = heldUntilMs({ answer: prepared, askedAtMs });
  if (untilMs) report({ is: 'held', heldUntilMs: untilMs });
  const offer = prepared.means.find((each) => each.type === type);
  if (offer?.now !== order.amount) return failed({ code: 'payment_changed' });
  if (type === 'mbway') return { is: 'phone_ready' };
  return order.card ? storeCard(prepared, order, order.card) : { is: 'prepared' };
}

async function storeCard(
  { card_registration: registration }: PaymentPreparation,
  order: TokenizedOrder,
  card: TypedCard,
): Promise<PaymentEvent> {
  const token = registration ? await tokenizeCard(registration, card) : ({ code: 'vault' } as const);
  if (typeof token !== 'string') return failed(token);
  order.token = token;
  return { is: 'prepared' };
}

async function payWithCredits(
  { booking, requestId }: PaymentRun,
  key: string,
  { usesCredits }: PaymentOrder,
): Promise<PaymentEvent> {
  const credits = usesCredits && { type: 'moneyb' as const, use_rental_credits: true };
  const body = { ...credits, ...targetOf(requestId) };
  const { status, error_code } = await confirmPayment(booking.id, body, key);
  return status === 'FAILED' ? failed({ code: toErrorCode(error_code) }) : { is: 'nothing_due' };
}

export async function startAtProvider(run: PaymentRun): Promise<AsyncPayment | PaymentEvent> {
  const { booking, requestId, state, order, signal } = run;
  const body = order && buildStartBody(order, requestId);
  if (!body || !state.key) return failed({ code: 'unknown' });
  for (const pauseMs of [...RETRY_AFTER_MS, undefined]) {
    try {
      return await startPayment(booking.id, body, state.key);
    } catch (error) {
      const canRetry = mayHaveStarted(error) || (await isBlockedByAbandoned(run, error));
      if (!canRetry || pauseMs === undefined) return resolveFailedStart(run, error);
      await pause(pauseMs, signal);
    }
  }
  return failed({ code: 'network' });
}

function targetOf(requestId: number | undefined): Pick<StartPayment, 'request_id'> {
  return requestId === undefined ? {} : { request_id: requestId };
}

function buildStartBody(order: TokenizedOrder, requestId: number | undefined): StartPayment | undefined {
  const { type, token, phone, amount, usesCredits } = order;
  const given = { ...(token && { token }), ...(phone && { phone }), ...targetOf(requestId) };
  return type && { type, amount, use_rental_credits: usesCredits, ...given };
}

// A payment that started all the same, or in another window, is followed instead.
async function resolveFailedStart(run: PaymentRun, error: unknown): Promise<PaymentEvent> {
  const isUncertain = mayHaveStarted(error);
  const open = isUncertain || isInProgress(error) ? await fetchOpenPayment(run) : undefined;
  return open ?? failed(isUncertain ? { code: 'network' } : parseFailure(error));
}

// For some seconds the api mistakes a new attempt for a second click on the abandoned one.
async function isBlockedByAbandoned(run: PaymentRun, error: unknown): Promise<boolean> {
  const { abandonedId } = run;
  return (
    abandonedId !== undefined && isInProgress(error) && (await fetchOpenPayment(run))?.asyncId === abandonedId
  );
}

async function fetchOpenPayment({ booking, requestId }: PaymentRun) {
  const askedAtMs = Date.now();
  const answer = await getBookingPayments(booking.id, { requestId }).catch(() => undefined);
  return answer && findOpenPayment({ answer, askedAtMs, requestId });
}

function isInProgress(error: unknown): boolean {
  return isApiError(error) && error.code === 'payment_under_way';
}

function mayHaveStarted(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind !== 'status' || UNCERTAIN_STATUSES.has(error.status ?? 0);
}

export function failed(failure: PaymentFailure, asyncId?: string): PaymentEvent {
  return { is: 'failed', failure, ...(asyncId && { asyncId }) };
}

export function parseFailure(error: unknown): PaymentFailure {
  return isApiError(error) ? parsePaymentFailure(error) : { code: 'unknown' };
}

/** The code of a provider's refusal; the pages have a general text for unknown ones. */
export function toErrorCode(code: string | null): PaymentFailure['code'] {
  return (code ?? 'MPG_UNKNOWN') as PaymentFailure['code'];
}
