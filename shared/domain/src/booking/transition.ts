import type { Condition } from './conditions';
import type { BookingActor, BookingState, ExpiryCause } from './states';

/** The effects of a transition, in the same transaction. */
export const EFFECTS = [
  'set_answer_term',
  'set_payment_term',
  'freeze_price',
  'hold_days',
  'take_days',
  'release_days',
  'expire_others_on_days',
  'cancel_own_others_on_days',
  'schedule_second_half',
  'note_failed_half',
  'note_paid_half',
  'drop_second_half',
  'refund_all',
  'refund_as_credit',
  'refund_by_plan',
  'refund_without_fees',
  'refund_unused_days',
  'refund_named_amount',
  'charge_owner',
  'make_proof_document',
  'note_verdict',
  'drop_proof',
  'note_asked_together',
  'make_contract',
  'count_answer',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** One transition of a booking. */
export interface Transition {
  name: string;
  actor: BookingActor;
  from: readonly BookingState[];
  /** All of them have to hold. */
  when: readonly Condition[];
  to: BookingState;
  effects: readonly Effect[];
  cause?: ExpiryCause;
}

/** The actor, the states before and the state after. */
export type TransitionPath = [actor: BookingActor, from: readonly BookingState[], to: BookingState];

/** Conditions and effects of a transition. */
export interface TransitionOptions {
  when?: readonly Condition[];
  effects?: readonly Effect[];
}

/** Requested, not yet paid. */
export const REQUESTED_STATES = ['VALIDATED', 'ACCEPTED'] as const satisfies readonly BookingState[];

/** The guest has paid, all or the first half. */
export const BOOKED_STATES = ['TO_COME', 'TO_COME_NOT_PAID'] as const satisfies readonly BookingState[];

/** A row of the table. */
export function createTransition<Name extends string>(
  name: Name,
  [actor, from, to]: TransitionPath,
  { when = [], effects = [] }: TransitionOptions = {},
): Transition & { name: Name } {
  return { name, actor, from, when, to, effects };
}

/** A transition in which a request expires. */
export function createExpiry<Name extends string>(
  name: Name,
  from: readonly BookingState[],
  { cause, ...more }: TransitionOptions & { cause: ExpiryCause },
): Transition & { name: Name } {
  return { ...createTransition(name, ['clock', from, 'ACCEPTED_EXP'], more), cause };
}
