import type { BackOfficeOverview, RefusedRefunds } from '@campavia/contracts';

import { startApplication, type Application } from '../../../../test/application';
import { aPaymentsFixture, type PaymentsFixture } from '../../../../test/paid-trips';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import { aNewUser, call, sentTo, signIn } from '../../../../test/users';
import { createClock } from '../../../core/clock';
import { createRefusedRefunds } from './refused-refunds.service';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TRANSFER = { bank_reference: 'Campavia 7', reason: 'The card was closed' };

let api: Application;
let fixture: PaymentsFixture;
let staff: string;
let staffId: number;
let colleague: string;
let colleagueId: number;

beforeAll(async () => {
  api = await startApplication();
  staff = (await signIn(api.app, 'staff@campavia.test')).access_token;
  staffId = (await call(api.app, 'GET /3/users/me/', { token: staff })).body.id;
  const second = await aNewUser(api.app, { first_name: 'Daan' });
  [colleague, colleagueId] = [second.token, second.me.id];
  const staffed = api.database.updateTable('app_user').set({ is_staff: true, staff_role: 'support' });
  await staffed.where('id', '=', colleagueId).execute();
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
});
afterAll(() => api.close());

const send = (what: Parameters<typeof call>[1], body?: object, token = staff) =>
  call(api.app, what, { token, body });
const list = async (token = staff): Promise<RefusedRefunds> =>
  (await send('GET /v4/back-office/refunds/', undefined, token)).body;
const transfer = (id: number, over: object = {}, token = staff) =>
  send(`POST /v4/back-office/refunds/${id}/transfer/`, { ...TRANSFER, ...over }, token);
const answer = (id: number, name: 'approve' | 'withdraw', proposed_at: string | undefined, token = staff) =>
  send(`POST /v4/back-office/refunds/${id}/transfer/${name}/`, { proposed_at }, token);
const acts = async (id: number) =>
  (await send(`GET /v4/back-office/actions/?subject=refund&subject_id=${id}`)).body.results;
const sumOf = async (account: 'money_to_return' | 'platform_bank' | 'provider_cash') => {
  const entries = api.database.selectFrom('ledger_entry').where('account', '=', account);
  const { sum } = await entries
    .select((all) => all.fn.sum<number>('amount').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
};
/** The service with the provider of the test. */
const service = (afterMs = 0) =>
  createRefusedRefunds({
    database: api.database,
    clock: createClock(TEST_NOW_MS + afterMs),
    process: fixture.process,
    sync: fixture.statusSync.sync,
    notifications: api.services.providers.notifications,
    siteUrl: 'http://localhost:4300',
  });
const asStaff = () => ({ userId: staffId, isStaff: true }) as never;

/** A trip that staff cancelled with a refund, which the provider refuses. */
async function aRefused(amount = 40_000) {
  const trip = await fixture.trip();
  await fixture.pay(trip);
  fixture.provider.refusesRefunds = true;
  await fixture.process.transition({
    bookingId: trip.id,
    name: 'cancel',
    actor: 'staff',
    actorId: colleagueId,
    refundTotal: amount,
  });
  await fixture.jobs.syncWaiting();
  const refund = (await fixture.rows(trip.id)).find(({ reason }) => reason === 'refund');
  expect(refund).toMatchObject({ state: 'failed', amount });
  return { trip, id: refund?.id ?? 0, guest: await emailOf(trip.guest_id) };
}

async function emailOf(id: number): Promise<string> {
  const found = api.database.selectFrom('app_user').select('email').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).email;
}

test('a refund that the provider refuses waits in a queue, with the guest and how they had paid', async () => {
  const { trip, id } = await aRefused();
  expect(await sumOf('money_to_return')).toBe(-40_000);
  expect(await list()).toMatchObject({
    count: 1,
    results: [
      {
        id,
        booking_id: trip.id,
        guest: { id: trip.guest_id },
        amount: '400.00',
        currency: 'EUR',
        paid_by: 'card',
        is_unmatched: false,
        needs_second_person: false,
        transfer: null,
      },
    ],
  });
  const { queues } = (await send('GET /v4/back-office/')).body as BackOfficeOverview;
  expect(queues.find(({ name }) => name === 'refunds')).toMatchObject({ waiting: 1, next_id: id });
});

test('a payment that belongs to no booking, and whose refund is refused, is named as such', async () => {
  const trip = await fixture.trip();
  fixture.provider.mode = 'waits';
  const { id: paymentId } = await fixture.pay(trip, { type: 'paypal' });
  await api.database
    .updateTable('booking')
    .set({ state: 'CANCELLED_GUEST' })
    .where('id', '=', trip.id)
    .execute();
  fixture.provider.refusesRefunds = true;
  await fixture.statusSync.handleEvent(fixture.provider.end(paymentId, 'SUCCEEDED'));
  await fixture.jobs.syncWaiting();
  expect((await list()).results).toMatchObject([
    { amount: '1000.00', paid_by: 'paypal', is_unmatched: true },
  ]);
});

