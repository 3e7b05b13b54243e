import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';

import { momentMs, type PlainDate } from '@campavia/domain';

import { settingsFor } from '../../../test/application';
import { startPaymentSandbox, type PaymentSandbox } from '../../../test/payment-sandbox';
import { copyDatabase, TEST_NOW_MS, TEST_TODAY } from '../../../test/scratch-databases';
import { createTestServices } from '../../../test/services';
import { createClock } from '../../../src/core/clock';
import { connect, createPool, type Database } from '../../../src/database/connect';
import { checkLedger } from '../../../src/modules/ledger/check-ledger.service';
import { loadBookings } from './load-bookings';

const DAY_MS = 86_400_000;

let pool: pg.Pool;
let database: Database;
let sandbox: PaymentSandbox;
let home: string;
let databaseUrl: string;
let drop: () => Promise<void>;
const failures: unknown[] = [];

beforeAll(async () => {
  ({ url: databaseUrl, drop } = await copyDatabase(
    process.env.CAMPAVIA_TEST_TEMPLATE ?? '',
    `campavia_goes_on_${process.pid}`,
  ));
  home = await mkdtemp(path.join(tmpdir(), 'campavia-home-'));
  pool = createPool(databaseUrl, { max: 1 });
  database = connect(databaseUrl, { max: 4 });
  await pool.query('delete from loaded_data where name = $1', ['bookings']);
  await loadBookings(pool, TEST_TODAY);
  await pool.query('analyze');
  sandbox = await startPaymentSandbox({ databaseUrl });
}, 120_000);

afterAll(async () => {
  await sandbox.stop();
  await Promise.all([pool.end(), database.destroy()]);
  await drop();
  await rm(home, { recursive: true, force: true });
});

/** The services at a moment, with the payment sandbox. */
function productAt(ms: number) {
  const settings = settingsFor(databaseUrl, home);
  const outside = { ...settings.outside, payments: sandbox.settings };
  const context = { database, clock: createClock(ms), settings: { ...settings, outside } };
  const services = createTestServices(context, (failure) => void failures.push(failure));
  const { payments, bookings, documents } = services;
  return { jobs: payments.jobs, requests: bookings.requests, documents: documents.jobs };
}

async function one<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<Row> {
  const [row] = (await pool.query<Row>(query, values)).rows;
  if (!row) throw new Error('Nothing there');
  return row;
}

const morningOf = (day: PlainDate) => momentMs(`${day}T08:00:00Z`);

test('the second instalment of a trip is debited on its day, from the card of the first', async () => {
  const { booking_id, due_on } = await one<{ booking_id: number; due_on: PlainDate }>(
    `select p.booking_id, p.due_on from payment p join booking b on b.id = p.booking_id
     where p.state = 'to_come' and b.second_half = 'to_come' order by p.due_on, p.id limit 1`,
  );
  const day = productAt(morningOf(due_on)).jobs;
  await day.debitSecondInstalments();
  const trip = await one('select state, paid = price as is_paid, second_half from booking where id = $1', [
    booking_id,
  ]);
  expect(trip).toEqual({ state: 'TO_COME', is_paid: true, second_half: 'done' });
  expect(failures).toEqual([]);
  expect(await checkLedger(database)).toEqual([]);
}, 30_000);

test('a card that refused the second instalment refuses it again', async () => {
  // All retries of the demo's failed debits are used up; one debit gets its last retry back.
  const { booking_id } = await one<{ booking_id: number }>(
    `update payment p set state = 'to_come', provider_id = null, error_code = null, due_on = $1
     where p.id = (select max(l.id) from payment l join booking b on b.id = l.booking_id
       where l.part = 'second_half' and b.second_half = 'failed' and b.state = 'TO_COME_NOT_PAID')
     returning booking_id`,
    [TEST_TODAY],
  );
  await pool.query('update booking set second_half_tries = 2 where id = $1', [booking_id]);
  await productAt(morningOf(TEST_TODAY)).jobs.debitSecondInstalments();
  const after = await one('select state, second_half_tries as tries from booking where id = $1', [
    booking_id,
  ]);
  expect(after).toEqual({ state: 'TO_COME_NOT_PAID', tries: 3 });
}, 30_000);

test('deposits are released when trips are long over, and held for trips that begin soon', async () => {
  const { held } = await one<{ held: number }>(DEPOSITS);
  await productAt(TEST_NOW_MS + 16 * DAY_MS).jobs.processDeposits();
  const later = await one<{ held: number; made: number }>(DEPOSITS);
  expect(later.made).toBeGreaterThan(0);
  expect(later.held).toBeLessThan(held);
  expect(failures).toEqual([]);
}, 30_000);

/** Number of deposits of the demo data that are still held, and of deposits held since. */
const DEPOSITS = `select count(*) filter (where provider_id like 'earlier-%' and state = 'done')::int as held,
  count(*) filter (where provider_id not like 'earlier-%' and state = 'done')::int as made
  from payment where reason = 'depos'`;

test('unanswered and unpaid extensions expire by their deadlines', async () => {
  const { requests } = productAt(TEST_NOW_MS + 3 * DAY_MS);
  while ((await requests.fireDue()) > 0);
  const { open } = await one<{ open: number }>(
    `select count(*)::int as open from booking_request where state in ('GUEST_ASK', 'ACCEPTED')`,
  );
  expect(open).toBe(0);
  expect(await checkLedger(database)).toEqual([]);
}, 30_000);

test('contracts of the demo users are written', async () => {
  await productAt(TEST_NOW_MS).documents.writeContracts();
  const { written } = await one<{ written: number }>(
    `select count(*)::int as written from document d join document_page p on p.document_id = d.id
     where d.document_type = 'rent_cont' and d.status = 'validated' and p.media_type = 'text/html'`,
  );
  expect(written).toBeGreaterThan(0);
}, 30_000);
