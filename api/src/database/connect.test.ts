import { sql } from 'kysely';

import { copyDatabase } from '../../test/scratch-databases';
import { connect, type Database } from './connect';

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const name = `campavia_connect_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const copy = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', name);
  drop = copy.drop;
  database = connect(copy.url, { max: 2 });
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

const ownPid = async (one: Database) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one);
  return rows[0]?.pid;
};

test('a database that goes away between two statements of a call fails the call, and the next one is answered', async () => {
  const call = database.connection().execute(async (own) => {
    const pid = await ownPid(own);
    await sql`select pg_terminate_backend(${pid}::int, 5000)`.execute(database);
    await new Promise((settle) => setImmediate(settle));
    return ownPid(own);
  });
  await expect(call).rejects.toThrow();
  expect(await ownPid(database)).toEqual(expect.any(Number));
});
