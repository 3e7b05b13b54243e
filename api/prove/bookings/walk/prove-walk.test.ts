import { sql } from 'kysely';

import { copyDatabase, TEST_NOW_MS } from '../../../test/scratch-databases';
import type { World } from '../model/trip';
import { proveWalk, type WalkInput } from './prove-walk';
import { openHouse, type WalkHouse } from './walk-house';

const SEED = 7;

async function walk(steps: number, over: Partial<WalkInput> = {}) {
  const name = `campavia_walk_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const { url, drop } = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', name);
  const house = await openHouse(url, TEST_NOW_MS);
  try {
    return await proveWalk({ house, seed: SEED, steps, ...over });
  } finally {
    await house.close();
    await drop();
  }
}

const idOf = ({ trips }: World, state: string) =>
  [...trips.values()].find((trip) => trip.state === state)?.id;

test('whatever people, time and the provider do, states, lists, calendar and books are what the rules say', async () => {
  const { violations, trips, states } = await walk(60);
  expect(violations).toEqual([]);
  expect(trips).toBeGreaterThan(5);
  expect(states).toEqual(expect.arrayContaining(['ACCEPTED', 'CANCELLED_GUEST', 'TO_COME', 'VALIDATED']));
});

test('a move that the rules do not have is noticed', async () => {
  const meddle = async ({ database }: WalkHouse, world: World) => {
    const id = idOf(world, 'VALIDATED');
    if (id === undefined) return false;
    await database.updateTable('booking').set({ state: 'CANCELLED_BOTH' }).where('id', '=', id).execute();
    return true;
  };
  const { violations } = await walk(60, { meddle });
  expect(violations.join()).toMatch(/expected \d+ VALIDATED .* found \d+ CANCELLED_BOTH/s);
});

test('a cent too much in the books is noticed', async () => {
  const meddle = async ({ database }: WalkHouse, world: World) => {
    const id = idOf(world, 'TO_COME');
    if (id === undefined) return false;
    await sql`with made as (insert into ledger_movement (reference, kind, booking_id, at)
        values ('a cent', 'sale', ${id}, now()) returning id)
      insert into ledger_entry (movement_id, position, account, currency, amount)
        select id, 0, 'owner_payable', 'EUR', -1 from made union all
        select id, 1, 'platform_fees', 'EUR', 1 from made`.execute(database);
    return true;
  };
  const { violations } = await walk(120, { meddle });
  expect(violations.join()).toMatch(/books: expected \d+ owner_payable/);
});

test('a cent of a price that nobody agreed to is noticed', async () => {
  const meddle = async ({ database }: WalkHouse, world: World) => {
    const id = idOf(world, 'ACCEPTED');
    if (id === undefined) return false;
    await sql`update booking set price = price + 1 where id = ${id}`.execute(database);
    return true;
  };
  const { violations } = await walk(60, { meddle });
  expect(violations.join()).toMatch(/list of guest \d+: expected \d+ ACCEPTED/);
});
