import { sql } from 'kysely';

import { copyDatabase } from '../../test/scratch-databases';
import { connect, type Database } from './connect';
import { withRetry } from './with-retry';

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const name = `campavia_retry_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const copy = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', name);
  drop = copy.drop;
  database = connect(copy.url, { max: 1 });
  await sql`create table attempt (number integer)`.execute(database);
});
beforeEach(() => sql`truncate attempt`.execute(database));
afterAll(async () => {
  await database.destroy();
  await drop();
});

/** Work that writes a row and is then ended by the database with a code, the first so many times. */
function failing(code: string, times: number) {
  let attempts = 0;
  const work = async (transaction: Database) => {
    attempts += 1;
    await sql`insert into attempt values (${attempts}::int)`.execute(transaction);
    if (attempts <= times) {
      const raise = `do $$ begin raise exception 'ended' using errcode = '${code}'; end $$`;
      await sql.raw(raise).execute(transaction);
    }
    return attempts;
  };
  return { work, attempts: () => attempts };
}

async function storedAttempts(): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`select number from attempt`.execute(database);
  return rows.map(({ number }) => number);
}

test.each([
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
  ['a statement prepared before a migration', '0A000'],
])('%s is retried, and only the attempt that succeeds is stored', async (_, code) => {
  expect(await withRetry(database, failing(code, 2).work)).toBe(3);
  expect(await storedAttempts()).toEqual([3]);
});

test('an error that a retry cannot solve is thrown at once', async () => {
  const { work, attempts } = failing('23505', 1);
  await expect(withRetry(database, work)).rejects.toMatchObject({ code: '23505' });
  expect(attempts()).toBe(1);
  expect(await storedAttempts()).toEqual([]);
});

test('after four attempts the error is thrown', async () => {
  const { work, attempts } = failing('40P01', 4);
  await expect(withRetry(database, work)).rejects.toMatchObject({ code: '40P01' });
  expect(attempts()).toBe(4);
});
