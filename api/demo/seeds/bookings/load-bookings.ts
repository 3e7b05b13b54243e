import { setImmediate } from 'node:timers/promises';

import type pg from 'pg';

import { addDays, type PlainDate } from '@campavia/domain';

import { loadOnce } from '../load-once';
import { calendarsOf } from './plans/calendars';
import { drawBooking } from './drawing/draw-booking';
import type { Drawn } from './drawing/drawn';
import { runTriggersOnce } from './run-triggers-once';
import { acceptChangeRequests } from './requests/accept-requests';
import { createGuestPool } from './plans/guest-pool';
import { toGuestRow } from './plans/guests';
import { makeDocuments } from './make-documents';
import { planCast } from './plans/plan-cast';
import { planPast, planReviewed } from './plans/plan-past';
import { planStories } from './plans/plan-stories';
import { planFromCalendars } from './plans/plan-trips';
import type { Planning } from './plans/planning';
import { allBookings, allGuests } from './plans/plans';
import { createRowBatches, type RowBatches } from './row-batches';
import { setOutcomes } from './plans/set-courses';
import { TABLES, writeHistory, type Claims } from './write-histories';
import { countFrom } from './history/booking-history';
import { buildBookingHistory } from './history/build-booking-history';
import { readWorld, type World } from './world';

const STORED_AT_ONCE = 1500;
/** So many are built before the database is called: it stores some while others are built. */
const BATCH_SIZE = 20;
const DAY_MS = 86_400_000;

/**
 * Makes the bookings of the demo once, with their guests, payments, books and documents; answers how many, undefined
 * when they were there already. The same day and campers give the same bookings at every run. Nothing that can be
 * searched for becomes free or taken by them.
 */
export function loadBookings(pool: pg.Pool, today: PlainDate): Promise<number | undefined> {
  return loadOnce(pool, 'bookings', `first, seen from ${today}`, async (client) => {
    const world = await readWorld(client, today);
    if (world.campers.length === 0) return 0;
    const planning = planAll(world);
    const drawn = drawAll(planning);
    await runTriggersOnce(client, () => writeAll(client, drawn, planning));
    await makeDocuments(client, today);
    return drawn.length;
  });
}

function planAll(world: World): Planning {
  const pool = createGuestPool(world, allGuests(world));
  const planning: Planning = { world, pool, calendars: calendarsOf(world.blocks), plans: [] };
  planCast(planning);
  planStories(planning);
  planFromCalendars(planning);
  planReviewed(planning);
  planPast(planning, allBookings(world));
  setOutcomes(planning.plans, world);
  return planning;
}

/** Every booking that is planned, the one that was begun first before the others. */
function drawAll(planning: Planning): Drawn[] {
  const { plans, world } = planning;
  const drawn = plans.map((plan, nth) => drawBooking(plan, nth, world));
  acceptChangeRequests(drawn, planning);
  return drawn.sort((one, other) => one.moments.created - other.moments.created || one.nth - other.nth);
}

async function writeAll(client: pg.PoolClient, drawn: readonly Drawn[], planning: Planning): Promise<Claims> {
  const { world } = planning;
  const { next } = world;
  const sheets = createRowBatches();
  const claims: Claims = { blocks: [], reviews: [] };
  const numbers = {
    payment: countFrom(next.payment),
    movement: countFrom(next.ledger_movement),
    request: countFrom(next.booking_request),
    credit: countFrom(next.moneybox),
  };
  const around = { world, numbers, staffId: staffOf(world) };
  writeGuests(sheets, drawn, planning);
  await sheets.store(client, ['app_user']);
  let storing = Promise.resolve();
  for (const [index, each] of drawn.entries()) {
    writeHistory(buildBookingHistory(next.booking + index, each, around), sheets, claims);
    if (index % BATCH_SIZE === 0) await setImmediate();
    if (index % STORED_AT_ONCE !== STORED_AT_ONCE - 1) continue;
    await storing;
    storing = sheets.store(client, TABLES);
    // It is waited for later; until then nobody else takes care of its failure.
    storing.catch(() => undefined);
  }
  await storing;
  await sheets.store(client, TABLES);
  return claims;
}

// Each account is made before its first booking.
function writeGuests(sheets: RowBatches, drawn: readonly Drawn[], { pool, world }: Planning): void {
  const firsts = new Map<number, number>();
  for (const { plan, moments } of drawn) {
    if (!firsts.has(plan.guest.id)) firsts.set(plan.guest.id, moments.created);
  }
  for (const guest of pool.made) {
    const first = firsts.get(guest.id) ?? world.nowMs;
    const firstOn = addDays(world.today, Math.floor((first - world.nowMs) / DAY_MS));
    sheets.add('app_user', [toGuestRow(guest, firstOn)]);
  }
}

function staffOf({ people }: World): number | null {
  return [...people.values()].find(({ is_staff }) => is_staff)?.id ?? null;
}