test('it is ordered again as a new order, and is paid once', async () => {
  const { id, trip } = await aRefused();
  const before = (await fixture.rows(trip.id)).find((row) => row.id === id);
  expect(await service().repeat(asStaff(), String(id), { reason: ' Again ' })).toEqual({
    id,
    state: 'failed',
  });
  fixture.provider.refusesRefunds = false;
  expect(await service().repeat(asStaff(), String(id), { reason: 'Again' })).toEqual({ id, state: 'done' });
  expect(fixture.provider.refunds).toMatchObject([{ amount: 40_000 }]);
  const after = (await fixture.rows(trip.id)).find((row) => row.id === id);
  expect(after?.public_id).not.toBe(before?.public_id);
  expect(await list()).toMatchObject({ count: 0, results: [] });
  expect(await sumOf('money_to_return')).toBe(0);
  expect(await fixture.faults()).toEqual([]);
  expect(await acts(id)).toMatchObject([
    {
      action: 'refund_repeated',
      user: { id: trip.guest_id },
      before: { booking: trip.id, amount: '400.00 EUR' },
    },
    { action: 'refund_repeated', after: { reason: 'Again' } },
  ]);
  await expect(service().repeat(asStaff(), String(id), { reason: 'Again' })).rejects.toMatchObject({
    status: 409,
    code: 'refund_not_refused',
    also: { decided_by: expect.stringMatching(/\w/) },
  });
});

test('up to 500 EUR one person records a transfer: the ledger, the guest’s e-mail and the audit log have it', async () => {
  const { id, trip, guest } = await aRefused();
  const cash = await sumOf('provider_cash');
  expect(await transfer(id)).toMatchObject({ status: 200, body: { id, state: 'done' } });
  expect((await fixture.rows(trip.id)).find((row) => row.id === id)).toMatchObject({
    state: 'done',
    type: 'transf',
  });
  expect(await sumOf('money_to_return')).toBe(0);
  expect(await sumOf('platform_bank')).toBe(-40_000);
  expect(await sumOf('provider_cash')).toBe(cash);
  expect(await fixture.faults()).toEqual([]);
  const [mail] = await sentTo(api.app, guest);
  expect(mail).toMatchObject({ kind: 'refund_transferred' });
  expect(mail?.body).toContain('Campavia 7');
  expect(await acts(id)).toMatchObject([{ action: 'refund_transferred', after: TRANSFER }]);
  expect(await transfer(id)).toMatchObject({ status: 409, body: { code: 'refund_not_refused' } });
});

test('above 500 EUR a colleague must approve it, and an approval applies only to the proposal it was given for', async () => {
  const { id, trip } = await aRefused(50_001);
  expect(await transfer(id)).toMatchObject({ status: 200, body: { state: 'failed' } });
  const proposed = (await list()).results[0]?.transfer;
  expect(proposed).toMatchObject({ staff: { id: staffId, is_me: true }, ...TRANSFER });
  expect((await list(colleague)).results[0]?.transfer?.staff.is_me).toBe(false);
  expect(await transfer(id, {}, colleague)).toMatchObject({
    status: 409,
    body: { code: 'refund_transfer_open' },
  });
  expect(await send(`POST /v4/back-office/refunds/${id}/repeat/`, { reason: 'x' })).toMatchObject({
    status: 409,
  });
  expect(await answer(id, 'approve', proposed?.proposed_at)).toMatchObject({
    status: 405,
    body: { code: 'second_person_needed' },
  });
  expect(await answer(id, 'approve', '2027-03-15T00:00:00.000Z', colleague)).toMatchObject({
    status: 409,
    body: { code: 'refund_proposal_gone' },
  });
  const twice = [1, 2].map(() => answer(id, 'approve', proposed?.proposed_at, colleague));
  expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await fixture.rows(trip.id)).find((row) => row.id === id)).toMatchObject({ state: 'done' });
  expect(await fixture.faults()).toEqual([]);
  expect(await acts(id)).toMatchObject([
    { action: 'refund_transferred', staff: { id: colleagueId }, after: { proposed_by: staffId } },
    { action: 'refund_transfer_proposed', staff: { id: staffId } },
  ]);
});

test('a proposed transfer is withdrawn, or expires after two days', async () => {
  const { id } = await aRefused(60_000);
  await transfer(id);
  const first = (await list()).results[0]?.transfer?.proposed_at;
  expect(await answer(id, 'withdraw', first, colleague)).toMatchObject({
    status: 200,
    body: { state: 'failed' },
  });
  expect(await answer(id, 'approve', first, colleague)).toMatchObject({ status: 409 });
  await transfer(id);
  const later = service(2 * DAY_MS + HOUR_MS);
  expect((await later.list(asStaff(), {})).results).toMatchObject([{ id, transfer: null }]);
  await expect(later.approve(asStaff(), String(id), { proposed_at: first ?? '' })).rejects.toMatchObject({
    code: 'refund_proposal_gone',
  });
  expect(await later.transfer(asStaff(), String(id), TRANSFER)).toEqual({ id, state: 'failed' });
});

test('rejects decisions about one’s own booking, and incomplete forms', async () => {
  const { id, trip } = await aRefused();
  await api.database.updateTable('booking').set({ owner_id: staffId }).where('id', '=', trip.id).execute();
  expect((await list()).results).toEqual([]);
  expect(await transfer(id)).toMatchObject({ status: 404 });
  expect(await transfer(id, {}, colleague).then(({ status }) => status)).toBe(200);
  for (const over of [{ reason: ' ' }, { bank_reference: ' ' }, { bank_reference: 'x'.repeat(141) }]) {
    expect((await transfer(id, over)).status).toBe(400);
  }
  expect(await transfer(2_000_000_000)).toMatchObject({ status: 404, body: { code: 'refund_not_found' } });
});
