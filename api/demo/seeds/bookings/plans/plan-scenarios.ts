import { addDays, checkStay, type PlainDate } from '@campavia/domain';

import { weekdaysOf } from '../../../../src/core/weekdays';
import { createRandom, type Random } from '../../campers/random';
import type { Days } from './calendars';
import { endingAt, isOnOffer, type Planning } from './planning';
import { countFor } from './plans';
import { SCENARIOS, type Scenario, type ScenarioName } from './scenarios';
import type { BookedCamper } from '../existing-data';

const SEED = 20_270_318;
const TRIES = 400;

/** Plans bookings that were never confirmed or are still open, so many of each scenario. */
export function planScenarios(planning: Planning): void {
  const { existing } = planning;
  for (const [name, scenario] of Object.entries(SCENARIOS) as [ScenarioName, Scenario][]) {
    const random = createRandom(SEED, Object.keys(SCENARIOS).indexOf(name));
    const campers = campersFor(scenario, planning);
    const count = campers.length ? countFor(existing, scenario.share) : 0;
    for (let nth = 0; nth < count; nth += 1) planOne(random, { name, scenario, campers, planning });
  }
}

interface Wanted {
  name: ScenarioName;
  scenario: Scenario;
  campers: readonly BookedCamper[];
  planning: Planning;
}

function planOne(random: Random, { name, scenario, campers, planning }: Wanted): void {
  const { pool, plans } = planning;
  for (let nth = 0; nth < TRIES; nth += 1) {
    const camper = random.pick(campers);
    const days = DRAWS[scenario.days](random);
    if (!isPossible(camper, days, { scenario, planning })) continue;
    const guest = pool.choose(random, camper, days);
    plans.push({
      scenario: name,
      outcome: name === 'half_missing' ? 'half_failed' : 'whole',
      camper,
      guest,
      days,
    });
    return;
  }
}

// An open request could still be confirmed, so its camper must be available.
function isPossible(
  camper: BookedCamper,
  days: Days,
  { scenario, planning: { existing, calendars } }: Pick<Wanted, 'scenario' | 'planning'>,
): boolean {
  if (scenario.days !== 'open') return isOnOffer(camper, days, existing);
  return calendars.isFree(camper.id, days) && isBookable(camper, days, existing.today);
}

/** Whether a camper's rules allow a trip that is requested about today. */
export function isBookable(camper: BookedCamper, { from, to }: Days, today: PlainDate): boolean {
  const { min_days, closed_weekdays, closed_dates, min_future, max_future } = camper;
  const refusal = checkStay({
    from: addDays(today, from),
    to: addDays(today, to),
    today,
    busy: [],
    minDays: min_days,
    minFuture: min_future,
    maxFuture: max_future,
    closedWeekdays: weekdaysOf(closed_weekdays),
    closedDates: closed_dates,
  });
  return camper.status === 'bookable' && refusal === null;
}

const DRAWS: Record<Scenario['days'], (random: Random) => Days> = {
  open: (random) => endingAt(random, random.whole(24, 170)),
  any: (random) => endingAt(random, random.whole(-500, 150)),
  past: (random) => longer(endingAt(random, random.whole(-500, -3))),
  near: (random) => endingAt(random, random.whole(-400, 18)),
};

// At least six days, so that some remain unused when the trip is stopped early.
function longer({ from, to }: Days): Days {
  return { from: Math.min(from, to - 5), to };
}

function campersFor({ kind, days }: Scenario, { existing }: Planning): BookedCamper[] {
  return existing.campers.filter(
    ({ instant_booking, status }) =>
      (kind === 'any' || instant_booking === (kind === 'instant')) &&
      (days !== 'open' || status === 'bookable'),
  );
}
