import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';

import { startPostgres } from '@campavia/tooling/postgres';

import { settingsFor } from '../../test/application';
import { openSilentDatabaseProxy } from '../../test/silent-database-proxy';
import { createApp } from '../app';
import { createClock } from '../core/clock';
import { connect, type Database } from './connect';

// Servers are created again, which takes a while on a busy machine.
jest.setTimeout(120_000);

let home: string;

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'campavia-stopped-'));
  await chmod(home, 0o755);
});
afterEach(() => rm(home, { recursive: true, force: true }));

const CONNECTIONS = 10;

function ask(database: Database): Promise<unknown> {
  return sql`select pg_sleep(0.02)`.execute(database);
}

test.each(['stop', 'kill'] as const)(
  'a database that is back after a %s is used at once, over every connection',
  async (ending) => {
    const before = await startPostgres({ home, isThrowaway: true });
    const database = connect(before.url, { max: CONNECTIONS });
    await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(database)));
    await before[ending]();
    const after = await startPostgres({ home, isThrowaway: true });
    const answers = await Promise.allSettled(Array.from({ length: 2 * CONNECTIONS }, () => ask(database)));
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
    await database.destroy();
    await after.stop();
  },
);

test('calls pending when the database stops, and later ones, are answered 503 with Retry-After', async () => {
  const before = await startPostgres({ home, isThrowaway: true });
  const database = connect(before.url, { max: 4 });
  const app = await createApp({ settings: settingsFor(before.url, home), database, clock: createClock() });
  const answers: number[] = [];
  let isOver = false;
  app.get('/asks', async () => database.transaction().execute((within) => ask(within)));
  const asking = async () => {
    while (!isOver) answers.push((await app.inject('/asks')).statusCode);
  };
  const callers = Array.from({ length: 6 }, asking);
  await ask(database);
  await before.stop();
  const after = await startPostgres({ home, isThrowaway: true });
  expect((await app.inject('/asks')).statusCode).toBe(200);
  isOver = true;
  await Promise.all(callers);
  expect(new Set(answers.filter((status) => status >= 500 && status !== 503))).toEqual(new Set());
  expect(answers).toEqual(expect.arrayContaining([200, 503]));
  await app.close();
  await database.destroy();
  await after.stop();
});

test('a database that stopped without closing its connections fails one call, not one for each connection', async () => {
  const postgres = await startPostgres({ home, isThrowaway: true });
  const line = await openSilentDatabaseProxy(postgres.url);
  // So long that an answer of the running database is never late, however busy the machine is.
  const database = connect(line.url, { max: CONNECTIONS, statementMs: 3000, waitMs: 30_000 });
  const app = await createApp({ settings: settingsFor(postgres.url, home), database, clock: createClock() });
  app.get('/asks', async () => database.transaction().execute((within) => ask(within)));
  const call = async () => (await app.inject('/asks')).statusCode;
  const calls = (count: number) => Promise.all(Array.from({ length: count }, call));
  expect(new Set(await calls(CONNECTIONS))).toEqual(new Set([200]));
  line.silence();
  expect(await call()).toBe(503);
  expect(new Set(await calls(2 * CONNECTIONS))).toEqual(new Set([200]));
  await app.close();
  await database.destroy();
  await line.close();
  await postgres.stop();
});
