import { setTimeout as delay } from 'node:timers/promises';

import { createRandom } from '../../../demo/seeds/campers/random';
import type { Database } from '../../../src/database/connect';
import { countUnheard, findFaults } from './faults';
import type { MortalApi } from './mortal-api';
import { payAsGuest, type Experience } from './payer';
import type { TripToPay } from './trips-to-pay';

/** What the proof needs, and how often the api dies. */
export interface KillInput {
  database: Database;
  api: MortalApi;
  bankUrl: string;
  trips: readonly TripToPay[];
  seed: number;
  deaths: number;
  /** Done after all deaths, to see that a fault is noticed. */
  meddle?(): Promise<void>;
}

/** How it went. */
export interface KillOutcome {
  deaths: number;
  /** What guests were told, and how often. */
  told: Record<string, number>;
  confirmed: number;
  violations: string[];
}

const LANES = 4;
const LONGEST_LIFE_MS = 900;
const LATER_MS = 2 * 3_600_000;
const PATIENCE_MS = 60_000;

/** Ends the api at random moments while trips are paid and grow, and looks at what is left once it is up again. */
export async function proveKill(input: KillInput): Promise<KillOutcome> {
  const { api, database, deaths } = input;
  const random = createRandom(input.seed, 1);
  const started = Date.now();
  const paying = payAll(input);
  for (let death = 0; death < deaths; death += 1) {
    await api.live(Date.now() - started);
    await delay(random.whole(0, LONGEST_LIFE_MS));
    await api.die();
  }
  paying.takeNoMore();
  await api.live(Date.now() - started + LATER_MS);
  paying.close();
  const experiences = await paying.experiences;
  const isCaughtUp = await catchUp(database);
  await api.die();
  await input.meddle?.();
  const violations = await findFaults(database, experiences);
  if (!isCaughtUp) violations.push('payments are still waiting that the provider knows the end of');
  return { deaths, told: countOf(experiences), confirmed: await countConfirmed(database), violations };
}

function payAll({ api, bankUrl, trips, seed }: KillInput) {
  const waiting = [...trips];
  const found: Experience[] = [];
  let closesAt = Infinity;
  let isTaking = true;
  const shop = { apiUrl: api.url, bankUrl, isOpen: () => Date.now() < closesAt };
  async function lane(nth: number): Promise<void> {
    const random = createRandom(seed, 2, nth);
    for (let trip = waiting.shift(); trip && isTaking; trip = waiting.shift()) {
      found.push(await payAsGuest(trip, random, shop));
    }
  }
  const lanes = Promise.all(Array.from({ length: LANES }, (_, nth) => lane(nth)));
  return {
    experiences: lanes.then(() => found),
    takeNoMore: () => void (isTaking = false),
    /** From now on, nobody waits for long. */
    close: () => void (closesAt = Date.now() + PATIENCE_MS),
  };
}

async function catchUp(database: Database): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if ((await countUnheard(database)) === 0) return true;
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

function countOf(experiences: readonly Experience[]): Record<string, number> {
  const counts: Record<string, number> = {};
  const names = experiences.flatMap(({ told, added }) =>
    added ? [told, `${added.told} of an ${added.what}`] : [told],
  );
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
