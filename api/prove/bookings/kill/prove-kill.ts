import { setTimeout as delay } from 'node:timers/promises';

import { createRandom } from '../../../demo/seeds/campers/random';
import type { Database } from '../../../src/database/connect';
import { countPending, findFaults } from './faults';
import type { RestartableApi } from './restartable-api';
import { payAsGuest, type PaymentResult } from './pay-as-guest';
import type { TripToPay } from './trips-to-pay';

/** Input of the proof. */
export interface KillInput {
  database: Database;
  api: RestartableApi;
  sandboxUrl: string;
  trips: readonly TripToPay[];
  seed: number;
  kills: number;
  /** Called after the last kill, to test that a fault is noticed. */
  injectFault?(): Promise<void>;
}

/** Result of the proof. */
export interface KillOutcome {
  kills: number;
  /** Number of guests by the final answer they got. */
  outcome: Record<string, number>;
  confirmed: number;
  violations: string[];
}

const CONCURRENCY = 4;
const MAX_UPTIME_MS = 900;
const LATER_MS = 2 * 3_600_000;
const TIMEOUT_MS = 60_000;

/** Kills the api at random moments while trips are paid and extended, then restarts it and checks the database. */
export async function proveKill(input: KillInput): Promise<KillOutcome> {
  const { api, database, kills } = input;
  const random = createRandom(input.seed, 1);
  const started = Date.now();
  const paying = payAll(input);
  for (let count = 0; count < kills; count += 1) {
    await api.start(Date.now() - started);
    await delay(random.whole(0, MAX_UPTIME_MS));
    await api.kill();
  }
  paying.stopTaking();
  await api.start(Date.now() - started + LATER_MS);
  paying.close();
  const results = await paying.results;
  const isCaughtUp = await catchUp(database);
  await api.kill();
  await input.injectFault?.();
  const violations = await findFaults(database, results);
  if (!isCaughtUp) violations.push('payments are still waiting that the provider knows the end of');
  return { kills, outcome: countOf(results), confirmed: await countConfirmed(database), violations };
}

function payAll({ api, sandboxUrl, trips, seed }: KillInput) {
  const waiting = [...trips];
  const found: PaymentResult[] = [];
  let closesAt = Infinity;
  let isTaking = true;
  const target = { apiUrl: api.url, sandboxUrl, isRunning: () => Date.now() < closesAt };
  async function worker(nth: number): Promise<void> {
    const random = createRandom(seed, 2, nth);
    for (let trip = waiting.shift(); trip && isTaking; trip = waiting.shift()) {
      found.push(await payAsGuest(trip, random, target));
    }
  }
  const workers = Promise.all(Array.from({ length: CONCURRENCY }, (_, nth) => worker(nth)));
  return {
    results: workers.then(() => found),
    stopTaking: () => void (isTaking = false),
    /** Makes all remaining retries end soon. */
    close: () => void (closesAt = Date.now() + TIMEOUT_MS),
  };
}

async function catchUp(database: Database): Promise<boolean> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if ((await countPending(database)) === 0) return true;
    await delay(200);
  }
  return false;
}

async function countConfirmed(database: Database): Promise<number> {
  const rows = await database
    .selectFrom('booking')
    .select('id')
    .where('state', 'in', ['TO_COME', 'TO_COME_NOT_PAID'])
    .execute();
  return rows.length;
}

function countOf(results: readonly PaymentResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const names = results.flatMap(({ outcome, added }) =>
    added ? [outcome, `${added.outcome} of an ${added.what}`] : [outcome],
  );
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
