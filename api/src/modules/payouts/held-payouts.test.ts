import { sql } from 'kysely';

import type { BackOfficeOverview, HeldPayouts } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { addBankAccount, aPayoutsFixture, type PayoutsFixture } from '../../../test/payouts';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, signIn } from '../../../test/users';
import { createClock } from '../../core/clock';
import { createHeldPayouts } from './held-payouts.service';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DUE = 11 * DAY_MS + HOUR_MS;

let api: Application;
let fixture: PayoutsFixture;
let staff: string;
let staffId: number;

beforeAll(async () => {
  api = await startApplication();
  staff = (await signIn(api.app, 'staff@campavia.test')).access_token;
  staffId = (await call(api.app, 'GET /3/users/me/', { token: staff })).body.id;
});
beforeEach(async () => {
  fixture = await aPayoutsFixture(api);
});
afterAll(() => api.close());

const send = (what: Parameters<typeof call>[1], body?: object, token = staff) =>
  call(api.app, what, { token, body });
const list = async (): Promise<HeldPayouts> => (await send('GET /v4/back-office/payouts/')).body;
const payDue = (afterMs: number) => fixture.payoutsAt(afterMs).payDue();
/** A release some time after the start, as the call makes it. */
const release = (id: number, afterMs: number, reason = 'Confirmed by phone') =>
  createHeldPayouts({
    database: api.database,
    clock: createClock(TEST_NOW_MS + afterMs),
    notifications: api.services.providers.notifications,
    siteUrl: 'http://localhost:4300',
  }).release({ userId: staffId, isStaff: true } as never, String(id), { reason });
const hold = (reason = 'Two complaints') =>
  send(`PUT /v4/payouts-staff/${fixture.ownerId}/hold/`, { reason });

async function aHeld() {
  const trip = await fixture.paidTrip(10);
  await payDue(DUE);
  const [row] = await fixture.rowsOf(trip.id);
  return { trip, id: row?.id ?? 0 };
}

test('a payout that staff hold is listed with the reason, released and paid; all of it is recorded', async () => {
  await hold();
  const { trip, id } = await aHeld();
  expect(await list()).toMatchObject({
    count: 1,
    releasable: 1,
    results: [
      {
        id,
        booking_id: trip.id,
        owner: { id: fixture.ownerId },
        amount: '700.00',
        block: 'staff_hold',
        hold_reason: 'Two complaints',
        can_release: true,
      },
    ],
  });
  const { queues } = (await send('GET /v4/back-office/')).body as BackOfficeOverview;
  expect(queues.find(({ name }) => name === 'payouts')).toMatchObject({ waiting: 1, next_id: id });
  expect(await release(id, DUE)).toEqual({ id, state: 'queued', block: null });
  await payDue(DUE);
  expect(await fixture.rowsOf(trip.id)).toMatchObject([{ state: 'done', amount: 70_000 }]);
  expect(await fixture.faults()).toEqual([]);
  const { results } = (await send(`GET /v4/back-office/actions/?user_id=${fixture.ownerId}&page_size=2`))
    .body;
  expect(results).toMatchObject([
    { action: 'payout_released', before: { block: 'staff_hold' }, after: { reason: 'Confirmed by phone' } },
    { action: 'payouts_held', after: { reason: 'Two complaints' } },
  ]);
  await expect(release(id, DUE)).rejects.toMatchObject({
    status: 409,
    code: 'payout_not_held',
    also: { decided_by: expect.stringMatching(/\w/) },
  });
});

test('a changed bank account is released for that account only', async () => {
  const trip = await fixture.paidTrip(10);
  const change = (afterMs: number) =>
    addBankAccount(api.database, fixture.ownerId, new Date(TEST_NOW_MS + afterMs));
  await change(DUE - HOUR_MS);
  await payDue(DUE);
  const [row] = await fixture.rowsOf(trip.id);
  expect(row).toMatchObject({ state: 'blocked', block: 'bank_account_changed' });
  expect(await release(row?.id ?? 0, DUE)).toMatchObject({ state: 'queued' });
  await change(DUE);
  await payDue(DUE);
  expect(await fixture.rowsOf(trip.id)).toMatchObject([{ state: 'blocked', block: 'bank_account_changed' }]);
});

test('missing requirements of the owner are never skipped', async () => {
  await hold();
  const { id } = await aHeld();
  await sql`update document set status = 'refused' where document_type = 'id_proof'
    and user_id = ${fixture.ownerId}`.execute(api.database);
  expect(await release(id, DUE)).toEqual({ id, state: 'blocked', block: 'identity_missing' });
  expect((await list()).results).toMatchObject([{ id, block: 'identity_missing', can_release: false }]);
  await expect(release(id, DUE)).rejects.toMatchObject({ status: 405, code: 'payout_not_releasable' });
});

test('a refused payout is tried again at once, but not to a closed account', async () => {
  fixture.accounts.mode = 'refuses';
  const { id } = await aHeld();
  await expect(release(id, DUE + HOUR_MS)).rejects.toMatchObject({ code: 'payout_not_releasable' });
  await api.database.updateTable('payout').set({ refusal: 'other' }).where('id', '=', id).execute();
  expect(await release(id, DUE + HOUR_MS)).toMatchObject({ state: 'queued', block: null });
  await payDue(DUE + HOUR_MS);
  expect((await list()).results).toMatchObject([{ id, block: 'provider_refused', can_release: false }]);
});

test('guests and owners find no held payouts, and staff not their own', async () => {
  await hold();
  const { id } = await aHeld();
  const { token } = await aNewUser(api.app);
  const owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  for (const other of [token, owner]) {
    expect((await send('GET /v4/back-office/payouts/', undefined, other)).status).toBe(404);
    expect((await send(`POST /v4/back-office/payouts/${id}/release/`, { reason: 'x' }, other)).status).toBe(
      404,
    );
  }
  await api.database.updateTable('payout').set({ owner_id: staffId }).where('id', '=', id).execute();
  expect((await list()).count).toBe(0);
  expect((await send(`POST /v4/back-office/payouts/${id}/release/`, { reason: 'x' })).status).toBe(404);
});
