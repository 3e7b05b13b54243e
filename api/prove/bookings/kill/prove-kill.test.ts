import { sql } from 'kysely';

import { copyDatabase } from '../../../test/scratch-databases';
import { connect, type Database } from '../../../src/database/connect';
import { makeCast } from '../cast';
import { findFreePort, startBank, type Bank } from '../start-program';
import { findFaults } from './faults';
import { createMortalApi, type MortalApi } from './mortal-api';
import { proveKill } from './prove-kill';
import { makeTripsToPay } from './trips-to-pay';

const CAMPERS = 6;

let database: Database;
let drop: () => Promise<void>;
let bank: Bank;
let api: MortalApi;

beforeAll(async () => {
  const name = `campavia_kill_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const copy = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', name);
  drop = copy.drop;
  database = connect(copy.url, { max: 3 });
  const port = await findFreePort();
  bank = await startBank(copy.url, port);
  api = await createMortalApi({ databaseUrl: copy.url, port, bank: bank.settings });
});
afterAll(async () => {
  await api.bury();
  await bank.kill('SIGTERM');
  await database.destroy();
  await drop();
});

test('an api that dies while trips are paid leaves none paid twice, and none paid and not confirmed', async () => {
  const cast = await makeCast(database, { guests: CAMPERS, owners: 2, campers: CAMPERS });
  const trips = await makeTripsToPay(database, cast, 24);
  const bankUrl = bank.settings.url;
  const { violations, confirmed } = await proveKill({ database, api, bankUrl, trips, seed: 4, deaths: 2 });
  expect(violations).toEqual([]);
  expect(confirmed).toBeGreaterThan(2);
});

test('a trip that was paid and forgotten, and a debit that nobody knows of, are noticed', async () => {
  await sql`update booking set state = 'ACCEPTED' where id = (
    select id from booking where state = 'TO_COME' order by id limit 1)`.execute(database);
  await sql`insert into psp.move (id, kind, means, status, result_code, amount, currency, reference, language, is_asked)
    select id || 'x', kind, means, status, result_code, amount, currency, reference, language, is_asked from psp.move
    where status = 'SUCCEEDED' and kind = 'pay_in' order by id limit 1`.execute(database);
  const faults = await findFaults(database, []);
  expect(faults.join()).toMatch(/the provider holds/);
  expect(faults.join()).toMatch(/booking \d+ is ACCEPTED with \d+ of \d+ paid/);
});
