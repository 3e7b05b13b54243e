import type pg from 'pg';

import {
  BOOKING_STATES,
  EXPIRY_CAUSES,
  GUEST_CANCEL_REASONS,
  META_STATES,
  OWNER_REASONS,
  OWNER_SIMPLE_REASONS,
  REQUEST_STATES,
  effectiveStateAt,
  TRIP_PURPOSES,
} from '@campavia/domain';

import { connect, createPool, type Database } from '../../../src/database/connect';
import { effectiveStateOf, type RequestRow } from '../../../src/modules/booking-requests/request-facts';
import {
  createRequestQuotes,
  type RequestedExtension,
} from '../../../src/modules/booking-requests/request-quotes';
import { createClock } from '../../../src/core/clock';
import { factsOf } from '../../../src/modules/bookings/booking-process.service';
import { createBookingListsStore } from '../../../src/modules/bookings/queries/booking-lists.store';
import { checkLedger } from '../../../src/modules/ledger/check-ledger.service';
import { copyDatabase, TEST_NOW_MS, TEST_TODAY } from '../../../test/scratch-databases';
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
}, 120_000);

afterAll(() => close());

async function read<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool.query<Row>(query, values)).rows;
}

/** Columns of the read model that a search depends on. */
const SEARCHABLE = `select s.id, score, review_sum, review_count, c.min_future,
    s.busy * datemultirange(daterange('${TEST_TODAY}'::date + c.min_future, null)) as busy
  from camper_search s join camper c on c.id = s.id order by s.id`;

const PRINT = `select md5(concat(
  (select string_agg(b::text, ',' order by id) from booking b),
  (select string_agg(l::text, ',' order by booking_id, position) from booking_line l),
  (select string_agg(c::text, ',' order by id) from booking_change c),
  (select string_agg(p::text, ',' order by id) from payment p),
  (select string_agg(e::text, ',' order by movement_id, position) from ledger_entry e),
  (select string_agg(r::text, ',' order by id) from booking_request r),
  (select string_agg(m::text, ',' order by id) from moneybox m),
  (select string_agg(d::text, ',' order by id) from document d),
  (select string_agg(concat_ws('|', k.id, during, kind, booking_id), ',' order by k.id) from calendar_block k),
  (select string_agg(concat_ws('|', u.id, email, joined_on), ',' order by u.id) from app_user u))) as print`;

test('creates the same bookings for the same day and campers, and creates them once', async () => {
  const other = await aDatabase('campavia_bookings_again');
  await other.pool.query('delete from loaded_data where name = $1', ['bookings']);
  const count = await loadBookings(other.pool, TEST_TODAY);
  expect(count).toBeGreaterThan(5000);
  expect(await loadBookings(other.pool, TEST_TODAY)).toBeUndefined();
  expect((await other.pool.query(PRINT)).rows).toEqual(await read(PRINT));
  await other.close();
}, 120_000);

