import type { BookingPayments, GuestBooking, PaymentRow } from '@campavia/contracts';
import type { BookingState, RequestState } from '@campavia/domain';

import type { PaymentFailure } from './payment-failure';
import type { PaymentEvent } from './payment-process';
import { toLocalMs } from './payment-timing';

export interface StoredPayment {
  asyncId: string;
  isByPhone: boolean;
}

interface KnownPayments {
  answer: Pick<BookingPayments, 'payments' | 'hold_until' | 'read_at'>;
  askedAtMs: number;
  /** The extension or upgrade that is paid; the trip itself without it. */
  requestId?: number;
}

interface PaymentTraces extends KnownPayments {
  search: string;
  stored: StoredPayment | undefined;
  /** State of the trip or request as it was read, perhaps a moment before its payments. */
  state?: BookingState | RequestState;
}

/**
 * The event with which a payment resumes that was started before in this tab, another tab or another browser.
 * Undefined if none is in progress.
 */
export function findResumeEvent({
  search,
  stored,
  state,
  ...known
}: PaymentTraces): PaymentEvent | undefined {
  const { payments } = known.answer;
  const params = new URLSearchParams(search);
  const transactionId = params.get('transactionId') ?? undefined;
  const asyncId =
    params.get('asyncId') ?? stored?.asyncId ?? findPaymentInProgress(payments, known.requestId, state);
  if (transactionId) return { is: 'came_back', transactionId, asyncId };
  if (!asyncId) return undefined;
  const row = payments.find(({ async_id }) => async_id === asyncId);
  const isByPhone = row ? isConfirmedByPhone(row) : stored?.isByPhone;
  return isByPhone ? resumeOnPhone(asyncId, row, known) : { is: 'came_back', asyncId };
}

export function findOpenPayment(known: KnownPayments): OpenPayment | undefined {
  const { payments } = known.answer;
  const asyncId = findPaymentInProgress(payments, known.requestId);
  if (!asyncId) return undefined;
  const row = payments.find((each) => each.async_id === asyncId);
  return row && isConfirmedByPhone(row) ? resumeOnPhone(asyncId, row, known) : { is: 'came_back', asyncId };
}

// The time to confirm on the phone runs from when the payment was made, in whichever browser it is followed.
function resumeOnPhone(asyncId: string, row: PaymentRow | undefined, known: KnownPayments) {
  return { is: 'came_back_to_phone', asyncId, startedAtMs: row && toLocalMs(row.made_at, known) } as const;
}

interface OpenPayment {
  is: 'came_back' | 'came_back_to_phone';
  asyncId: string;
  startedAtMs?: number;
}

/**
 * The id of a trip's payment that is in progress, or of one that was completed after the trip was read and is not in
 * its state yet. A paid first instalment is in its state.
 */
function findPaymentInProgress(
  payments: readonly PaymentRow[],
  requestId: number | undefined,
  state?: BookingState | RequestState,
): string | undefined {
  const reasons = requestId === undefined ? ['book'] : ['exten', 'exteng'];
  const own = payments.filter(
    ({ reason, request_id }) => reasons.includes(reason) && (request_id ?? undefined) === requestId,
  );
  const isUnknown = state === 'VALIDATED' || state === 'ACCEPTED';
  const open = own.findLast((row) => row.state === 'in_prog');
  const done = isUnknown ? own.findLast((row) => row.state === 'done') : undefined;
  return (open ?? done)?.async_id ?? undefined;
}

function isConfirmedByPhone({ type, state }: PaymentRow): boolean {
  return type === 'mbway' && state === 'in_prog';
}

/** The error code in a query; undefined for the provider's code of no error. */
export function parseErrorCode(search: string): string | undefined {
  const params = new URLSearchParams(search);
  const code = params.get('error_code') ?? params.get('errorCode');
  return code === null || code === '' || code === '201004' ? undefined : code;
}

export function withAsyncId(search: string, asyncId: string | undefined): string {
  const params = new URLSearchParams(search);
  for (const name of ['asyncId', 'transactionId', 'error_code', 'errorCode']) params.delete(name);
  if (asyncId) params.set('asyncId', asyncId);
  return params.toString();
}

const PAID: readonly BookingState[] = ['TO_COME', 'ONGOING', 'DONE'];
const WAITING: readonly BookingState[] = ['VALIDATED', 'ACCEPTED'];

/** Whether a first instalment was paid before, so that this payment is the rest. */
export function isRest(
  { payments }: Pick<BookingPayments, 'payments'>,
  asyncId: string | undefined,
): boolean {
  return payments.some((row) => row.reason === 'book' && row.state === 'done' && row.async_id !== asyncId);
}

/** A first instalment confirms the trip. */
export function confirmationOf(
  state: BookingState,
  part: 'rest' | 'other',
): 'confirmed' | 'waiting' | 'lost' {
  if (PAID.includes(state)) return 'confirmed';
  if (state === 'TO_COME_NOT_PAID') return part === 'rest' ? 'waiting' : 'confirmed';
  return WAITING.includes(state) ? 'waiting' : 'lost';
}

type TripPayability = 'paid' | 'ended' | 'payable';

type PayableBooking = Pick<GuestBooking, 'state' | 'is_payable' | 'is_updatable'>;

/** An instalment paid before this payment does not count. */
export function payabilityOf(now: PayableBooking, before: Pick<GuestBooking, 'state'>): TripPayability {
  const part = before.state === 'TO_COME_NOT_PAID' ? 'rest' : 'other';
  if (confirmationOf(now.state, part) === 'confirmed') return 'paid';
  return now.is_payable || now.is_updatable ? 'payable' : 'ended';
}

/** Failures that leave the trip unchanged. */
const WITHOUT_EFFECT = new Set<PaymentFailure['code']>([
  'card',
  'token',
  'vault',
  'not_begun',
  'payment_changed',
]);

export function mayChangeTrip({ code, fields }: PaymentFailure): boolean {
  return !fields && !WITHOUT_EFFECT.has(code);
}
