import { sql } from 'kysely';

import { copyDatabase } from '../../../test/scratch-databases';
import { connect, type Database } from '../../../src/database/connect';
import { createParticipants } from '../participants';
import { findFreePort, startPaymentSandbox, type PaymentSandbox } from '../start-program';
import { findFaults } from './faults';
import { createRestartableApi, type RestartableApi } from './restartable-api';
import { proveKill } from './prove-kill';
import { makeTripsToPay } from './trips-to-pay';

const CAMPERS = 6;

let database: Database;
let drop: () => Promise<void>;
let sandbox: PaymentSandbox;
let api: RestartableApi;

beforeAll(async () => {
  const name = `campavia_kill_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const copy = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', name);
  drop = copy.drop;
  database = connect(copy.url, { max: 3 });
  const port = await findFreePort();
  sandbox = await startPaymentSandbox(copy.url, port);
  api = await createRestartableApi({ databaseUrl: copy.url, port, sandbox: sandbox.settings });
});
afterAll(async () => {
  await api.remove();
  await sandbox.kill('SIGTERM');
  await database.destroy();
  await drop();
});

test('an api that is killed while trips are paid and extended leaves none paid twice, and none paid and not confirmed', async () => {
  const participants = await createParticipants(database, { guests: CAMPERS, owners: 2, campers: CAMPERS });
  const trips = await makeTripsToPay(database, participants, 12);
  const sandboxUrl = sandbox.settings.url;
  const input = { database, api, sandboxUrl, trips, seed: 4, kills: 1 };
  const { violations, confirmed, outcome } = await proveKill(input);
  expect(violations).toEqual([]);
  expect(confirmed).toBeGreaterThan(2);
  expect(outcome['SUCCEEDED of an extension']).toBeGreaterThan(0);
});

test('an extension that was paid without its days in the calendar or without its price is detected', async () => {
  const [grown] = await database
    .selectFrom('booking_request')
    .select(['booking_id', 'id'])
    .where('kind', '=', 'extension')
    .where('state', '=', 'CONFIRMED')
    .execute();
  await sql`update calendar_block set during = daterange(lower(during), upper(during) - 1)
    where booking_id = ${grown?.booking_id}`.execute(database);
  await sql`delete from booking_line where request_id = ${grown?.id} and share = 'fees'`.execute(database);
  const faults = (await findFaults(database, [])).join();
  expect(faults).toMatch(new RegExp(`booking ${grown?.booking_id} is from .* its calendar has`));
  expect(faults).toMatch(new RegExp(`request ${grown?.id} costs \\d+, its lines \\d+`));
});

test('a lost paid trip and an unrecorded debit are detected', async () => {
  await sql`update booking set state = 'ACCEPTED' where id = (
    select id from booking where state = 'TO_COME' order by id limit 1)`.execute(database);
  await sql`insert into psp.move (id, kind, means, status, result_code, amount, currency, reference, language, is_asked)
    select id || 'x', kind, means, status, result_code, amount, currency, reference, language, is_asked from psp.move
    where status = 'SUCCEEDED' and kind = 'pay_in' order by id limit 1`.execute(database);
  const faults = await findFaults(database, []);
  expect(faults.join()).toMatch(/the provider holds/);
  expect(faults.join()).toMatch(/booking \d+ is ACCEPTED with \d+ of \d+ paid/);
});
