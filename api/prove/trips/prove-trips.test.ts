import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { createRandom } from '../../demo/seeds/campers/random';
import { copyDatabase, TEST_NOW_MS } from '../../test/scratch-databases';
import { openMarketplace, type Answered, type Marketplace, type Tamper } from './marketplace';
import { checkAll, proveTrips } from './prove-trips';

const SEED = 7;
const STEPS = 20;

let market: Marketplace;
let drop: () => Promise<void>;
let home: string;

beforeAll(async () => {
  const name = `campavia_trips_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const copy = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', name);
  drop = copy.drop;
  home = await mkdtemp(path.join(tmpdir(), 'campavia-home-'));
  market = await openMarketplace(copy.url, TEST_NOW_MS, home);
});
afterAll(async () => {
  await market.close();
  await drop();
  await rm(home, { recursive: true, force: true });
});

const TRIP = /^GET \/v4\/bookings-guest\/(\{id\}\/)?$/;

/** Changes every trip in answers to guests, in lists and on its page. */
function tripsAs(change: (trip: Record<string, unknown>) => object): Tamper {
  return (answered) => {
    const { name, status, body } = answered;
    if (!TRIP.test(name) || status !== 200) return answered;
    const changed = body.results ? { ...body, results: body.results.map(change) } : change(body);
    return { ...answered, body: changed };
  };
}

const found = async (change: Tamper) =>
  (await market.withTampered(change, () => checkAll(market, createRandom(SEED)))).join('\n');
const walkedWith = async (change: Tamper) =>
  (await market.withTampered(change, () => proveTrips({ market, seed: SEED, steps: 40 }))).violations.join();

test('lists, counts, pages, rows and money of trips agree, and every offered action works', async () => {
  const walked = await proveTrips({ market, seed: SEED, steps: STEPS });
  expect(walked.violations).toEqual([]);
  expect(walked.steps).toBe(STEPS);
  expect(Object.keys(walked.done).length).toBeGreaterThan(4);
});

test('a count that is off by one is detected', async () => {
  const oneMore = (answered: Answered): Answered => {
    if (!answered.name.startsWith('GET /v4/bookings-guest/options/')) return answered;
    const [first, ...others] = answered.body.meta_states;
    const meta_states = [{ ...first, count: first.count + 1 }, ...others];
    return { ...answered, body: { ...answered.body, meta_states } };
  };
  expect(await found(oneMore)).toMatch(/guest \d+: counts: expected \w+ \d+/);
});

test('a trip in the wrong tab and a trip with a wrong state are detected', async () => {
  const lying = tripsAs((trip) => ({ ...trip, display_state: 'DONE', meta_state: 'archived' }));
  expect(await found(lying)).toMatch(/rows: expected \d+ in \w+/);
});

test('a page that differs from its list is detected', async () => {
  const lying: Tamper = (answered) =>
    answered.name === 'GET /v4/bookings-guest/{id}/'
      ? { ...answered, body: { ...answered.body, price: '0.01' } }
      : answered;
  expect(await found(lying)).toContain('on its page');
});

test('a wrong permission is detected once it is used', async () => {
  const permissions = { can_create_extensions: true };
  const lying = tripsAs((trip) => ({
    ...trip,
    permissions: { ...Object(trip.permissions), ...permissions },
  }));
  expect(await walkedWith(lying)).toContain('begin an extension is refused with 405');
});

test('a hidden button whose action works is detected', async () => {
  const lying = tripsAs((trip) => ({ ...trip, buttons: [], is_updatable: false }));
  expect(await walkedWith(lying)).toContain('though the page hides it');
});

test('an answer that the call does not declare is detected', async () => {
  const failing: Tamper = (answered) =>
    answered.name.endsWith('/options/') ? { ...answered, status: 500 } : answered;
  await found(failing);
  expect(market.takeUndeclared().join()).toContain('is answered with 500');
});

test('a cent of an unannounced refund is detected in the ledger', async () => {
  // The ledger is append-only: the cent is moved between two accounts and then back.
  const move = (cents: number) => sql`with made as (
      insert into ledger_movement (reference, kind, booking_id, at)
        select ${`planted ${cents}`}, 'refund_due', id, now() from booking order by id limit 1 returning id)
    insert into ledger_entry (movement_id, position, account, currency, amount)
      select id, 0, 'guest_receivable', 'EUR', ${cents}::int from made union all
      select id, 1, 'money_to_return', 'EUR', ${-cents}::int from made`;
  await move(1).execute(market.database);
  const faults = await checkAll(market, createRandom(SEED));
  await move(-1).execute(market.database);
  expect(faults.join()).toMatch(/ledger: .*booking is refunded/);
  expect(await checkAll(market, createRandom(SEED))).toEqual([]);
});
