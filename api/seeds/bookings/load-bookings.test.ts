import type pg from 'pg';

import {
  BOOKING_STATES,
  EXPIRY_CAUSES,
  GUEST_CANCEL_REASONS,
  META_STATES,
  OWNER_REASONS,
  OWNER_SIMPLE_REASONS,
  stateAt,
  TRIP_PURPOSES,
} from '@campavia/domain';

import { connect, createPool, type Database } from '../../src/database/connect';
import { factsOf } from '../../src/modules/bookings/booking-process.service';
import { createBookingListsStore } from '../../src/modules/bookings/reading/booking-lists.store';
import { checkLedger } from '../../src/modules/ledger/check-ledger.service';
import { copyDatabase, TEST_NOW_MS, TEST_TODAY } from '../../test/scratch-databases';
import { loadBookings } from './load-bookings';

const template = process.env.CAMPAVIA_TEST_TEMPLATE ?? '';
const NOW = { ms: TEST_NOW_MS, today: TEST_TODAY };
const FEWEST = 40;

async function aDatabase(name: string) {
  const { url, drop } = await copyDatabase(template, `${name}_${process.pid}`);
  const pool = createPool(url, { max: 1 });
  const database = connect(url, { max: 1 });
  const close = async () => {
    await Promise.all([pool.end(), database.destroy()]);
    await drop();
  };
  return { pool, database, close };
}

let pool: pg.Pool;
let database: Database;
let close: () => Promise<void>;
let before: unknown[];

beforeAll(async () => {
  ({ pool, database, close } = await aDatabase('campavia_bookings'));
  await pool.query('delete from loaded_data where name = $1', ['bookings']);
  before = await read(SEARCHABLE);
  await loadBookings(pool, TEST_TODAY);
  await pool.query('analyze');
}, 60_000);

afterAll(() => close());

async function read<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool.query<Row>(query, values)).rows;
}

/** What a search can ask for of a camper. */
const SEARCHABLE = `select s.id, score, review_sum, review_count, c.min_future,
    s.busy * datemultirange(daterange('${TEST_TODAY}'::date + c.min_future, null)) as busy
  from camper_search s join camper c on c.id = s.id order by s.id`;

const PRINT = `select md5(concat(
  (select string_agg(b::text, ',' order by id) from booking b),
  (select string_agg(l::text, ',' order by booking_id, position) from booking_line l),
  (select string_agg(c::text, ',' order by id) from booking_change c),
  (select string_agg(p::text, ',' order by id) from payment p),
  (select string_agg(e::text, ',' order by movement_id, position) from ledger_entry e),
  (select string_agg(d::text, ',' order by id) from document d),
  (select string_agg(concat_ws('|', k.id, during, kind, booking_id), ',' order by k.id) from calendar_block k),
  (select string_agg(concat_ws('|', u.id, email, joined_on), ',' order by u.id) from app_user u))) as print`;

test('the same day and campers make the same bookings, and they are made once', async () => {
  const other = await aDatabase('campavia_bookings_again');
  await other.pool.query('delete from loaded_data where name = $1', ['bookings']);
  const count = await loadBookings(other.pool, TEST_TODAY);
  expect(count).toBeGreaterThan(5000);
  expect(await loadBookings(other.pool, TEST_TODAY)).toBeUndefined();
  expect((await other.pool.query(PRINT)).rows).toEqual(await read(PRINT));
  await other.close();
}, 60_000);

test('every state, cause, reason and purpose that there is occurs', async () => {
  const states = await read<{ state: string; count: number }>(
    'select state, count(*) from booking group by 1',
  );
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(BOOKING_STATES));
  expect(states.filter(({ count }) => count < FEWEST)).toEqual([]);
  const valuesOf = async (column: string) =>
    (
      await read<{ value: string }>(
        `select distinct ${column} as value from booking where ${column} is not null`,
      )
    ).map(({ value }) => value);
  expect(await valuesOf('expiry_cause')).toEqual(expect.arrayContaining([...EXPIRY_CAUSES]));
  expect(await valuesOf('purpose')).toEqual(expect.arrayContaining([...TRIP_PURPOSES]));
  const reasons = await valuesOf('cancel_reason');
  expect(reasons).toEqual(expect.arrayContaining([...GUEST_CANCEL_REASONS]));
  expect(reasons).toEqual(expect.arrayContaining([...OWNER_REASONS, ...OWNER_SIMPLE_REASONS]));
  expect((await valuesOf('currency_used')).sort()).toEqual(['CHF', 'EUR', 'GBP', 'USD']);
});

