import {
  getAsyncPayment,
  getBookingPayments,
  getGuestBooking,
  getPaymentOutcome,
} from '@campavia/api-client';
import { isApiError } from '@campavia/api-client/core';
import type { GuestBooking } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';

import { fitsFrame } from '../../rules/payment/bank-frame';
import type { PaymentEvent, PaymentStep } from '../../rules/payment/payment-process';
import {
  FRAME_WAIT_MS,
  isLateAfter,
  PHONE_WAIT_MS,
  phoneSecondsLeft,
  waitBefore,
} from '../../rules/payment/payment-timing';
import { confirmationOf, isRest } from '../../rules/payment/payment-resume';
import { requestConfirmationOf } from '../../rules/payment/request-payment';
import type { PaymentFailure } from '../../rules/payment/payment-failure';
import { pause } from './pause';
import { storePayment, leaveForProvider } from './payment-session';
import {
  startAtProvider,
  toErrorCode,
  failed,
  preparePaymentRun,
  parseFailure,
  type PaymentRun,
} from './start-payment';

/** The work of a step; resolves with undefined if nothing more happens on this page. */
type StepWork = (run: PaymentRun) => Promise<PaymentEvent | undefined>;

const CONFIRMATION_DELAYED: PaymentFailure = { code: 'YSC_PAYMENT_CONFIMRATION_TOO_LONG' };

/** The work of each step of a payment; the other steps wait for the guest. */
export const STEP_WORK: Partial<Record<PaymentStep, StepWork>> = {
  preparation: preparePaymentRun,
  execution: execute,
  finalization: finalize,
  mbway_execution: requestPhoneConfirmation,
  mbway_finalization: readPhoneAnswer,
  synchronisation: synchronise,
};

async function execute(run: PaymentRun): Promise<PaymentEvent | undefined> {
  const started = await startAtProvider(run);
  if ('is' in started) return started;
  const { id: asyncId, status, redirect_url: redirectUrl, error_code } = started;
  if (status === 'FAILED') return failed({ code: toErrorCode(error_code) });
  storeRun(run, asyncId);
  if (status === 'SUCCEEDED' || !redirectUrl) return { is: 'started', asyncId };
  const { href } = window.location;
  const { innerWidth, innerHeight } = window;
  if (fitsFrame({ redirectUrl, type: run.order?.type, window: { href, innerWidth, innerHeight } })) {
    run.report({ is: 'frame_opened', asyncId, frameUrl: redirectUrl });
    return waitForFrame(run, asyncId);
  }
  run.report({ is: 'redirected', asyncId, redirectUrl });
  leaveForProvider(redirectUrl);
  return undefined;
}

/** Polls while a frame is open: the guest may answer on their phone, which the frame does not notice. */
async function waitForFrame(
  { booking, signal }: PaymentRun,
  asyncId: string,
): Promise<PaymentEvent | undefined> {
  while (!signal.aborted) {
    await pause(FRAME_WAIT_MS, signal);
    const answer = await pollOnce(() => getAsyncPayment(booking.id, asyncId));
    if ('is' in answer) return answer;
    if (answer.status !== 'CREATED') return { is: 'came_back', asyncId };
  }
  return undefined;
}

function storeRun({ booking: { id }, requestId, order }: PaymentRun, asyncId: string): void {
  storePayment({ id, requestId }, { asyncId, isByPhone: order?.type === 'mbway' });
}

async function fetchStatus({ booking: { id }, requestId, state }: PaymentRun) {
  const { transactionId, asyncId = '' } = state;
  if (!transactionId) return getAsyncPayment(id, asyncId);
  const outcome = await getPaymentOutcome(id, transactionId, { requestId });
  return { ...outcome, id: outcome.id ?? asyncId, redirect_url: null };
}

async function finalize(run: PaymentRun): Promise<PaymentEvent | undefined> {
  let redirected: string | null = null;
  for (let polls = 0; !run.signal.aborted; polls += 1) {
    const answer = await pollOnce(() => fetchStatus(run));
    if ('is' in answer) return answer;
    if (answer.status === 'SUCCEEDED') return { is: 'captured', asyncId: answer.id };
    if (answer.status === 'FAILED') return failed({ code: toErrorCode(answer.error_code) });
    if (answer.redirect_url && answer.redirect_url !== redirected) {
      redirected = answer.redirect_url;
      run.report({ is: 'waiting_at_provider', redirectUrl: redirected });
    }
    if (!redirected && isLateAfter(polls)) run.report({ is: 'delayed', failure: CONFIRMATION_DELAYED });
    await pause(waitBefore(polls), run.signal);
  }
  return undefined;
}

