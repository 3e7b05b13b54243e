import type { BookingFacts, Now } from './facts';
import { BOOKING_MOVES, type BookingMove, type MoveName } from './process';
import { factsAt, movesFrom } from './effective-state';
import type { BookingActor } from './states';

/**
 * Everything that somebody can do with a booking now. What is overdue has happened for all but the clock, who is the
 * one to write it down.
 */
export function movesOf(actor: BookingActor, facts: BookingFacts, now: Now): BookingMove[] {
  const seen = actor === 'clock' ? facts : factsAt(facts, now);
  return movesFrom(BOOKING_MOVES, seen, now).filter((move) => move.actor === actor);
}

/** The move of a name that somebody can make now; undefined when it is not possible. */
export function findMove(
  name: MoveName,
  actor: BookingActor,
  facts: BookingFacts,
  now: Now,
): BookingMove | undefined {
  return movesOf(actor, facts, now).find((move) => move.name === name);
}
