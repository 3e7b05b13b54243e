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
import { makePayouts } from './make-payouts';
import { planDemoUsers } from './plans/plan-demo-users';
import { planPast, planReviewed } from './plans/plan-past';
import { planScenarios } from './plans/plan-scenarios';
import { planFromCalendars } from './plans/plan-trips';
import type { Planning } from './plans/planning';
import { allBookings, allGuests } from './plans/plans';
import { createRowBatches, type RowBatches } from './row-batches';
import { setOutcomes } from './plans/set-outcomes';
import { TABLES, writeHistory, type Claims } from './write-histories';
import { countFrom } from './history/booking-history';
import { buildBookingHistory } from './history/build-booking-history';
import { readExistingData, type ExistingData } from './existing-data';

const STORED_AT_ONCE = 1500;
/** Histories built before the database is called, so that building and storing overlap. */
const BATCH_SIZE = 20;
const DAY_MS = 86_400_000;

/**
 * Creates the bookings of the demo once, with their guests, payments, ledger and documents; returns their number,
 * undefined when they exist already. Deterministic for a day and set of campers. Does not change the availability that
 * search sees.
 */
export function loadBookings(pool: pg.Pool, today: PlainDate): Promise<number | undefined> {
  return loadOnce(pool, 'bookings', `first, seen from ${today}`, async (client) => {
    const existing = await readExistingData(client, today);
    if (existing.campers.length === 0) return 0;
    const planning = planAll(existing);
    const drawn = drawAll(planning);
    await runTriggersOnce(client, async () => {
      const claims = await writeAll(client, drawn, planning);
      await makePayouts(client, existing.nowMs);
      return claims;
    });
    await makeDocuments(client, today);
    return drawn.length;
  });
}

function planAll(existing: ExistingData): Planning {
  const pool = createGuestPool(existing, allGuests(existing));
  const planning: Planning = { existing, pool, calendars: calendarsOf(existing.blocks), plans: [] };
  planDemoUsers(planning);
  planScenarios(planning);
  planFromCalendars(planning);
  planReviewed(planning);
  planPast(planning, allBookings(existing));
  setOutcomes(planning.plans, existing);
  return planning;
}

/** All planned bookings, ordered by when they were begun. */
function drawAll(planning: Planning): Drawn[] {
  const { plans, existing } = planning;
  const drawn = plans.map((plan, nth) => drawBooking(plan, nth, existing));
  acceptChangeRequests(drawn, planning);
  return drawn.sort((one, other) => one.moments.created - other.moments.created || one.nth - other.nth);
}

async function writeAll(client: pg.PoolClient, drawn: readonly Drawn[], planning: Planning): Promise<Claims> {
  const { existing } = planning;
  const { next } = existing;
  const batches = createRowBatches();
  const claims: Claims = { blocks: [], reviews: [] };
  const numbers = {
    payment: countFrom(next.payment),
    movement: countFrom(next.ledger_movement),
    request: countFrom(next.booking_request),
    credit: countFrom(next.moneybox),
  };
  const context = { existing, numbers, staffId: staffOf(existing) };
  writeGuests(batches, drawn, planning);
  await batches.store(client, ['app_user']);
  let storing = Promise.resolve();
  for (const [index, each] of drawn.entries()) {
    writeHistory(buildBookingHistory(next.booking + index, each, context), batches, claims);
    if (index % BATCH_SIZE === 0) await setImmediate();
    if (index % STORED_AT_ONCE !== STORED_AT_ONCE - 1) continue;
    await storing;
    storing = batches.store(client, TABLES);
    // Awaited later; until then a rejection must not be unhandled.
    storing.catch(() => undefined);
  }
  await storing;
  await batches.store(client, TABLES);
  return claims;
}

// Each account is created before its first booking.
function writeGuests(batches: RowBatches, drawn: readonly Drawn[], { pool, existing }: Planning): void {
  const firsts = new Map<number, number>();
  for (const { plan, moments } of drawn) {
    if (!firsts.has(plan.guest.id)) firsts.set(plan.guest.id, moments.created);
  }
  for (const guest of pool.made) {
    const first = firsts.get(guest.id) ?? existing.nowMs;
    const firstOn = addDays(existing.today, Math.floor((first - existing.nowMs) / DAY_MS));
    batches.add('app_user', [toGuestRow(guest, firstOn)]);
  }
}

function staffOf({ people }: ExistingData): number | null {
  return [...people.values()].find(({ is_staff }) => is_staff)?.id ?? null;
}
