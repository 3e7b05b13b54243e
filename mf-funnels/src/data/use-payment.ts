import { useCallback, useEffect, useReducer, useRef } from 'react';

import type { BookingPayments } from '@campavia/contracts';
import { platform } from '@campavia/remote-kit';

import {
  advance,
  holdsPage,
  type PaymentEvent,
  type PaymentState,
  type PaymentStep,
} from '../rules/payment-machine';
import { heldUntilMs } from '../rules/payment-pace';
import { codeInAddress, resumed } from '../rules/payment-resume';
import type { PaymentTrouble } from '../rules/payment-trouble';
import { forgetPayment, keptPayment, leadToPaying } from './payment-keeping';
import type { PaymentOrder } from './payment-order';
import { PAYMENT_WORK } from './payment-steps';
import { useLookAgain, type LookAgain } from './use-look-again';

export interface UsePayment {
  state: PaymentState;
  /** Pays, unless a payment is under way. */
  pay: (order: PaymentOrder) => void;
  /** Stops waiting for an answer on another page or a phone, to pay another way. */
  giveUp: () => void;
  /** The frame of the bank was answered, with its transaction, or shut. */
  leaveFrame: (transactionId?: string) => void;
}

export interface PaymentOf extends LookAgain {
  payments: BookingPayments;
  /** When they were asked for, by the clock of this machine. */
  askedAtMs: number;
  onPaid: () => void;
}

/** One payment of a trip, from the button to the confirmed trip; goes on with one that was begun before. */
export function usePayment(asked: PaymentOf): UsePayment {
  const { booking } = asked;
  const [state, send] = useReducer(advance, asked, begunBefore);
  const order = useRef<PaymentOrder>(undefined);
  const givenUp = useRef<string>(undefined);
  const latest = useRef({ ...asked, state });
  latest.current = { ...asked, state };

  useWork(state.step, { send, order, givenUp, latest });
  useFate(state, latest);
  useReturn(send, booking.id);

  const pay = useCallback((given: PaymentOrder) => {
    if (latest.current.state.step !== 'idle') return;
    order.current = given;
    forgetPayment(latest.current.booking.id);
    send({ is: 'submitted', key: crypto.randomUUID() });
  }, []);
  const giveUp = useCallback(() => {
    givenUp.current = latest.current.state.asyncId;
    forgetPayment(latest.current.booking.id);
    send({ is: 'given_up' });
  }, []);
  const leaveFrame = useCallback((transactionId?: string) => {
    const { asyncId } = latest.current.state;
    send({ is: 'came_back', ...(asyncId && { asyncId }), ...(transactionId && { transactionId }) });
  }, []);
  return { state, pay, giveUp, leaveFrame };
}

function begunBefore({ booking, payments, askedAtMs }: PaymentOf): PaymentState {
  const { search } = window.location;
  const known = { said: payments, askedAtMs };
  const untilMs = heldUntilMs(known);
  const idle: PaymentState = { step: 'idle', ...(untilMs && { heldUntilMs: untilMs }) };
  const event = resumed({ ...known, search, kept: keptPayment(booking.id), state: booking.state });
  if (event) return advance(idle, event);
  const code = codeInAddress(search) as PaymentTrouble['code'] | undefined;
  return code ? { ...idle, trouble: { code } } : idle;
}

interface Worked {
  send: (event: PaymentEvent) => void;
  order: { current: PaymentOrder | undefined };
  givenUp: { current: string | undefined };
  latest: { current: PaymentOf & { state: PaymentState } };
}

/** Does what a step asks for, until the reader leaves it; what came to nothing is told once the trip was read again. */
function useWork(step: PaymentStep, { send, order, givenUp, latest }: Worked): void {
  const lookAgain = useLookAgain();
  useEffect(() => {
    const { state: now, booking } = latest.current;
    const work = PAYMENT_WORK[now.step];
    if (!work) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const asked = { order: order.current, givenUp: givenUp.current };
    const run = { booking, state: now, ...asked, tell: send, signal };
    void work(run)
      .catch((): PaymentEvent => ({ is: 'failed', trouble: { code: 'unknown' } }))
      .then(async (event): Promise<PaymentEvent | undefined> =>
        event?.is === 'failed' ? lookAgain(event, latest.current, signal) : event,
      )
      .then((event) => {
        if (event && !signal.aborted) send(event);
      });
    return () => gone.abort();
  }, [step, send, order, givenUp, latest, lookAgain]);
}

/** What follows from where a payment stands: the page is held, a failure can be read again, the paid trip is shown. */
function useFate(state: PaymentState, latest: { current: Pick<PaymentOf, 'booking' | 'onPaid'> }): void {
  const { step, trouble, asyncId } = state;
  const isHeld = holdsPage(state);
  useEffect(() => (isHeld ? platform().holdPage('payment') : undefined), [isHeld]);
  useEffect(() => {
    const { booking, onPaid } = latest.current;
    if (step === 'completed') {
      forgetPayment(booking.id);
      onPaid();
    }
    if (step !== 'idle' || !trouble) return;
    if (!asyncId) forgetPayment(booking.id);
    if (/^[A-Z]/.test(trouble.code)) leadToPaying(trouble.code);
  }, [step, trouble, asyncId, latest]);
}

/** A page that the browser had kept as it was comes back from the bank as it left: it has to look anew. */
function useReturn(send: (event: { is: 'came_back'; asyncId: string }) => void, bookingId: number): void {
  useEffect(() => {
    function onShow({ persisted }: PageTransitionEvent) {
      const kept = keptPayment(bookingId);
      if (persisted && kept) send({ is: 'came_back', asyncId: kept.asyncId });
    }
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [send, bookingId]);
}
