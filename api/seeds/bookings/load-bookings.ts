import type pg from 'pg';

import type { PlainDate } from '@campavia/domain';

import { loadOnce } from '../load-once';
import { calendarsOf } from './calendars';
import { createGuestPool } from './guest-pool';
import { planPast, planFromCalendars, planReviewed, type Planning } from './plan-trips';
import { planStories } from './plan-stories';
import { allBookings, allGuests } from './plans';
import { setCourses } from './set-courses';
import { storeGuests, storeTales, withoutFollowers } from './store-tales';
import { countFrom } from './tale';
import { draw, tellBooking, type Drawn } from './tell-booking';
import { readWorld, type World } from './world';

/**
 * Makes the bookings of the demo once, with their guests, payments and books; answers how many, undefined when they
 * were there already. The same day and campers give the same bookings at every run. No day ahead becomes free or
 * taken by them.
 */
export function loadBookings(pool: pg.Pool, today: PlainDate): Promise<number | undefined> {
  return loadOnce(pool, 'bookings', `first, seen from ${today}`, async (client) => {
    const world = await readWorld(client, today);
    if (world.campers.length === 0) return 0;
    const planning = planAll(world);
    const drawn = drawAll(planning);
    await withoutFollowers(client, async () => {
      await storeGuests(client, drawn, planning);
      await tellAll(client, drawn, world);
    });
    return drawn.length;
  });
}

// Told and stored a few at a time: what is kept in memory for long makes everything slow.
async function tellAll(client: pg.PoolClient, drawn: readonly Drawn[], world: World): Promise<void> {
  const numbers = { payment: countFrom(1), movement: countFrom(1) };
  const around = { world, numbers, staffId: staffOf(world) };
  for (let start = 0; start < drawn.length; start += TOLD_AT_ONCE) {
    const some = drawn.slice(start, start + TOLD_AT_ONCE);
    await storeTales(client, some.map((each, index) => tellBooking(start + index + 1, each, around)));
  }
}

const TOLD_AT_ONCE = 1000;

/** Every booking that is planned, the one that was begun first before the others. */
function drawAll({ plans, world }: Planning): Drawn[] {
  const drawn = plans.map((plan, nth) => draw(plan, nth, world));
  return drawn.sort((one, other) => one.moments.created - other.moments.created || one.nth - other.nth);
}

function planAll(world: World): Planning {
  const pool = createGuestPool(world, allGuests(world));
  const planning: Planning = { world, pool, calendars: calendarsOf(world.blocks), plans: [] };
  planStories(planning);
  planFromCalendars(planning);
  planReviewed(planning);
  planPast(planning, allBookings(world));
  setCourses(planning.plans, world);
  return planning;
}

function staffOf({ people }: World): number | null {
  return [...people.values()].find(({ is_staff }) => is_staff)?.id ?? null;
}
