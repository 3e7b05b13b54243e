import type { BookingFacts, Now } from './facts';
import { BOOKING_TRANSITIONS, type BookingTransition, type TransitionName } from './process';
import { effectiveFactsAt, listPossibleTransitions } from './effective-state';
import type { BookingActor } from './states';

/**
 * All transitions that an actor can make now. Overdue ones count as already made, except for the clock, which stores
 * them.
 */
export function listTransitions(actor: BookingActor, facts: BookingFacts, now: Now): BookingTransition[] {
  const effective = actor === 'clock' ? facts : effectiveFactsAt(facts, now);
  return listPossibleTransitions(BOOKING_TRANSITIONS, effective, now).filter(
    (transition) => transition.actor === actor,
  );
}

/** The transition of this name that an actor can make now; undefined if it is not possible. */
export function findTransition(
  name: TransitionName,
  actor: BookingActor,
  facts: BookingFacts,
  now: Now,
): BookingTransition | undefined {
  return listTransitions(actor, facts, now).find((transition) => transition.name === name);
}