async function requestPhoneConfirmation(run: PaymentRun): Promise<PaymentEvent | undefined> {
  const payment = await startPhonePayment(run);
  if ('is' in payment) return payment;
  const { asyncId, startedAtMs } = payment;
  while (!run.signal.aborted && phoneSecondsLeft(startedAtMs, Date.now()) > 0) {
    const answer = await pollOnce(() => getAsyncPayment(run.booking.id, asyncId));
    if ('is' in answer) return answer;
    if (answer.status !== 'CREATED') break;
    await pause(PHONE_WAIT_MS, run.signal);
  }
  return { is: 'phone_answered' };
}

interface PhonePayment {
  asyncId: string;
  startedAtMs: number;
}

async function startPhonePayment(run: PaymentRun): Promise<PhonePayment | PaymentEvent> {
  const { asyncId: known, startedAtMs: since = Date.now() } = run.state;
  if (known) return { asyncId: known, startedAtMs: since };
  const started = await startAtProvider(run);
  if ('is' in started && started.is !== 'came_back_to_phone') return started;
  if ('status' in started && started.status === 'FAILED')
    return failed({ code: toErrorCode(started.error_code) });
  const asyncId = 'is' in started ? started.asyncId : started.id;
  const startedAtMs = ('is' in started ? started.startedAtMs : undefined) ?? Date.now();
  storeRun(run, asyncId);
  run.report({ is: 'phone_asked', asyncId, startedAtMs });
  return { asyncId, startedAtMs };
}

async function readPhoneAnswer({ booking, state: { asyncId = '' } }: PaymentRun): Promise<PaymentEvent> {
  const answer = await pollOnce(() => getAsyncPayment(booking.id, asyncId));
  if ('is' in answer) return answer;
  if (answer.status === 'SUCCEEDED') return { is: 'captured', asyncId };
  // A late confirmation still reaches the api, so an unanswered payment is not forgotten.
  return failed({ code: toErrorCode(answer.error_code) }, answer.status === 'CREATED' ? asyncId : undefined);
}

async function synchronise(run: PaymentRun): Promise<PaymentEvent | undefined> {
  const { booking, report, signal } = run;
  const confirmationIn = await readConfirmation(run);
  for (let polls = 0; !signal.aborted; polls += 1) {
    const answer = await getGuestBooking(booking.id).catch(() => undefined);
    const confirmation = answer ? confirmationIn(answer) : 'waiting';
    if (confirmation === 'lost') return failed({ code: 'BOOKING_NOT_IN_VALID_STATE' });
    if (answer && confirmation === 'confirmed') {
      platform().events.send('booking.changed', { bookingId: answer.id, state: answer.state });
      return { is: 'confirmed' };
    }
    if (isLateAfter(polls)) report({ is: 'delayed', failure: CONFIRMATION_DELAYED });
    await pause(waitBefore(polls), signal);
  }
  return undefined;
}

type ConfirmationOf = (booking: GuestBooking) => ReturnType<typeof confirmationOf>;

async function readConfirmation({ booking, requestId, state }: PaymentRun): Promise<ConfirmationOf> {
  if (requestId !== undefined) return (now) => requestConfirmationOf(now, requestId);
  const before = await getBookingPayments(booking.id).catch(() => undefined);
  const part = before && isRest(before, state.asyncId) ? 'rest' : 'other';
  return (now) => confirmationOf(now.state, part);
}

const NO_ANSWER = { id: '', status: 'CREATED', redirect_url: null, error_code: null } as const;

// Without an answer nothing is known about the money, so the caller polls again.
async function pollOnce<Answer>(
  fetch: () => Promise<Answer>,
): Promise<Answer | PaymentEvent | typeof NO_ANSWER> {
  try {
    return await fetch();
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'status' || (error.status ?? 0) >= 500) return NO_ANSWER;
    return failed(error.status === 404 ? { code: 'YSC_PAYMENTS' } : parseFailure(error));
  }
}
