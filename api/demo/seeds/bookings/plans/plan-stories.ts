import { addDays, checkStay, type PlainDate } from '@campavia/domain';

import { weekdaysOf } from '../../../../src/core/weekdays';
import { createRandom, type Random } from '../../campers/random';
import type { Days } from './calendars';
import { endingAt, isOnOffer, type Planning } from './planning';
import { countFor } from './plans';
import { STORIES, type Story, type StoryName } from './stories';
import type { BookedCamper } from '../world';

const SEED = 20_270_318;
const TRIES = 400;

/** Bookings that came to nothing or have not come to anything yet, so many of each kind. */
export function planStories(planning: Planning): void {
  const { world } = planning;
  for (const [name, story] of Object.entries(STORIES) as [StoryName, Story][]) {
    const random = createRandom(SEED, Object.keys(STORIES).indexOf(name));
    const campers = campersFor(story, planning);
    const count = campers.length ? countFor(world, story.share) : 0;
    for (let nth = 0; nth < count; nth += 1) planOne(random, { name, story, campers, planning });
  }
}

interface Wanted {
  name: StoryName;
  story: Story;
  campers: readonly BookedCamper[];
  planning: Planning;
}

function planOne(random: Random, { name, story, campers, planning }: Wanted): void {
  const { pool, plans } = planning;
  for (let nth = 0; nth < TRIES; nth += 1) {
    const camper = random.pick(campers);
    const days = DRAWS[story.days](random);
    if (!isPossible(camper, days, { story, planning })) continue;
    const guest = pool.choose(random, camper, days);
    plans.push({
      story: name,
      course: name === 'half_missing' ? 'half_failed' : 'whole',
      camper,
      guest,
      days,
    });
    return;
  }
}

// What is open could still become a trip, so its camper can be had.
function isPossible(
  camper: BookedCamper,
  days: Days,
  { story, planning: { world, calendars } }: Pick<Wanted, 'story' | 'planning'>,
): boolean {
  if (story.days !== 'open') return isOnOffer(camper, days, world);
  return calendars.isFree(camper.id, days) && canBeHad(camper, days, world.today);
}

/** Whether a camper's rules allow for a trip that is asked for about today. */
export function canBeHad(camper: BookedCamper, { from, to }: Days, today: PlainDate): boolean {
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

const DRAWS: Record<Story['days'], (random: Random) => Days> = {
  open: (random) => endingAt(random, random.whole(24, 170)),
  any: (random) => endingAt(random, random.whole(-500, 150)),
  past: (random) => longer(endingAt(random, random.whole(-500, -3))),
  near: (random) => endingAt(random, random.whole(-400, 18)),
};

// Something of it is left when it is stopped.
function longer({ from, to }: Days): Days {
  return { from: Math.min(from, to - 5), to };
}

function campersFor({ kind, days }: Story, { world }: Planning): BookedCamper[] {
  return world.campers.filter(
    ({ instant_booking, status }) =>
      (kind === 'any' || instant_booking === (kind === 'instant')) &&
      (days !== 'open' || status === 'bookable'),
  );
}
