import type { BookingActor } from '../states';
import type { RequestFacts, RequestState } from './request-states';
import { needsOwnerAnswer, OPEN_REQUEST_STATES } from './request-states';

/** Conditions of the transition of an extension or upgrade. */
export type RequestCondition =
  | 'asks_owner'
  | 'needs_no_owner'
  | 'trip_is_open'
  | 'trip_is_closed'
  | 'is_paid'
  | 'answer_is_overdue'
  | 'payment_is_overdue';

/** The effects of a transition, in the same transaction. */
export type RequestEffect =
  | 'freeze_price'
  | 'set_answer_term'
  | 'set_payment_term'
  | 'widen_days'
  | 'append_lines';

/** One transition of an extension or upgrade. */
export interface RequestTransition {
  name: 'ask' | 'accept' | 'refuse' | 'cancel' | 'pay' | 'no_answer' | 'no_payment' | 'trip_closed';
  actor: BookingActor;
  from: readonly RequestState[];
  when: readonly RequestCondition[];
  to: RequestState;
  effects: readonly RequestEffect[];
}

type Row = Omit<RequestTransition, 'name' | 'actor' | 'effects'> & { effects?: readonly RequestEffect[] };

/** All transitions of an extension or upgrade. */
export const REQUEST_TRANSITIONS: readonly RequestTransition[] = [
  row('ask', 'guest', {
    from: ['CREATED'],
    to: 'GUEST_ASK',
    when: ['asks_owner', 'trip_is_open'],
    effects: ['freeze_price', 'set_answer_term'],
  }),
  row('ask', 'guest', {
    from: ['CREATED'],
    to: 'ACCEPTED',
    when: ['needs_no_owner', 'trip_is_open'],
    effects: ['freeze_price', 'set_payment_term'],
  }),
  row('accept', 'owner', {
    from: ['GUEST_ASK'],
    to: 'ACCEPTED',
    when: ['trip_is_open'],
    effects: ['set_payment_term'],
  }),
  row('refuse', 'owner', { from: ['GUEST_ASK'], to: 'CANCEL_OWNER', when: [] }),
  row('cancel', 'guest', { from: OPEN_REQUEST_STATES, to: 'CANCEL_GUEST', when: [] }),
  row('pay', 'provider', {
    from: ['ACCEPTED'],
    to: 'CONFIRMED',
    when: ['is_paid', 'trip_is_open'],
    effects: ['widen_days', 'append_lines'],
  }),
  row('trip_closed', 'clock', { from: OPEN_REQUEST_STATES, to: 'CANCEL_GUEST', when: ['trip_is_closed'] }),
  row('no_answer', 'clock', { from: ['GUEST_ASK'], to: 'CANCEL_OWNER', when: ['answer_is_overdue'] }),
  row('no_payment', 'clock', { from: ['ACCEPTED'], to: 'CANCEL_GUEST', when: ['payment_is_overdue'] }),
];

type Check = (facts: RequestFacts, nowMs: number) => boolean;

const CHECKS: Record<RequestCondition, Check> = {
  asks_owner: ({ reason }) => needsOwnerAnswer(reason),
  needs_no_owner: ({ reason }) => !needsOwnerAnswer(reason),
  trip_is_open: ({ isTripOpen }) => isTripOpen,
  trip_is_closed: ({ isTripOpen }) => !isTripOpen,
  is_paid: ({ isPaid }) => isPaid,
  answer_is_overdue: ({ answerByMs }, nowMs) => answerByMs !== null && answerByMs <= nowMs,
  payment_is_overdue: ({ payByMs, isPaid }, nowMs) => !isPaid && payByMs !== null && payByMs <= nowMs,
};

/** The transition of this name that an actor can make now; overdue ones count as already made, except for the clock. */
export function findRequestTransition(
  name: RequestTransition['name'],
  actor: BookingActor,
  facts: RequestFacts,
  nowMs: number,
): RequestTransition | undefined {
  const effective = actor === 'clock' ? facts : { ...facts, state: requestStateAt(facts, nowMs) };
  return possible(effective, nowMs).find(
    (transition) => transition.name === name && transition.actor === actor,
  );
}

/** The state of an extension or upgrade at a moment, whether a job has run or not. */
export function requestStateAt(facts: RequestFacts, nowMs: number): RequestState {
  const due = possible(facts, nowMs).find(({ actor }) => actor === 'clock');
  return due ? due.to : facts.state;
}

function possible(facts: RequestFacts, nowMs: number): RequestTransition[] {
  return REQUEST_TRANSITIONS.filter(
    ({ from, when }) =>
      from.includes(facts.state) && when.every((condition) => CHECKS[condition](facts, nowMs)),
  );
}

function row(
  name: RequestTransition['name'],
  actor: BookingActor,
  { effects = [], ...rest }: Row,
): RequestTransition {
  return { name, actor, ...rest, effects };
}
