import {
  getAsyncPayment,
  getBookingPayments,
  getGuestBooking,
  getPaymentOutcome,
} from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import { platform } from '@campavia/remote-kit';

import { fitsFrame } from '../rules/payment-frame';
import type { PaymentEvent, PaymentStep } from '../rules/payment-machine';
import {
  FRAME_WAIT_MS,
  isLateAfter,
  PHONE_WAIT_MS,
  phoneSecondsLeft,
  waitBefore,
} from '../rules/payment-pace';
import { confirmationOf, isRest } from '../rules/payment-resume';
import type { PaymentTrouble } from '../rules/payment-trouble';
import { pause } from './pause';
import { keepPayment, leaveFor } from './payment-keeping';
import { begin, errorCode, failed, prepare, troubleIn, type PaymentRun } from './payment-work';

/** What a step does; undefined where nothing more comes of it on this page. */
type Work = (run: PaymentRun) => Promise<PaymentEvent | undefined>;

const TOO_LONG: PaymentTrouble = { code: 'YSC_PAYMENT_CONFIMRATION_TOO_LONG' };

/** What each step of a payment does; the others wait for the reader. */
export const PAYMENT_WORK: Partial<Record<PaymentStep, Work>> = {
  preparation: prepare,
  execution: execute,
  finalization: finalize,
  mbway_execution: askPhone,
  mbway_finalization: hearPhone,
  synchronisation: synchronise,
};

async function execute(run: PaymentRun): Promise<PaymentEvent | undefined> {
  const begun = await begin(run);
  if ('is' in begun) return begun;
  const { id: asyncId, status, redirect_url: redirectUrl, error_code } = begun;
  if (status === 'FAILED') return failed({ code: errorCode(error_code) });
  keep(run, asyncId);
  if (status === 'SUCCEEDED' || !redirectUrl) return { is: 'started', asyncId };
  const { href } = window.location;
  const { innerWidth, innerHeight } = window;
  if (fitsFrame({ redirectUrl, type: run.order?.type, window: { href, innerWidth, innerHeight } })) {
    run.tell({ is: 'framed', asyncId, frameUrl: redirectUrl });
    return untilAnswered(run, asyncId);
  }
  run.tell({ is: 'led_away', asyncId, redirectUrl });
  leaveFor(redirectUrl);
  return undefined;
}

/** A frame says when it was answered; the same answer may be given on a phone, of which a frame knows nothing. */
async function untilAnswered(
  { booking, signal }: PaymentRun,
  asyncId: string,
): Promise<PaymentEvent | undefined> {
  while (!signal.aborted) {
    await pause(FRAME_WAIT_MS, signal);
    const seen = await seenOr(() => getAsyncPayment(booking.id, asyncId));
    if ('is' in seen) return seen;
    if (seen.status !== 'CREATED') return { is: 'came_back', asyncId };
  }
  return undefined;
}

function keep({ booking: { id }, order }: PaymentRun, asyncId: string): void {
  keepPayment(id, { asyncId, isByPhone: order?.type === 'mbway' });
}

/** How a payment stands, by what the provider's page brought or by what the api calls it. */
async function look({ booking: { id }, state }: PaymentRun) {
  const { transactionId, asyncId = '' } = state;
  if (!transactionId) return getAsyncPayment(id, asyncId);
  const outcome = await getPaymentOutcome(id, transactionId);
  return { ...outcome, id: outcome.id ?? asyncId, redirect_url: null };
}

async function finalize(run: PaymentRun): Promise<PaymentEvent | undefined> {
  let redirected: string | null = null;
  for (let looks = 0; !run.signal.aborted; looks += 1) {
    const seen = await seenOr(() => look(run));
    if ('is' in seen) return seen;
    if (seen.status === 'SUCCEEDED') return { is: 'taken', asyncId: seen.id };
    if (seen.status === 'FAILED') return failed({ code: errorCode(seen.error_code) });
    if (seen.redirect_url && seen.redirect_url !== redirected) {
      redirected = seen.redirect_url;
      run.tell({ is: 'waits_elsewhere', redirectUrl: redirected });
    }
    if (!redirected && isLateAfter(looks)) run.tell({ is: 'late', trouble: TOO_LONG });
    await pause(waitBefore(looks), run.signal);
  }
  return undefined;
}

async function askPhone(run: PaymentRun): Promise<PaymentEvent | undefined> {
  const asked = await phoneAsked(run);
  if ('is' in asked) return asked;
  const { asyncId, startedAtMs } = asked;
  while (!run.signal.aborted && phoneSecondsLeft(startedAtMs, Date.now()) > 0) {
    const seen = await seenOr(() => getAsyncPayment(run.booking.id, asyncId));
    if ('is' in seen) return seen;
    if (seen.status !== 'CREATED') break;
    await pause(PHONE_WAIT_MS, run.signal);
  }
  return { is: 'phone_answered' };
}

interface AskedPhone {
  asyncId: string;
  startedAtMs: number;
}

/** What the api calls the payment for which a phone is asked now, or was before, and since when. */
async function phoneAsked(run: PaymentRun): Promise<AskedPhone | PaymentEvent> {
  const { asyncId: known, startedAtMs: since = Date.now() } = run.state;
  if (known) return { asyncId: known, startedAtMs: since };
  const begun = await begin(run);
  if ('is' in begun && begun.is !== 'came_back_to_phone') return begun;
  if ('status' in begun && begun.status === 'FAILED') return failed({ code: errorCode(begun.error_code) });
  const given = 'is' in begun ? begun : { asyncId: begun.id };
  const asked = { startedAtMs: Date.now(), ...given };
  keep(run, asked.asyncId);
  run.tell({ ...asked, is: 'phone_asked' });
  return asked;
}

async function hearPhone({ booking, state: { asyncId = '' } }: PaymentRun): Promise<PaymentEvent> {
  const seen = await seenOr(() => getAsyncPayment(booking.id, asyncId));
  if ('is' in seen) return seen;
  if (seen.status === 'SUCCEEDED') return { is: 'taken', asyncId };
  // Who says yes after all is heard by the api: the payment is not forgotten.
  return failed({ code: errorCode(seen.error_code) }, seen.status === 'CREATED' ? asyncId : undefined);
}

async function synchronise(run: PaymentRun): Promise<PaymentEvent | undefined> {
  const { booking, state, tell, signal } = run;
  const before = await getBookingPayments(booking.id).catch(() => undefined);
  const part = before && isRest(before, state.asyncId) ? 'rest' : 'other';
  for (let looks = 0; !signal.aborted; looks += 1) {
    const seen = await getGuestBooking(booking.id).catch(() => undefined);
    const stands = seen ? confirmationOf(seen.state, part) : 'waiting';
    if (stands === 'lost') return failed({ code: 'BOOKING_NOT_IN_VALID_STATE' });
    if (seen && stands === 'confirmed') {
      platform().events.send('booking.changed', { bookingId: seen.id, state: seen.state });
      return { is: 'confirmed' };
    }
    if (isLateAfter(looks)) tell({ is: 'late', trouble: TOO_LONG });
    await pause(waitBefore(looks), signal);
  }
  return undefined;
}

const UNSEEN = { id: '', status: 'CREATED', redirect_url: null, error_code: null } as const;

// No answer says nothing of the money: it is asked again.
async function seenOr<Seen>(ask: () => Promise<Seen>): Promise<Seen | PaymentEvent | typeof UNSEEN> {
  try {
    return await ask();
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'status' || (error.status ?? 0) >= 500) return UNSEEN;
    return failed(error.status === 404 ? { code: 'YSC_PAYMENTS' } : troubleIn(error));
  }
}
