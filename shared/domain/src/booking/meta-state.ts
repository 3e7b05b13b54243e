import { compareDates, daysBetween } from '../dates';
import type { BookingFacts, Now } from './facts';
import { effectiveFactsAt } from './effective-state';
import type { BookingState, MetaState } from './states';
import { deadlinesOf } from './deadlines';

/** The viewer of a booking. */
export type BookingReader = 'guest' | 'owner';

/**
 * The inbox tab of a booking, or that it is hidden: unsent requests and unpaid instant bookings are hidden from the
 * owner.
 */
export function metaStateFor(reader: BookingReader, facts: BookingFacts, now: Now): MetaState | 'hidden' {
  const effective = effectiveFactsAt(facts, now);
  if (isHidden(reader, effective)) return 'hidden';
  if (needsAction(reader, effective, now)) return isSnoozed(effective, now) ? 'waiting' : 'to_do';
  if (isWaiting(reader, effective, now)) return 'waiting';
  return isConfirmed(effective, now) ? 'confirmed' : 'archived';
}

/** Whether the last day of a trip is over. */
export function isOver({ to }: Pick<BookingFacts, 'to'>, { today }: Pick<Now, 'today'>): boolean {
  return compareDates(today, to) > 0;
}

/** Whether a viewer may still write a review of a trip and has not done so. */
export function isReviewDue(reader: BookingReader, facts: BookingFacts, now: Now): boolean {
  const hasReview = reader === 'guest' ? facts.hasGuestReview : facts.hasOwnerReview;
  const isOpen = isTrip(facts) && isOver(facts, now) && isReviewOpen(facts, now);
  return isOpen && !hasReview && !facts.hasOpenIncident;
}

function isReviewOpen({ to }: BookingFacts, now: Now): boolean {
  return daysBetween(to, now.today) <= deadlinesOf(now).reviewDays;
}

function isTrip({ state }: BookingFacts): boolean {
  return state === 'TO_COME' || state === 'ONGOING';
}

const NEVER_SENT: readonly BookingState[] = ['CANCELLED_GUEST', 'CANCELLED_STAFF'];

function isHidden(reader: BookingReader, facts: BookingFacts): boolean {
  const { state, isInstant, answerByMs, confirmedAtMs } = facts;
  if (state === 'CREATED') return true;
  if (reader === 'guest' || state === 'CREATED_PRO' || state === 'CANCELLED_OWNER') return false;
  if (state === 'ABANDONED') return true;
  if (confirmedAtMs !== null) return false;
  return isInstant || (answerByMs === null && NEVER_SENT.includes(state));
}

function needsAction(reader: BookingReader, facts: BookingFacts, now: Now): boolean {
  if (isReviewDue(reader, facts, now)) return true;
  return reader === 'guest' ? needsGuestAction(facts) : needsOwnerAction(facts, now);
}

function needsGuestAction({ state, isInstant, secondHalf }: BookingFacts): boolean {
  if (state === 'VALIDATED') return isInstant;
  if (state === 'TO_COME_NOT_PAID') return secondHalf === 'failed';
  return state === 'ABANDONED' || state === 'ACCEPTED';
}

function needsOwnerAction(facts: BookingFacts, now: Now): boolean {
  return facts.state === 'VALIDATED' || hasRequestedExtension(facts, now);
}

function isWaiting(reader: BookingReader, facts: BookingFacts, now: Now): boolean {
  if (facts.state === 'CREATED_PRO') return true;
  if (reader === 'owner') return facts.state === 'ACCEPTED';
  return facts.state === 'VALIDATED' || hasRequestedExtension(facts, now);
}

function hasRequestedExtension(facts: BookingFacts, now: Now): boolean {
  const isBooked = facts.state === 'TO_COME' || facts.state === 'TO_COME_NOT_PAID';
  return facts.hasAskedExtension && isBooked && !isOver(facts, now);
}

function isSnoozed({ snoozedUntilMs }: BookingFacts, { ms }: Now): boolean {
  return snoozedUntilMs !== null && ms < snoozedUntilMs;
}

function isConfirmed(facts: BookingFacts, now: Now): boolean {
  if (facts.state === 'TO_COME_NOT_PAID') return true;
  return isTrip(facts) && !(isOver(facts, now) && isSettled(facts, now));
}

// A trip with an incident is not archived.
function isSettled(facts: BookingFacts, now: Now): boolean {
  const isReviewed = facts.hasGuestReview && facts.hasOwnerReview;
  return !facts.hasOpenIncident && (isReviewed || !isReviewOpen(facts, now));
}