test('contains every state, cause, reason and purpose', async () => {
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

test('has no overdue deadlines at the start, and no events after it', async () => {
  const rows = await database.selectFrom('booking').selectAll().execute();
  const overdue = rows.filter((row) => effectiveStateAt(factsOf(row), NOW).state !== row.state);
  expect(overdue.map(({ id, state }) => ({ id, state }))).toEqual([]);
  const requests = await requestsOf();
  const over = requests.filter((row) => effectiveStateOf(row, bookingOf(rows, row), NOW) !== row.state);
  expect(over.map(({ id, state }) => ({ id, state }))).toEqual([]);
  const late = await read(
    `select booking_id, move from booking_change where at >= $1
     union all select booking_id, reason from payment where coalesce(done_at, made_at) >= $1
     union all select booking_id, state from booking_request
       where greatest(created_at, asked_at, accepted_at, settled_at) >= $1`,
    [new Date(TEST_NOW_MS)],
  );
  expect(late).toEqual([]);
});

test("has histories of consistent states that end in the booking's state", async () => {
  const gaps = await read(`select booking_id, move from (
      select *, lag(to_state) over scenario as before, lag(at) over scenario as earlier from booking_change
      window scenario as (partition by booking_id order by id)) change
    where before <> from_state or earlier > at`);
  expect(gaps).toEqual([]);
  const ends = await read(`select b.id from booking b cross join lateral (
      select to_state from booking_change c where c.booking_id = b.id order by c.id desc limit 1) last
    where last.to_state <> b.state`);
  expect(ends).toEqual([]);
});

test('the ledger agrees with bookings and payments', async () => {
  expect(await checkLedger(database)).toEqual([]);
  const [sums] = await read('select sum(amount) as sum, count(*) > 10000 as are_many from ledger_entry');
  expect(sums).toEqual({ sum: 0, are_many: true });
});

test('has calendar blocks for every trip, without overlaps', async () => {
  const faults = await read(`select b.id from booking b left join calendar_block k on k.booking_id = b.id
    where (b.state in ('TO_COME', 'TO_COME_NOT_PAID', 'ONGOING', 'DONE')) <> (k.id is not null)
      or k.camper_id <> b.camper_id or k.during <> daterange(b.date_from, b.date_to, '[]') or k.kind <> 'booking'`);
  expect(faults).toEqual([]);
});

test('does not change the results of searches, nor their order', async () => {
  expect(await read(SEARCHABLE)).toEqual(before);
  const stale = await read(`select s.id from camper_search s join camper_search_source now on now.id = s.id
    where s.busy <> now.busy or s.review_sum <> now.review_sum or s.score <> now.score`);
  expect(stale).toEqual([]);
});

test('links reviews to trips of their authors', async () => {
  const [{ count } = { count: 0 }] = await read<{ count: number }>(
    'select count(*) from review where booking_id is not null',
  );
  expect(count).toBeGreaterThan(200);
  const faults = await read(`select r.id from review r join booking b on b.id = r.booking_id
    where r.guest_id <> b.guest_id or r.camper_id <> b.camper_id
      or r.published_on not between b.date_to + 1 and b.date_to + 14`);
  expect(faults).toEqual([]);
});

test.each(['guest', 'owner'] as const)('%s@campavia.test has a trip in every tab', async (role) => {
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

test('guests who travel within three days have submitted their documents', async () => {
  const without = await read(
    `select b.id from booking b where b.state in ('TO_COME', 'TO_COME_NOT_PAID', 'ONGOING')
       and b.date_to >= $1::date and b.date_from <= $1::date + 3
       and (select count(*) from document d where d.user_id = b.guest_id and d.status = 'validated'
         and d.document_type in ('driving_licen', 'id_proof')) < 2`,
    [TEST_TODAY],
  );
  expect(without).toEqual([]);
});

async function requestsOf(): Promise<RequestRow[]> {
  const rows = await database.selectFrom('booking_request').selectAll().orderBy('id').execute();
  return rows as RequestRow[];
}

function bookingOf<Row extends { id: number }>(rows: readonly Row[], { booking_id }: RequestRow): Row {
  const booking = rows.find(({ id }) => id === booking_id);
  if (!booking) throw new Error(`No booking ${booking_id}`);
  return booking;
}

test('contains every state of extensions and upgrades', async () => {
  const states = await read<{ kind: string; states: string[]; fewest: number }>(
    `select kind, array_agg(state) as states, min(count)::int as fewest
     from (select kind, state, count(*) from booking_request group by 1, 2) counted group by kind order by kind`,
  );
  const [extensions, upgrades] = states;
  expect(new Set(extensions?.states)).toEqual(new Set(REQUEST_STATES));
  expect(new Set(upgrades?.states)).toEqual(new Set(['CREATED', 'ACCEPTED', 'CONFIRMED', 'CANCEL_GUEST']));
  expect(states.filter(({ fewest }) => fewest < FEWEST)).toEqual([]);
});

test('open extensions are still possible, at their price', async () => {
  const rows = await database.selectFrom('booking').selectAll().execute();
  const quotes = createRequestQuotes({ database, clock: createClock(TEST_NOW_MS) });
  const open = (await requestsOf()).filter(({ state }) => !SETTLED.includes(state));
  expect(open.length).toBeGreaterThan(4 * FEWEST);
  for (const request of open) {
    const { reason, days } = request;
    const booking = bookingOf(rows, request);
    const changeRequest = (days === null ? { reason } : { reason, days }) as RequestedExtension;
    const price =
      request.kind === 'extension'
        ? await quotes.extension(booking, changeRequest)
        : await quotes.upgrade(booking, reason as 'buyback');
    expect([request.id, price.total, price.earnings]).toEqual([request.id, request.total, request.earnings]);
  }
}, 30_000);

const SETTLED: readonly string[] = ['CONFIRMED', 'CANCEL_OWNER', 'CANCEL_GUEST'];

test('granted claims are paid, and recorded in price, ledger and history of their trips', async () => {
  const faults =
    await read(`select r.id, r.state, r.total, l.amount, l.earned, p.paid, h.noted from booking_request r
    join booking b on b.id = r.booking_id
    left join lateral (select coalesce(sum(amount), 0) as amount,
        coalesce(sum(amount_owner) filter (where share = 'owner'), 0) as earned
      from booking_line l where l.booking_id = b.id and l.request_id = r.id) l on true
    left join lateral (select coalesce(sum(p.amount), 0) as paid from payment p
      join ledger_movement m on m.payment_id = p.id and m.kind = 'pay_in'
      where p.request_id = r.id and p.state = 'done' and p.reason in ('exten', 'exteng')) p on true
    left join lateral (select count(*) as noted from booking_change c
      where c.booking_id = b.id and c.move in ('extend', 'upgrade') and c.at = r.settled_at) h on true
    where case when r.state = 'CONFIRMED'
      then l.amount <> r.total or l.earned <> r.earnings or p.paid <> r.total or h.noted <> 1
      else l.amount <> 0 or p.paid <> 0 end`);
  expect(faults).toEqual([]);
  const [sum] = await read(`select count(*) > ${FEWEST} as are_many from booking_request
    where state = 'CONFIRMED' and reason = 'day_after' and total > 0`);
  expect(sum).toEqual({ are_many: true });
});

test('deposits are held for trips that begin soon or are under way, and released afterwards', async () => {
  const groups = await read<{ near: boolean; over: boolean; states: string }>(
    `select b.date_from <= $1::date + 2 and b.date_to > $1::date - 14 as near, b.date_to <= $1::date - 14 as over,
       string_agg(distinct coalesce(d.state, 'none'), ',') as states
     from booking b join camper c on c.id = b.camper_id
       left join payment d on d.booking_id = b.id and d.reason = 'depos'
     where b.state = 'TO_COME' and c.deposit > 0 and 'card' = any(c.deposit_mean) and not b.has_open_incident
       and exists (select from payment p where p.booking_id = b.id and p.state = 'done' and p.card_alias is not null
         and p.reason <> 'depos')
     group by 1, 2 order by 1, 2`,
    [TEST_TODAY],
  );
  expect(groups).toEqual([
    { near: false, over: false, states: 'none' },
    { near: false, over: true, states: 'cancel' },
    { near: true, over: false, states: 'done' },
  ]);
});

test('some guests have rental credits, some have spent them, and some credits have expired', async () => {
  const [credits] = await read<Record<string, number>>(
    `select count(*) filter (where balance > 0 and expire_at > $1::date)::int as held,
       count(*) filter (where balance > 0 and balance < amount)::int as begun,
       count(*) filter (where balance = 0)::int as spent,
       count(*) filter (where balance > 0 and expire_at < $1::date)::int as expired from moneybox`,
    [TEST_TODAY],
  );
  expect(Math.min(...Object.values(credits ?? { none: 0 }))).toBeGreaterThan(2);
  const own = await read(`select balance from moneybox m join app_user u on u.id = m.user_id
    where u.email = 'guest@campavia.test' and balance > 0`);
  expect(own).toHaveLength(1);
});

test('demo users have something to pay, to answer and to read', async () => {
  const open = (side: string, states: string) =>
    read(`select r.id from booking_request r join booking b on b.id = r.booking_id
      join app_user u on u.id = b.${side}_id
      where u.email = '${side}@campavia.test' and r.state in (${states})`);
  expect(await open('guest', "'ACCEPTED'")).not.toEqual([]);
  expect(await open('guest', "'CONFIRMED'")).not.toEqual([]);
  expect(await open('owner', "'GUEST_ASK'")).not.toEqual([]);
  const contracts = await read(`select d.id from document d join booking b on b.id = d.booking_id
    join app_user u on u.id = b.guest_id
    where u.email = 'guest@campavia.test' and d.document_type = 'rent_cont' and d.due_at is not null`);
  expect(contracts.length).toBeGreaterThan(2);
});
