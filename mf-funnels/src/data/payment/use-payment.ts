import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useSWRConfig } from 'swr';

import { bookingKeys, getGuestBooking } from '@campavia/api-client';
import type { BookingPayments, GuestBooking } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';

import type { PaymentFailure } from '../../rules/payment/payment-failure';
import {
  advance,
  holdsPage,
  type PaymentEvent,
  type PaymentState,
  type PaymentStep,
} from '../../rules/payment/payment-process';
import {
  parseErrorCode,
  findResumeEvent,
  mayChangeTrip,
  payabilityOf,
} from '../../rules/payment/payment-resume';
import { findRequest, requestPayabilityOf } from '../../rules/payment/request-payment';
import { heldUntilMs } from '../../rules/payment/payment-timing';
import {
  type PaymentSubject,
  removeStoredPayment,
  readStoredPayment,
  returnToPaymentPage,
} from './payment-session';
import { STEP_WORK } from './payment-steps';
import type { PaymentOrder } from './start-payment';

export interface UsePayment {
  state: PaymentState;
  pay: (order: PaymentOrder) => void;
  abandon: () => void;
  /** The guest answered in the bank's frame (with its transaction) or closed it. */
  leaveFrame: (transactionId?: string) => void;
}

export interface UsePaymentOptions extends RecheckTrip {
  payments: BookingPayments;
  /** When they were requested, by this browser's clock. */
  askedAtMs: number;
  onPaid: () => void;
}

export function usePayment(options: UsePaymentOptions): UsePayment {
  const { booking, requestId } = options;
  const [state, send] = useReducer(advance, options, initialState);
  const order = useRef<PaymentOrder>(undefined);
  const abandonedId = useRef<string>(undefined);
  const latest = useRef({ ...options, state });
  latest.current = { ...options, state };

  useStepWork(state.step, { send, order, abandonedId, latest });
  useStateEffects(state, latest);
  useRestoredPage(send, booking.id, requestId);

  const pay = useCallback((given: PaymentOrder) => {
    if (latest.current.state.step !== 'idle') return;
    order.current = given;
    removeStoredPayment(subjectOf(latest.current));
    send({ is: 'submitted', key: crypto.randomUUID() });
  }, []);
  const abandon = useCallback(() => {
    abandonedId.current = latest.current.state.asyncId;
    removeStoredPayment(subjectOf(latest.current));
    send({ is: 'abandoned' });
  }, []);
  const leaveFrame = useCallback((transactionId?: string) => {
    const { asyncId } = latest.current.state;
    send({ is: 'came_back', ...(asyncId && { asyncId }), ...(transactionId && { transactionId }) });
  }, []);
  return { state, pay, abandon, leaveFrame };
}

function initialState(options: UsePaymentOptions): PaymentState {
  const { booking, requestId, payments, askedAtMs } = options;
  const { search } = window.location;
  const known = { answer: payments, askedAtMs };
  const untilMs = heldUntilMs(known);
  const idle: PaymentState = { step: 'idle', ...(untilMs && { heldUntilMs: untilMs }) };
  const event = findResumeEvent({
    ...known,
    search,
    stored: readStoredPayment(subjectOf(options)),
    requestId,
    state: requestId === undefined ? booking.state : findRequest(booking, requestId)?.state,
  });
  if (event) return advance(idle, event);
  const code = parseErrorCode(search) as PaymentFailure['code'] | undefined;
  return code ? { ...idle, failure: { code } } : idle;
}

function subjectOf({
  booking: { id },
  requestId,
}: Pick<RecheckTrip, 'booking' | 'requestId'>): PaymentSubject {
  return { id, requestId };
}

interface StepContext {
  send: (event: PaymentEvent) => void;
  order: { current: PaymentOrder | undefined };
  abandonedId: { current: string | undefined };
  latest: { current: UsePaymentOptions & { state: PaymentState } };
}

