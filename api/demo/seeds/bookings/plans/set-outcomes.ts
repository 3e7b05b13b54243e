import { BOOKING_DEADLINES, SECOND_PAYMENT_DAYS } from '@campavia/domain';

import { createRandom } from '../../campers/random';
import { isOfDemoUser } from './planning';
import { countFor, type Outcome, type Plan } from './plans';
import type { ExistingData } from '../existing-data';

const SEED = 20_270_319;
/** Days after which a trip is settled. */
const SETTLED_DAYS = 14;
const DONE = 600;
const ONGOING = 60;

/** Sets how trips are paid and what is open; some are imported from a former system. */
export function setOutcomes(plans: readonly Plan[], existing: ExistingData): void {
  const trips = plans.filter(({ scenario, picked }) => scenario === 'trip' && !picked);
  trips.forEach((trip, nth) => {
    trip.outcome = outcomeOf(trip, nth);
  });
  const others = trips.filter(({ camper }) => !isOfDemoUser(camper));
  const past = others.filter(({ days }) => days.to < -SETTLED_DAYS);
  markImported(past.sort((one, other) => one.days.to - other.days.to).slice(0, countFor(existing, DONE)));
  const running = others.filter(({ days }) => days.from <= 0 && days.to >= -SETTLED_DAYS);
  markImported(
    running.sort((one, other) => other.days.to - one.days.to).slice(0, countFor(existing, ONGOING)),
  );
}

function markImported(trips: readonly Plan[]): void {
  for (const trip of trips) trip.outcome = 'taken_over';
}

function outcomeOf({ days: { from } }: Plan, nth: number): Outcome {
  const drawn = createRandom(SEED, nth).next();
  if (from > 30) return drawn < 0.14 ? 'half_to_come' : openAhead(drawn);
  if (isTriedToday(from)) return openAhead(drawn);
  if (from >= 22) return drawn < 0.15 ? 'half_failed' : openAhead(drawn);
  if (from > 3) return drawn < 0.1 ? 'two_halves' : openAhead(drawn);
  return drawn < 0.1 ? 'two_halves' : 'whole';
}

// Debits that are due today are left to the job.
function isTriedToday(from: number): boolean {
  return BOOKING_DEADLINES.secondInstalmentTryDays.some((days) => days === SECOND_PAYMENT_DAYS - from);
}

function openAhead(drawn: number): Outcome {
  if (drawn > 0.994) return 'waits_for_proof';
  return drawn > 0.99 ? 'asked_together' : 'whole';
}
