import { sql } from 'kysely';

import { copyDatabase, TEST_NOW_MS } from '../../../test/scratch-databases';
import { createClock } from '../../../src/core/clock';
import { connect, type Database } from '../../../src/database/connect';
import { createParticipants } from '../participants';
import { settleMoney } from '../settle-money';
import { startPaymentSandbox, type PaymentSandbox } from '../start-program';
import { checkAccepts, checkPayments } from './check-race';
import { proveRace } from './prove-race';
import { startRaceWorkers, type RaceWorkers } from './race-workers';
import { countOverlaps, findWrongPayments, readSnapshots, type Snapshot } from './snapshots';

let database: Database;
let databaseUrl: string;
let drop: () => Promise<void>;
let sandbox: PaymentSandbox;
let workers: RaceWorkers;

beforeAll(async () => {
  const name = `campavia_race_${process.pid}_${process.env.JEST_WORKER_ID ?? '1'}`;
  ({ url: databaseUrl, drop } = await copyDatabase(process.env.CAMPAVIA_TEST_TEMPLATE ?? '', name));
  database = connect(databaseUrl, { max: 3 });
  sandbox = await startPaymentSandbox(databaseUrl);
  workers = await startRaceWorkers(2, { databaseUrl, sandbox: sandbox.settings });
});
afterAll(async () => {
  await workers.stop();
  await sandbox.kill('SIGTERM');
  await database.destroy();
  await drop();
});

test('with simultaneous requests, acceptances and payments no days are booked twice', async () => {
  const clock = createClock(TEST_NOW_MS + 3_600_000);
  const raced = await proveRace({
    database,
    workers,
    participants: await createParticipants(database, { guests: 12, owners: 2, campers: 4 }),
    settleMoney: () => settleMoney({ database, databaseUrl, clock, sandbox: sandbox.settings }),
    seed: 3,
    calls: 100,
    draftsPerCamper: 6,
  });
  expect(raced.violations).toEqual([]);
  expect(raced.won).toBeGreaterThan(4);
});

test('a trip on the days of another one and a wrong cent at the provider are detected', async () => {
  const won = (await readSnapshots(database)).find(({ state }) => state === 'TO_COME');
  const { rows } = await sql<{ id: number }>`insert into booking select (b.r).* from (
      select jsonb_populate_record(b, jsonb_build_object('id', 900000)) as r from booking b
      where id = ${won?.id}) b returning id`.execute(database);
  expect(rows).toHaveLength(1);
  expect(await countOverlaps(database)).toBe(1);
  expect(checkPayments(await readSnapshots(database)).join()).toContain('have the same day');
  await sql`delete from booking where id = 900000`.execute(database);
  await sql`update psp.move set amount = amount + 1 where kind = 'pay_in' and status = 'SUCCEEDED'
    and reference = (select public_id::text from payment where booking_id = ${won?.id} and state = 'done' limit 1)`.execute(
    database,
  );
  expect(await findWrongPayments(database)).toHaveLength(1);
});

test('a refusal without a competitor is detected', () => {
  const asked = { id: 1, camperId: 1, guestId: 1, from: '2027-05-01', to: '2027-05-04', state: 'VALIDATED' };
  const withoutDays = { ...asked, isInstant: false, price: 1, paid: 0 } as Snapshot;
  expect(checkAccepts([withoutDays])).toEqual(['1 is VALIDATED, and no one has its days']);
});
