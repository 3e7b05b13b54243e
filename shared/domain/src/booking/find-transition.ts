import type { BookingFacts, Now } from './facts';
import { BOOKING_MOVES, type BookingMove, type MoveName } from './process';
import { factsAt, listPossibleTransitions } from './effective-state';
import type { BookingActor } from './states';

/**
 * All transitions that an actor can make now. Overdue ones count as made for all but the clock, which is the
 * actor that stores them.
 */
export function listTransitions(actor: BookingActor, facts: BookingFacts, now: Now): BookingMove[] {
  const effective = actor === 'clock' ? facts : factsAt(facts, now);
  return listPossibleTransitions(BOOKING_MOVES, effective, now).filter(
    (transition) => transition.actor === actor,
  );
}

/** The transition of a name that an actor can make now; undefined when it is not possible. */
export function findMove(
  name: MoveName,
  actor: BookingActor,
  facts: BookingFacts,
  now: Now,
): BookingMove | undefined {
  return listTransitions(actor, facts, now).find((transition) => transition.name === name);
}
