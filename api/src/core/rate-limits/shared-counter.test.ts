import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import { startApplication, type Application } from '../../../test/application';
import { createPool } from '../../database/connect';
import { createSharedCounter, type CounterOptions, type SharedCounter } from './shared-counter';

const MINUTE_MS = 60_000;
const OPTIONS = { points: 2, duration: 60 };

let api: Application;
let pool: Pool;
let passedMs = 0;

beforeAll(async () => {
  api = await startApplication();
  pool = createPool(api.databaseUrl, { max: 2 });
});
beforeEach(() => {
  passedMs = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await pool.end();
  await api.close();
});

type Create = (pool: Pool, options: CounterOptions) => SharedCounter;

const ofTheLibrary: Create = (storeClient, options) =>
  new RateLimiterPostgres({
    ...options,
    storeClient,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    inMemoryBlockOnConsumed: options.points + 1,
  });

/** A server whose machine is minutes ahead of the database; `take` says how long it is held off, in milliseconds. */
function aServer(create: Create, keyPrefix: string, minutesAhead: number) {
  const counter = create(pool, { ...OPTIONS, keyPrefix });
  const realMs = Date.now.bind(Date);
  async function onItsMachine<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const now = jest.spyOn(Date, 'now');
    now.mockImplementation(() => realMs() + minutesAhead * MINUTE_MS + passedMs);
    try {
      return await ask();
    } finally {
      now.mockRestore();
    }
  }
  const take = () => onItsMachine(() => counter.consume('key').then(() => 0, heldOffMs));
  return { take, onItsMachine, counter };
}

function heldOffMs(refused: unknown): number {
  if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
  throw refused;
}

const twoServers = (create: Create, name: string) => ({
  slow: aServer(create, name, -3),
  fast: aServer(create, name, 3),
});

/** Time passes at the database and on every machine: the database's is moved by what it has stored. */
async function pass(ms: number): Promise<void> {
  passedMs += ms;
  await pool.query('update rate_limit set expire = expire - $1::bigint', [ms]);
}

/** Four attempts at a limit of two, alternating between the servers. */
async function takeAlternately({ slow, fast }: ReturnType<typeof twoServers>): Promise<boolean[]> {
  const held = [await slow.take(), await fast.take(), await slow.take(), await fast.take()];
  return held.map((ms) => ms > 0);
}

test('servers whose clocks differ by six minutes share a window of the database', async () => {
  const { slow, fast } = twoServers(createSharedCounter, 'one clock');
  expect(await takeAlternately({ slow, fast })).toEqual([false, false, true, true]);
  for (const server of [slow, fast]) {
    const leftMs = await server.take();
    expect(leftMs).toBeGreaterThan(MINUTE_MS / 2);
    expect(leftMs).toBeLessThanOrEqual(MINUTE_MS);
  }
  await pass(MINUTE_MS / 2);
  expect([await slow.take(), await fast.take()].every((ms) => ms > 0)).toBe(true);
  await pass(MINUTE_MS / 2);
  expect(await takeAlternately({ slow, fast })).toEqual([false, false, true, true]);
});

test('a server that is behind and has counted nothing yet reads the block and its end', async () => {
  const { slow, fast } = twoServers(createSharedCounter, 'read');
  for (let nth = 0; nth < 3; nth += 1) await fast.take();
  const read = () => slow.onItsMachine(() => slow.counter.get('key'));
  expect(await read()).toMatchObject({ consumedPoints: 3, remainingPoints: 0 });
  expect((await read())?.msBeforeNext).toBeLessThanOrEqual(MINUTE_MS);
  await pass(MINUTE_MS);
  expect(await read()).toBeNull();
});

test('counts that ended an hour ago by the time of the database are deleted, whatever the machine says', async () => {
  const { slow } = twoServers(createSharedCounter, 'cleared');
  const daysAhead = aServer(createSharedCounter, 'cleared', 3 * 24 * 60);
  await slow.take();
  await daysAhead.onItsMachine(() => clear(daysAhead.counter));
  expect(await slow.onItsMachine(() => slow.counter.get('key'))).not.toBeNull();
  await pass(62 * MINUTE_MS);
  await slow.onItsMachine(() => clear(slow.counter));
  const { rows } = await pool.query("select key from rate_limit where key like 'cleared:%'");
  expect(rows).toEqual([]);
});

test('by the time of each machine, the server that is ahead ends the block of the other', async () => {
  const servers = twoServers(ofTheLibrary, 'clock of each machine');
  expect(await takeAlternately(servers)).not.toEqual([false, false, true, true]);
});

/** What the library does every five minutes. */
async function clear(counter: SharedCounter): Promise<void> {
  const library = counter as SharedCounter & { clearExpired(beforeMs: number): Promise<void> };
  await library.clearExpired(Date.now() - 60 * MINUTE_MS);
}
