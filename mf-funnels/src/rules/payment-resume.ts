import type { BookingPayments, PaymentRow } from '@campavia/contracts';
import type { BookingState } from '@campavia/domain';

import type { PaymentEvent } from './payment-machine';
import { hereMs } from './payment-pace';

/** What a tab remembers of the payment of one trip. */
export interface KeptPayment {
  asyncId: string;
  isByPhone: boolean;
}

/** The payments of a trip, and when they were asked for, by the clock of this machine. */
interface Known {
  said: Pick<BookingPayments, 'payments' | 'hold_until' | 'read_at'>;
  askedAtMs: number;
}

interface Traces extends Known {
  /** Query of the address. */
  search: string;
  kept: KeptPayment | undefined;
  /** Of the trip as it was read, which may be a moment older than its payments. */
  state?: BookingState;
}

/**
 * What a payment goes on with that was begun before: in this tab, in another one, in another browser. Undefined when
 * none is under way.
 */
export function resumed({ search, kept, state, ...known }: Traces): PaymentEvent | undefined {
  const { payments } = known.said;
  const params = new URLSearchParams(search);
  const transactionId = params.get('transactionId') ?? undefined;
  const asyncId = params.get('asyncId') ?? kept?.asyncId ?? paymentUnderWay(payments, state);
  if (transactionId) return { is: 'came_back', transactionId, asyncId };
  if (!asyncId) return undefined;
  const row = payments.find(({ async_id }) => async_id === asyncId);
  const isByPhone = row ? isAskedByPhone(row) : kept?.isByPhone;
  return isByPhone ? backToPhone(asyncId, row, known) : { is: 'came_back', asyncId };
}

/** What is followed instead of a payment that could not begin, because another one of the trip is under way. */
export function followed(known: Known): Followed | undefined {
  const { payments } = known.said;
  const asyncId = paymentUnderWay(payments);
  if (!asyncId) return undefined;
  const row = payments.find((each) => each.async_id === asyncId);
  return row && isAskedByPhone(row) ? backToPhone(asyncId, row, known) : { is: 'came_back', asyncId };
}

// The phone waits as long as it was told to, wherever its payment is followed.
function backToPhone(asyncId: string, row: PaymentRow | undefined, known: Known) {
  return { is: 'came_back_to_phone', asyncId, startedAtMs: row && hereMs(row.made_at, known) } as const;
}

interface Followed {
  is: 'came_back' | 'came_back_to_phone';
  asyncId: string;
  startedAtMs?: number;
}

/**
 * What the api calls the payment of a trip that is under way, or was made a moment after the trip was read, so that
 * the trip does not know of it yet; of a first half it knows.
 */
function paymentUnderWay(payments: readonly PaymentRow[], state?: BookingState): string | undefined {
  const ofTrip = payments.filter(({ reason }) => reason === 'book');
  const isUnknown = state === 'VALIDATED' || state === 'ACCEPTED';
  const open = ofTrip.findLast((row) => row.state === 'in_prog');
  const done = isUnknown ? ofTrip.findLast((row) => row.state === 'done') : undefined;
  return (open ?? done)?.async_id ?? undefined;
}

function isAskedByPhone({ type, state }: PaymentRow): boolean {
  return type === 'mbway' && state === 'in_prog';
}

/** The code of a failure that an address carries; one that says nothing is none. */
export function codeInAddress(search: string): string | undefined {
  const params = new URLSearchParams(search);
  const code = params.get('error_code') ?? params.get('errorCode');
  return code === null || code === '' || code === '201004' ? undefined : code;
}

/** A query with or without the payment under way; what came back from the provider and old failures go. */
export function withAsyncId(search: string, asyncId: string | undefined): string {
  const params = new URLSearchParams(search);
  for (const name of ['asyncId', 'transactionId', 'error_code', 'errorCode']) params.delete(name);
  if (asyncId) params.set('asyncId', asyncId);
  return params.toString();
}

const PAID: readonly BookingState[] = ['TO_COME', 'ONGOING', 'DONE'];
const WAITING: readonly BookingState[] = ['VALIDATED', 'ACCEPTED'];

/** Whether a first half was paid before, so that this payment is the rest. */
export function isRest(
  { payments }: Pick<BookingPayments, 'payments'>,
  asyncId: string | undefined,
): boolean {
  return payments.some((row) => row.reason === 'book' && row.state === 'done' && row.async_id !== asyncId);
}

/** How a trip stands whose money was taken: a first half is enough to be awaited. */
export function confirmationOf(
  state: BookingState,
  part: 'rest' | 'other',
): 'confirmed' | 'waiting' | 'lost' {
  if (PAID.includes(state)) return 'confirmed';
  if (state === 'TO_COME_NOT_PAID') return part === 'rest' ? 'waiting' : 'confirmed';
  return WAITING.includes(state) ? 'waiting' : 'lost';
}
