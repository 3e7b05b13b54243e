import {
  answerTerm,
  momentOf,
  paymentTerm,
  type BookingMove,
  type Effect,
  type Now,
  type ProofReason,
} from '@campavia/domain';

import type { AskedMove } from './asked-move';
import type { BookingRow } from './booking-facts';
import type { BookingChanges } from './bookings.store';

/** A move on its way. */
export interface Moving {
  move: BookingMove;
  asked: AskedMove;
  now: Now;
  /** What is written along with it. */
  told?: BookingChanges | void;
}

/** What a move writes on the booking itself: its state, when that came to be, its terms, and why it ended. */
export function stampsOf(booking: BookingRow, moving: Moving): BookingChanges {
  const { move, asked, now } = moving;
  const at = new Date(now.ms);
  const stamps: BookingChanges = { state: move.to, touched_at: at, ...momentStamps(booking, move, at) };
  for (const effect of move.effects) Object.assign(stamps, STAMPS[effect]?.(booking, moving));
  if (!hasEnded(move)) return stamps;
  const { reason: cancel_reason = null, comment: cancel_comment = null } = asked;
  return { ...stamps, cancel_reason, cancel_comment, expiry_cause: move.cause ?? null };
}

function momentStamps(booking: BookingRow, move: BookingMove, at: Date): BookingChanges {
  if (hasEnded(move)) return { ended_at: at };
  if (move.to === 'VALIDATED') return { validated_at: at };
  if (move.to === 'ACCEPTED') return { accepted_at: at, reminded_at: null };
  return booking.confirmed_at ? {} : { confirmed_at: at };
}

function hasEnded({ to }: BookingMove): boolean {
  return to === 'ACCEPTED_EXP' || to.startsWith('CANCELLED_');
}

const STAMPS: Partial<Record<Effect, (booking: BookingRow, moving: Moving) => BookingChanges>> = {
  set_answer_term: ({ date_from, time_zone }, { now }) => ({
    answer_by: new Date(answerTerm(now, momentOf(date_from, 0, time_zone))),
  }),
  set_payment_term: ({ is_instant: isInstant, starts_at }, { now }) => ({
    pay_by: new Date(paymentTerm(now, { isInstant, startsAtMs: starts_at.getTime() })),
  }),
  make_proof_document: (_, { asked }) => ({
    proof: 'waiting',
    proof_reason: asked.reason as ProofReason,
  }),
  note_verdict: (_, { move }) => ({ proof: move.name === 'accept_proof' ? 'accepted' : 'refused' }),
  note_asked_together: (_, { asked, now }) => ({
    together_asked_by: asked.actor === 'owner' ? 'owner' : 'guest',
    together_asked_at: new Date(now.ms),
  }),
};
