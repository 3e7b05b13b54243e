import { sql, type RawBuilder } from 'kysely';

import { copyDatabase, TEST_NOW_MS } from '../../../test/scratch-databases';
import type { Trip, Model } from '../model/trip';
import { compare } from './compare';
import { proveWalk, type WalkOutcome } from './prove-walk';
import { MAX_AHEAD, openFixture, type WalkFixture } from './walk-fixture';

// A seed whose walk reaches many states in few steps.
const SEED = 56541;
const STEPS = 70;

let fixture: WalkFixture;
let drop: () => Promise<void>;
let walked: WalkOutcome;

beforeAll(async () => {
  const name = `campavia_walk_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const copy = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', name);
  drop = copy.drop;
  fixture = await openFixture(copy.url, TEST_NOW_MS, { maxDaysAhead: MAX_AHEAD });
});
afterAll(async () => {
  await fixture.close();
  await drop();
});

/** A change made directly in the database, and how to undo it. */
interface Planted {
  done: RawBuilder<unknown>;
  undone: RawBuilder<unknown>;
}

/** Differences between the model and the api while the change is in place. */
async function differencesWith({ done, undone }: Planted): Promise<string> {
  expect(await compare(fixture, walked.model)).toEqual([]);
  await done.execute(fixture.database);
  const found = await compare(fixture, walked.model);
  await undone.execute(fixture.database);
  return found.join();
}

function tripWith({ trips }: Model, has: (trip: Trip) => boolean): number {
  const found = [...trips.values()].find(has);
  if (!found) throw new Error('The walk met no such trip');
  return found.id;
}

const hasMoreDays = ({ state, changeRequests }: Trip) =>
  state.startsWith('TO_COME') &&
  changeRequests.some(({ state: is, reason }) => is === 'CONFIRMED' && reason.startsWith('day_'));

const isGrownAndGivenBack = ({ refunded, changeRequests }: Trip) =>
  refunded > 0 && changeRequests.some(({ state }) => state === 'CONFIRMED');

test('states, lists, calendar and ledger follow the rules after random actions of users, clock and provider', async () => {
  walked = await proveWalk({ fixture, seed: SEED, steps: STEPS });
  expect(walked.violations).toEqual([]);
  expect(walked).toMatchObject({ steps: STEPS });
  expect(walked.trips).toBeGreaterThan(5);
  expect(walked.states).toEqual(
    expect.arrayContaining(['ACCEPTED', 'CANCELLED_GUEST', 'TO_COME', 'TO_COME_NOT_PAID', 'VALIDATED']),
  );
  expect(Object.keys(walked.added)).toEqual(
    expect.arrayContaining(['day_before', 'day_slide', 'km_200', 'second_driver', 'rental_cover', 'buyback']),
  );
  expect(walked.kinds.choose).toBeGreaterThan(1);
  expect(tripWith(walked.model, isGrownAndGivenBack)).toBeGreaterThan(0);
});

test('a transition that the rules do not have is detected', async () => {
  const id = tripWith(walked.model, ({ state }) => state === 'TO_COME');
  const become = (state: string) => sql`update booking set state = ${state} where id = ${id}`;
  const found = await differencesWith({ done: become('CANCELLED_BOTH'), undone: become('TO_COME') });
  expect(found).toMatch(new RegExp(`expected ${id} TO_COME .* found ${id} CANCELLED_BOTH`, 's'));
});

// The ledger is append-only: the cent is moved between two accounts and then back.
function aCentOff(id: number, kind: 'sale' | 'growth'): Planted {
  const book = (
    cents: number,
  ) => sql`with made as (insert into ledger_movement (reference, kind, booking_id, at)
      values (${`${kind} and ${cents}`}, ${kind}, ${id}, now()) returning id)
    insert into ledger_entry (movement_id, position, account, currency, amount)
      select id, 0, 'owner_payable', 'EUR', -${cents}::int from made union all
      select id, 1, 'platform_fees', 'EUR', ${cents}::int from made`;
  const [more, less] = [book(1), book(-1)];
  return kind === 'sale' ? { done: more, undone: less } : { done: less, undone: more };
}

test('a cent too much in the ledger is detected', async () => {
  const id = tripWith(walked.model, ({ state }) => state === 'TO_COME');
  const found = await differencesWith(aCentOff(id, 'sale'));
  expect(found).toContain(`books: expected ${id} owner_payable`);
});

test('a cent too few for added days is detected in the ledger', async () => {
  const id = tripWith(walked.model, hasMoreDays);
  const found = await differencesWith(aCentOff(id, 'growth'));
  expect(found).toContain(`books: expected ${id} owner_payable`);
});

test('a day too many in the calendar is detected', async () => {
  const id = tripWith(walked.model, hasMoreDays);
  const widen = (days: number) => sql`update calendar_block
    set during = daterange(lower(during), upper(during) + ${days}::int) where booking_id = ${id}`;
  const found = await differencesWith({ done: widen(1), undone: widen(-1) });
  expect(found).toMatch(new RegExp(`calendar: expected ${id} booking`));
});

test('a cent of an unagreed price is detected', async () => {
  const id = tripWith(walked.model, ({ state }) => state === 'TO_COME');
  const raise = (cents: number) => sql`update booking set price = price + ${cents}::int where id = ${id}`;
  const found = await differencesWith({ done: raise(1), undone: raise(-1) });
  expect(found).toMatch(new RegExp(`list of guest \\d+: expected ${id} TO_COME`));
});

test('an unchosen second driver, cover or kilometres are detected', async () => {
  const id = tripWith(walked.model, ({ state, chosen }) => state === 'TO_COME' && chosen.km > 0);
  const chosen = ['second_driver = not second_driver', 'rental_cover = not rental_cover'];
  for (const other of [...chosen, 'km_package = 300 - km_package']) {
    const turn = sql`update booking set ${sql.raw(other)} where id = ${id}`;
    expect(await differencesWith({ done: turn, undone: turn })).toContain(`expected ${id} TO_COME`);
  }
});

test('a random walk ends at the first violation', async () => {
  const injectFault = async ({ database }: WalkFixture, model: Model) => {
    const id = tripWith(model, ({ state }) => state === 'TO_COME');
    await sql`update booking set date_to = date_to + 1 where id = ${id}`.execute(database);
    return true;
  };
  const { steps, violations } = await proveWalk({
    fixture,
    injectFault,
    model: walked.model,
    seed: SEED,
    steps: 20,
  });
  expect(steps).toBe(1);
  expect(violations[0]).toMatch(/^step 1 /);
});
