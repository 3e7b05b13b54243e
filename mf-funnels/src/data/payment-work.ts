import { confirmPayment, preparePayment, startPayment, getBookingPayments } from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { AsyncPayment, GuestBooking, PaymentPreparation, StartPayment } from '@campavia/contracts';

import type { TypedCard } from '../rules/card-fields';
import type { PaymentEvent, PaymentState } from '../rules/payment-machine';
import { heldUntilMs } from '../rules/payment-pace';
import { followed } from '../rules/payment-resume';
import { beforeBeginning, troubleOf, type PaymentTrouble } from '../rules/payment-trouble';
import { bringToVault } from './card-vault';
import type { PaymentOrder } from './payment-order';
import { pause } from './pause';

/** An order with what stands for its card. */
type RunOrder = PaymentOrder & { token?: string };

/** What the work of a step knows and may do. */
export interface PaymentRun {
  booking: Pick<GuestBooking, 'id'>;
  state: PaymentState;
  /** What is being paid with; undefined where the page has come back to a payment. */
  order: RunOrder | undefined;
  /** A payment that the reader would rather not wait for. */
  givenUp: string | undefined;
  /** Says something on the way; the step goes on. */
  tell(event: PaymentEvent): void;
  /** The reader has left the page. */
  signal: AbortSignal;
}

/** A call is sent again so long after the tries before: with the same key it is the same payment. */
const AGAIN_AFTER_MS = [1_000, 2_000, 3_000];
/** After these it may have begun all the same. */
const NO_ANSWER = new Set([500, 502, 504]);

/** The days are held, what is to be paid is what was shown, and the card lies in its vault. */
export async function prepare(run: PaymentRun): Promise<PaymentEvent> {
  const { booking, state, order } = run;
  if (!order) return failed({ code: 'unknown' });
  const { type } = order;
  try {
    return await (type ? getReady(run, order, type) : close(booking.id, state.key ?? '', order));
  } catch (error) {
    const trouble = troubleIn(error);
    // Credits pay as they close; with all else nobody was asked for money yet.
    return failed(type ? beforeBeginning(trouble) : trouble);
  }
}

async function getReady(
  { booking, tell }: PaymentRun,
  order: RunOrder,
  type: StartPayment['type'],
): Promise<PaymentEvent> {
  const askedAtMs = Date.now();
  const prepared = await preparePayment(booking.id, type);
  const untilMs = heldUntilMs({ said: prepared, askedAtMs });
  if (untilMs) tell({ is: 'held', heldUntilMs: untilMs });
  const offer = prepared.means.find((each) => each.type === type);
  if (offer?.now !== order.amount) return failed({ code: 'payment_changed' });
  if (type === 'mbway') return { is: 'phone_given' };
  return order.card ? keepCard(prepared, order, order.card) : { is: 'prepared' };
}

async function keepCard(
  { card_registration: registration }: PaymentPreparation,
  order: RunOrder,
  card: TypedCard,
): Promise<PaymentEvent> {
  const token = registration ? await bringToVault(registration, card) : ({ code: 'vault' } as const);
  if (typeof token !== 'string') return failed(token);
  order.token = token;
  return { is: 'prepared' };
}

async function close(bookingId: number, key: string, { usesCredits }: PaymentOrder): Promise<PaymentEvent> {
  const body = usesCredits ? { type: 'moneyb' as const, use_rental_credits: true } : {};
  const { status, error_code } = await confirmPayment(bookingId, body, key);
  return status === 'FAILED' ? failed({ code: errorCode(error_code) }) : { is: 'closed' };
}

/** The provider is asked for the money, once for each key however often it is sent. */
export async function begin(run: PaymentRun): Promise<AsyncPayment | PaymentEvent> {
  const { booking, state, order, signal } = run;
  const body = order && bodyOf(order);
  if (!body || !state.key) return failed({ code: 'unknown' });
  for (const pauseMs of [...AGAIN_AFTER_MS, undefined]) {
    try {
      return await startPayment(booking.id, body, state.key);
    } catch (error) {
      const isWorthIt = mayHaveBegun(error) || (await givesWay(run, error));
      if (!isWorthIt || pauseMs === undefined) return afterFailure(booking.id, error);
      await pause(pauseMs, signal);
    }
  }
  return failed({ code: 'network' });
}

function bodyOf({ type, token, phone, amount, usesCredits }: RunOrder): StartPayment | undefined {
  const given = { ...(token && { token }), ...(phone && { phone }) };
  return type && { type, amount, use_rental_credits: usesCredits, ...given };
}

// It may have begun all the same, or in another window: then that is what is followed.
async function afterFailure(bookingId: number, error: unknown): Promise<PaymentEvent> {
  const isUnsure = mayHaveBegun(error);
  const open = isUnsure || isUnderWay(error) ? await findOpen(bookingId) : undefined;
  return open ?? failed(isUnsure ? { code: 'network' } : troubleIn(error));
}

// An attempt is taken for a second click for some seconds; one that was given up makes room after them.
async function givesWay({ booking, givenUp }: PaymentRun, error: unknown): Promise<boolean> {
  return givenUp !== undefined && isUnderWay(error) && (await findOpen(booking.id))?.asyncId === givenUp;
}

async function findOpen(bookingId: number) {
  const askedAtMs = Date.now();
  const said = await getBookingPayments(bookingId).catch(() => undefined);
  return said && followed({ said, askedAtMs });
}

function isUnderWay(error: unknown): boolean {
  return isApiError(error) && error.code === 'payment_under_way';
}

function mayHaveBegun(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind !== 'status' || NO_ANSWER.has(error.status ?? 0);
}

export function failed(trouble: PaymentTrouble, asyncId?: string): PaymentEvent {
  return { is: 'failed', trouble, ...(asyncId && { asyncId }) };
}

/** Why a call failed, in the codes of the payment pages. */
export function troubleIn(error: unknown): PaymentTrouble {
  return isApiError(error) ? troubleOf(error) : { code: 'unknown' };
}

/** What a provider's refusal is called; codes nobody knows have words by default. */
export function errorCode(code: string | null): PaymentTrouble['code'] {
  return (code ?? 'MPG_UNKNOWN') as PaymentTrouble['code'];
}