test('nothing is overdue when the demo begins, and nothing happened later than that', async () => {
  const rows = await database.selectFrom('booking').selectAll().execute();
  const overdue = rows.filter((row) => stateAt(factsOf(row), NOW).state !== row.state);
  expect(overdue.map(({ id, state }) => ({ id, state }))).toEqual([]);
  const late = await read(
    `select booking_id, move from booking_change where at >= $1
     union all select booking_id, reason from payment where coalesce(done_at, made_at) >= $1`,
    [new Date(TEST_NOW_MS)],
  );
  expect(late).toEqual([]);
});

test('histories go from one state to the next and end where the booking stands', async () => {
  const gaps = await read(`select booking_id, move from (
      select *, lag(to_state) over story as before, lag(at) over story as earlier from booking_change
      window story as (partition by booking_id order by id)) change
    where before <> from_state or earlier > at`);
  expect(gaps).toEqual([]);
  const ends = await read(`select b.id from booking b cross join lateral (
      select to_state from booking_change c where c.booking_id = b.id order by c.id desc limit 1) last
    where last.to_state <> b.state`);
  expect(ends).toEqual([]);
});

test('the books say what bookings and payments say', async () => {
  expect(await checkLedger(database)).toEqual([]);
  const [sums] = await read('select sum(amount) as sum, count(*) > 10000 as are_many from ledger_entry');
  expect(sums).toEqual({ sum: 0, are_many: true });
});

test('whoever has a trip has its days, and nobody else', async () => {
  const faults = await read(`select b.id from booking b left join calendar_block k on k.booking_id = b.id
    where (b.state in ('TO_COME', 'TO_COME_NOT_PAID', 'ONGOING', 'DONE')) <> (k.id is not null)
      or k.camper_id <> b.camper_id or k.during <> daterange(b.date_from, b.date_to, '[]') or k.kind <> 'booking'`);
  expect(faults).toEqual([]);
});

test('searches find what they found before, in the same order', async () => {
  expect(await read(SEARCHABLE)).toEqual(before);
  const stale = await read(`select s.id from camper_search s join camper_search_source now on now.id = s.id
    where s.busy <> now.busy or s.review_sum <> now.review_sum or s.score <> now.score`);
  expect(stale).toEqual([]);
});

test('reviews tell of trips that their authors made', async () => {
  const [{ count } = { count: 0 }] = await read<{ count: number }>(
    'select count(*) from review where booking_id is not null',
  );
  expect(count).toBeGreaterThan(200);
  const faults = await read(`select r.id from review r join booking b on b.id = r.booking_id
    where r.guest_id <> b.guest_id or r.camper_id <> b.camper_id
      or r.published_on not between b.date_to + 1 and b.date_to + 14`);
  expect(faults).toEqual([]);
});

test.each(['guest', 'owner'] as const)('%s@campavia.test has something in every tab', async (role) => {
  const [{ id: userId } = { id: 0 }] = await read<{ id: number }>(
    'select id from app_user where email = $1',
    [`${role}@campavia.test`],
  );
  const lists = createBookingListsStore(database);
  const { tabs } = await lists.counts({ role, userId }, {}, NOW);
  expect(tabs.map(({ key }) => key).sort()).toEqual([...META_STATES].sort());
  const running = await lists.page(
    { role, userId },
    { filter: { shown: 'ONGOING' }, limit: 5, offset: 0 },
    NOW,
  );
  expect(running.count).toBeGreaterThan(0);
});

test('whoever travels within three days has shown their papers', async () => {
  const without = await read(
    `select b.id from booking b where b.state in ('TO_COME', 'TO_COME_NOT_PAID', 'ONGOING')
       and b.date_to >= $1::date and b.date_from <= $1::date + 3
       and (select count(*) from document d where d.user_id = b.guest_id and d.status = 'validated'
         and d.document_type in ('driving_licen', 'id_proof')) < 2`,
    [TEST_TODAY],
  );
  expect(without).toEqual([]);
});