/** After a failure the trip is read again before the event is sent. */
function useStepWork(step: PaymentStep, { send, order, abandonedId, latest }: StepContext): void {
  const recheckTrip = useRecheckTrip();
  useEffect(() => {
    const { state: now, booking, requestId } = latest.current;
    const work = STEP_WORK[now.step];
    if (!work) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const run = {
      booking,
      requestId,
      state: now,
      order: order.current,
      abandonedId: abandonedId.current,
      report: send,
      signal,
    };
    void work(run)
      .catch((): PaymentEvent => ({ is: 'failed', failure: { code: 'unknown' } }))
      .then(async (event): Promise<PaymentEvent | undefined> =>
        event?.is === 'failed' ? recheckTrip(event, latest.current, signal) : event,
      )
      .then((event) => {
        if (event && !signal.aborted) send(event);
      });
    return () => gone.abort();
  }, [step, send, order, abandonedId, latest, recheckTrip]);
}

function useStateEffects(
  state: PaymentState,
  latest: { current: Pick<UsePaymentOptions, 'booking' | 'requestId' | 'onPaid'> },
): void {
  const { step, failure, asyncId } = state;
  const isHeld = holdsPage(state);
  useEffect(() => (isHeld ? platform().holdPage('payment') : undefined), [isHeld]);
  useEffect(() => {
    const { onPaid } = latest.current;
    if (step === 'completed') {
      removeStoredPayment(subjectOf(latest.current));
      onPaid();
    }
    if (step !== 'idle' || !failure) return;
    if (!asyncId) removeStoredPayment(subjectOf(latest.current));
    if (/^[A-Z]/.test(failure.code)) returnToPaymentPage(failure.code);
  }, [step, failure, asyncId, latest]);
}

/** A page that the browser restores from its cache on the way back from the bank reads the payment again. */
function useRestoredPage(
  send: (event: { is: 'came_back'; asyncId: string }) => void,
  id: number,
  requestId: number | undefined,
): void {
  useEffect(() => {
    function onShow({ persisted }: PageTransitionEvent) {
      const stored = readStoredPayment({ id, requestId });
      if (persisted && stored) send({ is: 'came_back', asyncId: stored.asyncId });
    }
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [send, id, requestId]);
}

type FailedPaymentEvent = Extract<PaymentEvent, { is: 'failed' }>;

export interface RecheckTrip {
  booking: GuestBooking;
  /** The extension or upgrade that is paid; undefined for the trip itself. */
  requestId?: number;
  /** The trip can no longer be paid; the page is left after this. */
  onEnded: (failure: PaymentFailure) => void;
  /** The trip can still be paid, but its state has changed. */
  onStateChanged: () => void;
}

/**
 * Reads a trip again whose payment failed, because it may have been paid or cancelled elsewhere. Resolves with the
 * failure, or with `confirmed` if the trip is paid, and publishes a changed state.
 */
function useRecheckTrip() {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (event: FailedPaymentEvent, options: RecheckTrip, signal: AbortSignal): Promise<PaymentEvent> => {
      const { booking, requestId, onEnded, onStateChanged } = options;
      if (!mayChangeTrip(event.failure)) return event;
      const now = await getGuestBooking(booking.id).catch(() => undefined);
      if (!now || signal.aborted) return event;
      const { events } = platform();
      const payability =
        requestId === undefined ? payabilityOf(now, booking) : requestPayabilityOf(now, requestId);
      if (now.state !== booking.state) {
        events.send('booking.changed', { bookingId: now.id, state: now.state });
      }
      if (payability === 'paid') return { is: 'confirmed' };
      if (payability === 'ended') {
        removeStoredPayment(subjectOf(options));
        onEnded(event.failure);
      } else if (now.state !== booking.state) onStateChanged();
      await mutate(bookingKeys.guest(booking.id), now, { revalidate: false });
      return event;
    },
    [mutate],
  );
}
