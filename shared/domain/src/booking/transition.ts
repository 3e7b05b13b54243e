import type { Condition } from './conditions';
import type { BookingActor, BookingState, ExpiryCause } from './states';

/** What a move brings with it, in the same transaction. */
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
  'note_asked_together',
  'make_contract',
  'count_answer',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** One way in which a booking changes. */
export interface Move {
  name: string;
  actor: BookingActor;
  from: readonly BookingState[];
  /** All of them have to hold. */
  when: readonly Condition[];
  to: BookingState;
  effects: readonly Effect[];
  cause?: ExpiryCause;
}

/** Who moves it, from which states, to which. */
export type Way = [actor: BookingActor, from: readonly BookingState[], to: BookingState];

/** What else there is to a move. */
export interface More {
  when?: readonly Condition[];
  effects?: readonly Effect[];
}

/** Asked for, not yet paid. */
export const ASKED = ['VALIDATED', 'ACCEPTED'] as const satisfies readonly BookingState[];

/** The guest has paid, all or the first half. */
export const BOOKED = ['TO_COME', 'TO_COME_NOT_PAID'] as const satisfies readonly BookingState[];

/** A row of the table. */
export function move<Name extends string>(
  name: Name,
  [actor, from, to]: Way,
  { when = [], effects = [] }: More = {},
): Move & { name: Name } {
  return { name, actor, from, when, to, effects };
}

/** A row in which a request comes to nothing because time passed. */
export function expiry<Name extends string>(
  name: Name,
  from: readonly BookingState[],
  { cause, ...more }: More & { cause: ExpiryCause },
): Move & { name: Name } {
  return { ...move(name, ['clock', from, 'ACCEPTED_EXP'], more), cause };
}
