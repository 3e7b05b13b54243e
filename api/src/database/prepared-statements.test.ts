import { sql } from 'kysely';

import { copyDatabase } from '../../test/scratch-databases';
import { connect, type Database } from './connect';

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const name = `campavia_kept_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const copy = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', name);
  drop = copy.drop;
  database = connect(copy.url, { max: 1 });
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

const firstCamper = () =>
  database.selectFrom('camper').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();

test('a repeated statement is not parsed and planned again', async () => {
  await firstCamper();
  await firstCamper();
  const { rows } = await sql<{ asked: number }>`select generic_plans + custom_plans as asked
    from pg_prepared_statements where statement like 'select * from "camper"%'`.execute(database);
  expect(rows).toEqual([{ asked: 2 }]);
});

test('a column added meanwhile, as by a newer release, does not break prepared statements', async () => {
  await firstCamper();
  await sql`alter table camper add column added integer default 7`.execute(database);
  expect(await firstCamper()).toMatchObject({ added: 7 });
});
