import {
  answerDeadline,
  momentOf,
  paymentDeadline,
  type BookingTransition,
  type Effect,
  type Now,
  type ProofReason,
} from '@campavia/domain';

import type { BookingChanges } from '../bookings.store';
import type { BookingRow } from './booking-facts';
import type { RequestedTransition } from './requested-transition';

/** A transition that is about to be applied. */
export interface PendingTransition {
  transition: BookingTransition;
  requested: RequestedTransition;
  now: Now;
  /** Further changes written to the booking. */
  extraChanges?: BookingChanges | void;
}

/** The columns of a booking that a transition changes: its state, times, deadlines and the reason of its end. */
export function transitionChanges(booking: BookingRow, pending: PendingTransition): BookingChanges {
  const { transition, requested, now } = pending;
  const at = new Date(now.ms);
  const changes: BookingChanges = {
    state: transition.to,
    touched_at: at,
    ...momentChanges(booking, transition, at),
  };
  for (const effect of transition.effects) Object.assign(changes, EFFECT_CHANGES[effect]?.(booking, pending));
  if (!hasEnded(transition)) return changes;
  const { reason: cancel_reason = null, comment: cancel_comment = null } = requested;
  return { ...changes, cancel_reason, cancel_comment, expiry_cause: transition.cause ?? null };
}

function momentChanges(booking: BookingRow, transition: BookingTransition, at: Date): BookingChanges {
  if (hasEnded(transition)) return { ended_at: at };
  if (transition.to === 'VALIDATED') return { validated_at: at };
  if (transition.to === 'ACCEPTED') return { accepted_at: at, reminded_at: null };
  return booking.confirmed_at ? {} : { confirmed_at: at };
}

function hasEnded({ to }: BookingTransition): boolean {
  return to === 'ACCEPTED_EXP' || to.startsWith('CANCELLED_');
}

const EFFECT_CHANGES: Partial<
  Record<Effect, (booking: BookingRow, pending: PendingTransition) => BookingChanges>
> = {
  set_answer_term: ({ date_from, time_zone }, { now }) => ({
    answer_by: new Date(answerDeadline(now, momentOf(date_from, 0, time_zone))),
  }),
  set_payment_term: ({ is_instant: isInstant, starts_at }, { now }) => ({
    pay_by: new Date(paymentDeadline(now, { isInstant, startsAtMs: starts_at.getTime() })),
  }),
  make_proof_document: (_, { requested }) => ({
    proof: 'waiting',
    proof_reason: requested.reason as ProofReason,
  }),
  note_verdict: (_, { transition }) => ({
    proof: transition.name === 'accept_proof' ? 'accepted' : 'refused',
  }),
  drop_proof: ({ proof }) => (proof === 'waiting' ? { proof: 'none', proof_reason: null } : {}),
  note_asked_together: (_, { requested, now }) => ({
    together_asked_by: requested.actor === 'owner' ? 'owner' : 'guest',
    together_asked_at: new Date(now.ms),
  }),
};
