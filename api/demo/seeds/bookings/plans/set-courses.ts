import { BOOKING_DEADLINES, SECOND_PAYMENT_DAYS } from '@campavia/domain';

import { createRandom } from '../../campers/random';
import { isOfCast } from './planning';
import { countFor, type Outcome, type Plan } from './plans';
import type { World } from '../world';

const SEED = 20_270_319;
/** Days after which a trip is put away. */
const SETTLED_DAYS = 14;
const DONE = 600;
const ONGOING = 60;

/** Tells how trips are paid and what is open about some; others came over from an older system. */
export function setOutcomes(plans: readonly Plan[], world: World): void {
  const trips = plans.filter(({ story, picked }) => story === 'trip' && !picked);
  trips.forEach((trip, nth) => {
    trip.course = courseOf(trip, nth);
  });
  const others = trips.filter(({ camper }) => !isOfCast(camper));
  const past = others.filter(({ days }) => days.to < -SETTLED_DAYS);
  takeOver(past.sort((one, other) => one.days.to - other.days.to).slice(0, countFor(world, DONE)));
  const running = others.filter(({ days }) => days.from <= 0 && days.to >= -SETTLED_DAYS);
  takeOver(running.sort((one, other) => other.days.to - one.days.to).slice(0, countFor(world, ONGOING)));
}

function takeOver(trips: readonly Plan[]): void {
  for (const trip of trips) trip.course = 'taken_over';
}

function courseOf({ days: { from } }: Plan, nth: number): Outcome {
  const drawn = createRandom(SEED, nth).next();
  if (from > 30) return drawn < 0.14 ? 'half_to_come' : openAhead(drawn);
  if (isTriedToday(from)) return openAhead(drawn);
  if (from >= 22) return drawn < 0.15 ? 'half_failed' : openAhead(drawn);
  if (from > 3) return drawn < 0.1 ? 'two_halves' : openAhead(drawn);
  return drawn < 0.1 ? 'two_halves' : 'whole';
}

// What is tried today is left to the day.
function isTriedToday(from: number): boolean {
  return BOOKING_DEADLINES.secondHalfTryDays.some((days) => days === SECOND_PAYMENT_DAYS - from);
}

function openAhead(drawn: number): Outcome {
  if (drawn > 0.994) return 'waits_for_proof';
  return drawn > 0.99 ? 'asked_together' : 'whole';
}
