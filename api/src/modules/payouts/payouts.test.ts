import { sql } from 'kysely';

import { openShare, parseDecimal, type PayoutBlock } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { addBankAccount, aPayoutsFixture, type PayoutsFixture } from '../../../test/payouts';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { call, sentTo, signIn } from '../../../test/users';
import { createClock } from '../../core/clock';
import { createLedger } from '../ledger/ledger.service';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Trips start ten days after the start of the tests, at nine in Paris. */
const STARTED = 10 * DAY_MS;
const DUE = 11 * DAY_MS + HOUR_MS;

let api: Application;
let fixture: PayoutsFixture;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  fixture = await aPayoutsFixture(api);
});
afterAll(() => api.close());

const payDue = (afterMs: number) => fixture.payoutsAt(afterMs).payDue();
const booked = async () => {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select m.kind, e.amount from ledger_movement m join ledger_entry e on e.movement_id = m.id
      where m.kind in ('payout', 'payout_returned') and e.account = 'owner_payable' order by m.id`.execute(
    api.database,
  );
  return rows;
};
const sent = () => [...fixture.accounts.payouts.values()].map(({ order }) => order);

test('an owner is paid a day after the trip began, not earlier, once, and the ledger says so', async () => {
  const trip = await fixture.paidTrip(10);
  await payDue(STARTED + 23 * HOUR_MS);
  expect(await fixture.rowsOf(trip.id)).toEqual([]);
  await Promise.all([payDue(DUE), payDue(DUE), payDue(DUE)]);
  expect(await fixture.rowsOf(trip.id)).toMatchObject([{ state: 'done', amount: 70_000, round: 1 }]);
  await payDue(DUE + DAY_MS);
  expect(sent()).toMatchObject([{ amount: 70_000, currency: 'EUR', statement: `CV-${trip.id}` }]);
  expect(await booked()).toEqual([{ kind: 'payout', amount: 70_000 }]);
  expect(await fixture.faults()).toEqual([]);
  await sql`update payout set amount = amount + 1`.execute(api.database);
  expect(await fixture.faults()).toMatchObject([{ what: 'payout is booked', expected: 70_001 }]);
});

const emails = async () => {
  const all = await sentTo(api.app, 'owner@campavia.test');
  return all.filter(({ kind }) => kind.startsWith('payout_')).map(({ kind, subject }) => [kind, subject]);
};

test('an owner is e-mailed once about what a payout waits for, once about another obstacle, and when it is paid', async () => {
  await fixture.paidTrip(10);
  const before = (await emails()).length;
  const since = async () => (await emails()).slice(0, (await emails()).length - before).reverse();
  await document('id_proof', 'refused').execute(api.database);
  await Promise.all([payDue(DUE), payDue(DUE)]);
  await payDue(DUE + HOUR_MS);
  expect(await since()).toEqual([['payout_blocked', expect.stringMatching(/700/)]]);
  await document('id_proof', 'validated').execute(api.database);
  await addBankAccount(api.database, fixture.ownerId, new Date(TEST_NOW_MS + DUE));
  await payDue(DUE + 2 * HOUR_MS);
  await payDue(DUE + 3 * HOUR_MS);
  expect(await since()).toHaveLength(2);
  fixture.accounts.mode = 'refuses';
  await payDue(DUE + 49 * HOUR_MS);
  await payDue(DUE + 50 * HOUR_MS);
  expect(await since()).toHaveLength(3);
  fixture.accounts.mode = 'pays';
  await addBankAccount(api.database, fixture.ownerId, new Date(TEST_NOW_MS + DUE + 51 * HOUR_MS));
  await payDue(DUE + 100 * HOUR_MS);
  await payDue(DUE + 101 * HOUR_MS);
  expect((await since()).map(([kind]) => kind)).toEqual([
    'payout_blocked',
    'payout_blocked',
    'payout_blocked',
    'payout_paid',
  ]);
  expect((await sentTo(api.app, 'owner@campavia.test'))[0]?.link).toContain('/go/account.payouts');
});

const document = (type: string, status: string) =>
  sql`update document set status = ${status} where document_type = ${type} and user_id = ${fixture.ownerId}`;
const professional = (type: string | null) =>
  sql`update app_user set professional_type = ${type} where id = ${fixture.ownerId}`;

test.each<[PayoutBlock, () => Promise<unknown>, () => Promise<unknown>]>([
  [
    'identity_missing',
    () => document('id_proof', 'refused').execute(api.database),
    () => document('id_proof', 'validated').execute(api.database),
  ],
  [
    'tax_number_missing',
    () => document('tax_identification_number', 'created').execute(api.database),
    () => document('tax_identification_number', 'validated').execute(api.database),
  ],
  [
    'incident',
    () => sql`update booking set has_open_incident = true`.execute(api.database),
    () => sql`update booking set has_open_incident = false`.execute(api.database),
  ],
  [
    'bank_account_missing',
    () => sql`update bank_account set provider_id = null`.execute(api.database),
    () => sql`update bank_account set provider_id = 'bank-9'`.execute(api.database),
  ],
  [
    'ubo_missing',
    async () => {
      await professional('BUSINESS').execute(api.database);
      await sql`insert into document (document_type, user_id, status, created_at)
        select type, ${fixture.ownerId}, 'validated', now() from unnest(array['reg_proof', 'reg_association']) type`.execute(
        api.database,
      );
    },
    () => professional(null).execute(api.database),
  ],
  [
    'staff_hold',
    () => hold('PUT', 'staff@campavia.test').then(({ status }) => expect(status).toBe(200)),
    () => hold('DELETE', 'staff@campavia.test').then(({ status }) => expect(status).toBe(200)),
  ],
])('%s blocks a payout until it is gone', async (block, begin, end) => {
  const trip = await fixture.paidTrip(10);
  await begin();
  await payDue(DUE);
  expect(await fixture.rowsOf(trip.id)).toMatchObject([{ state: 'blocked', block, amount: 70_000 }]);
  expect(sent()).toEqual([]);
  await end();
  await payDue(DUE + HOUR_MS);
  expect(await fixture.rowsOf(trip.id)).toMatchObject([{ state: 'done', block: null }]);
});

async function hold(method: 'PUT' | 'DELETE', email: string) {
  const { access_token: token } = await signIn(api.app, email);
  const body = method === 'PUT' ? { reason: 'The identity is doubted' } : undefined;
  return call(api.app, `${method} /v4/payouts-staff/${fixture.ownerId}/hold/`, { token, body });
}

test.each([
  ['an incident', () => sql`update booking set has_open_incident = true`],
  ['an identity', () => document('id_proof', 'refused')],
])(
  'a payout that waits for %s is planned anew only once something about it has changed',
  async (_, begin) => {
    const trip = await fixture.paidTrip(10);
    await begin().execute(api.database);
    await payDue(DUE);
    const planned = await fixture.rowsOf(trip.id);
    await payDue(DUE + HOUR_MS);
    expect(await fixture.rowsOf(trip.id)).toEqual(planned);
    await hold('PUT', 'staff@campavia.test');
    await payDue(DUE + 2 * HOUR_MS);
    expect(await fixture.rowsOf(trip.id)).toMatchObject([{ state: 'blocked', block: 'staff_hold' }]);
  },
);

test('only staff hold payouts back', async () => {
  expect((await hold('PUT', 'owner@campavia.test')).status).toBe(404);
  expect((await hold('DELETE', 'owner@campavia.test')).status).toBe(404);
});

test('a changed bank account holds payouts for 48 hours; the page says until when', async () => {
  const trip = await fixture.paidTrip(10);
  const changedAt = TEST_NOW_MS + DUE - HOUR_MS;
  await addBankAccount(api.database, fixture.ownerId, new Date(changedAt));
  await payDue(DUE);
  const until = new Date(changedAt + 48 * HOUR_MS);
  expect(await fixture.rowsOf(trip.id)).toMatchObject([
    { block: 'bank_account_changed', blocked_until: until },
  ]);
  const { results } = await fixture.payoutsAt(DUE).list(fixture.ownerId, '2027');
  expect(results).toMatchObject([
    { state: 'blocked', blocked_reason: 'bank_account_changed', blocked_until: until.toISOString() },
  ]);
  await payDue(DUE + 48 * HOUR_MS);
  expect(await fixture.rowsOf(trip.id)).toMatchObject([{ state: 'done', blocked_until: null }]);
});

test('a provider that is down delays a payout, and one whose answer was lost pays once', async () => {
  const trip = await fixture.paidTrip(10);
  fixture.accounts.mode = 'away';
  await payDue(DUE);
  const { results } = await fixture.payoutsAt(DUE).list(fixture.ownerId, '2027');
  expect(results).toMatchObject([{ state: 'queued', is_delayed: true, amount: '700.00' }]);
  fixture.accounts.mode = 'breaks after it took the order';
  await payDue(DUE + HOUR_MS);
  expect(await fixture.rowsOf(trip.id)).toMatchObject([{ state: 'queued' }]);
  fixture.accounts.mode = 'waits';
  await payDue(DUE + 2 * HOUR_MS);
  const [row] = await fixture.rowsOf(trip.id);
  const provider_id = row?.provider_id ?? '';
  expect(await fixture.rowsOf(trip.id)).toMatchObject([{ state: 'in_prog' }]);
  fixture.accounts.end(provider_id, { status: 'SUCCEEDED', refusal: null });
  const { handleEvent } = fixture.payoutsAt(DUE + 3 * HOUR_MS);
  await Promise.all([handleEvent(provider_id), handleEvent(provider_id)]);
  fixture.accounts.end(provider_id, { status: 'CREATED', refusal: null });
  await handleEvent(provider_id);
  expect(await fixture.rowsOf(trip.id)).toMatchObject([{ state: 'done', amount: 70_000 }]);
  expect(sent()).toHaveLength(1);
  expect(await booked()).toHaveLength(1);
});

test('a refused payout waits for another account; a returned one is executed again', async () => {
  const trip = await fixture.paidTrip(10);
  fixture.accounts.mode = 'refuses';
  await payDue(DUE);
  expect(await fixture.rowsOf(trip.id)).toMatchObject([
    { state: 'blocked', block: 'provider_refused', refusal: 'account_closed', attempt: 2 },
  ]);
  fixture.accounts.mode = 'pays';
  await payDue(DUE + 30 * DAY_MS);
  expect(sent()).toHaveLength(1);
  await addBankAccount(api.database, fixture.ownerId, new Date(TEST_NOW_MS + DUE));
  await payDue(DUE + 30 * DAY_MS);
  const [done] = await fixture.rowsOf(trip.id);
  expect(done).toMatchObject({ state: 'done', refusal: null });
  fixture.accounts.end(done?.provider_id ?? '', { status: 'FAILED', refusal: 'account_refused' });
  await fixture.payoutsAt(DUE + 31 * DAY_MS).handleEvent(done?.provider_id ?? '');
  await payDue(DUE + 31 * DAY_MS);
  expect(await fixture.rowsOf(trip.id)).toMatchObject([
    { state: 'returned' },
    { state: 'blocked', block: 'provider_refused', round: 2 },
  ]);
  await payDue(DUE + 33 * DAY_MS);
  expect((await fixture.rowsOf(trip.id)).map(({ state }) => state)).toEqual(['returned', 'done']);
  expect(await booked()).toEqual([
    { kind: 'payout', amount: 70_000 },
    { kind: 'payout_returned', amount: -70_000 },
    { kind: 'payout', amount: 70_000 },
  ]);
  expect(await fixture.faults()).toEqual([]);
});

test('the owner’s debt for a cancelled trip is deducted from the next payouts, and no more than that', async () => {
  const [cancelled, first, second] = [
    await fixture.paidTrip(30),
    await fixture.paidTrip(10),
    await fixture.paidTrip(20),
  ];
  const ledger = createLedger(createClock(TEST_NOW_MS));
  await api.database.transaction().execute(async (transaction) => {
    const none = { owner: 0, fees: 0, insurance: 0, cancellation: 0, coupon: 0 };
    await ledger.bookUnsold(transaction, cancelled, none);
    await ledger.bookOwnerCharge(transaction, cancelled);
  });
  await payDue(21 * DAY_MS + HOUR_MS);
  const rows = [...(await fixture.rowsOf(first.id)), ...(await fixture.rowsOf(second.id))];
  expect(rows.map(({ amount, deducted }) => [amount, deducted])).toEqual([
    [55_000, 15_000],
    [70_000, 0],
  ]);
  const { totals } = await fixture.payoutsAt(21 * DAY_MS).list(fixture.ownerId, '2027');
  expect(totals).toMatchObject([{ share: '1400.00', deducted: '150.00', paid: '1250.00' }]);
});

test('money of an extension follows the end of the trip', async () => {
  const trip = await fixture.paidTrip(10);
  await sql`insert into ledger_movement (reference, kind, booking_id, at)
    values ('growth:1', 'growth', ${trip.id}, now())`.execute(api.database);
  await sql`insert into ledger_entry (movement_id, position, account, user_id, currency, amount)
    select id, side, case side when 0 then 'owner_payable' else 'guest_receivable' end, ${fixture.ownerId}, 'EUR',
      case side when 0 then -9000 else 9000 end
    from ledger_movement, unnest(array[0, 1]) side where reference = 'growth:1'`.execute(api.database);
  await payDue(DUE);
  await payDue(DUE + 3 * DAY_MS);
  expect((await fixture.rowsOf(trip.id)).map(({ amount }) => amount)).toEqual([70_000]);
  await payDue(DUE + 5 * DAY_MS);
  expect((await fixture.rowsOf(trip.id)).map(({ amount }) => amount)).toEqual([70_000, 9_000]);
  expect(openShare({ payable: 0, growth: 9_000, settled: 0, isTripEnded: true })).toBe(0);
});

test('requires a year, and contains no payouts of other users', async () => {
  const trip = await fixture.paidTrip(10);
  const { access_token: token } = await signIn(api.app, 'owner@campavia.test');
  const { access_token: other } = await signIn(api.app, 'guest@campavia.test');
  const ask = (query: string, as: string) => call(api.app, `GET /3/mangopay/payout/${query}`, { token: as });
  expect(await ask('', token)).toMatchObject({ status: 400, body: { year: ['year is needed'] } });
  expect(await ask('?year=27', token)).toMatchObject({ status: 400, body: { year: [expect.any(String)] } });
  expect((await ask('?year=2027', '')).status).toBe(401);
  expect((await ask('?year=2027', other)).body).toMatchObject({ count: 0, totals: [], years: [] });
  const { body } = await ask('?year=2027', token);
  expect(body.results).toMatchObject([
    { id: null, state: 'to_come', execution_date: '2027-03-26', booking: { id: trip.id }, amount: '700.00' },
  ]);
  expect(parseDecimal(body.totals[0].planned)).toBe(70_000);
});
