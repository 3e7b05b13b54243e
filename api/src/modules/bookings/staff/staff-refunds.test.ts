import { startApplication, type Application } from '../../../../test/application';
import { aPaymentsFixture, type PaymentsFixture } from '../../../../test/paid-trips';
import { aNewUser, call, later, sentTo, signIn } from '../../../../test/users';

const HOUR_MS = 3_600_000;

let api: Application;
let fixture: PaymentsFixture;
let staff: string;
let colleague: string;
let guest: string;
let staffId: number;
let colleagueId: number;

beforeAll(async () => {
  api = await startApplication();
  staff = (await signIn(api.app, 'staff@campavia.test')).access_token;
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  staffId = (await call(api.app, 'GET /3/users/me/', { token: staff })).body.id;
  const second = await aNewUser(api.app, { first_name: 'Daan' });
  [colleague, colleagueId] = [second.token, second.me.id];
  const staffed = api.database.updateTable('app_user').set({ is_staff: true, staff_role: 'support' });
  await staffed.where('id', 'in', [staffId, colleagueId]).execute();
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
  await api.database.deleteFrom('notice').execute();
});
afterAll(() => api.close());

/** A trip of 1,000 euros that was paid at once. */
async function paidTrip(): Promise<number> {
  const trip = await fixture.trip();
  await fixture.pay(trip);
  return trip.id;
}

const send = (what: string, body?: object, { token = staff, app = api.app } = {}) =>
  call(app, what as 'POST /', { token, body });
const get = async (id: number, token = staff) =>
  (await send(`GET /v4/back-office/bookings/${id}/refund/`, undefined, { token })).body;
const preview = (id: number, amount: string) =>
  send(`GET /v4/back-office/bookings/${id}/refund/preview/?refund_total=${amount}`);
const cancel = (id: number, refund_total: string, token = staff) =>
  send(`PATCH /v4/bookings-staff/${id}/cancel/`, { reason: 'It broke down', refund_total }, { token });
const answer = (id: number, what: 'approve' | 'withdraw', proposed_at: string, token = colleague) =>
  send(`POST /v4/back-office/bookings/${id}/refund/${what}/`, { proposed_at }, { token });
const proposals = async (token = colleague) =>
  (await send('GET /v4/back-office/refund-proposals/', undefined, { token })).body.results;
const acts = async (id: number) =>
  (await send(`GET /v4/back-office/actions/?subject=booking&subject_id=${id}`)).body.results;
const refunds = async () => {
  await fixture.later(5 * 60_000).jobs.syncWaiting();
  return fixture.provider.refunds.map(({ amount }) => amount);
};

/** A refund that was proposed; returns when. */
async function proposed(id: number, amount = '640.00'): Promise<string> {
  expect((await cancel(id, amount)).status).toBe(202);
  return (await get(id)).proposal.proposed_at;
}

const cents = (text: string) => Math.round(Number(text) * 100);

test.each(['0.00', '0.01', '499.99', '500.00', '640.37', '1000.00'])(
  'the preview of %s sums to what was paid, and is refunded to the cent',
  async (amount) => {
    const id = await paidTrip();
    const { status, body } = await preview(id, amount);
    expect([status, body.refund_total]).toEqual([200, amount]);
    const sum = body.lines.reduce((all: number, line: { refund: string }) => all + cents(line.refund), 0);
    expect([sum, cents(body.refund_total) + cents(body.retained_total)]).toEqual([cents(amount), 100_000]);
    expect(cents(body.owner_receives) + cents(body.platform_retains)).toBe(cents(body.retained_total));
    expect(body.needs_second_person).toBe(cents(amount) > 50_000);
    const done = await cancel(id, amount);
    if (body.needs_second_person) await answer(id, 'approve', (await get(id)).proposal.proposed_at);
    expect(done.status).toBe(body.needs_second_person ? 202 : 200);
    expect(await fixture.booking(id)).toMatchObject({ state: 'CANCELLED_STAFF', refunded: cents(amount) });
    expect(await refunds()).toEqual(cents(amount) === 0 ? [] : [cents(amount)]);
    expect(await fixture.faults()).toEqual([]);
  },
);

test('a large refund waits for a colleague, who approves it; both sides get an e-mail, both acts are recorded', async () => {
  const id = await paidTrip();
  const at = await proposed(id);
  expect(await proposals()).toMatchObject([
    { booking_id: id, refund_total: '640.00', staff: { id: staffId, is_me: false }, reason: 'It broke down' },
  ]);
  expect(await answer(id, 'approve', at, staff)).toMatchObject({
    status: 405,
    body: { code: 'second_person_needed' },
  });
  expect(await fixture.booking(id)).toMatchObject({ state: 'TO_COME', refunded: 0 });
  expect(await answer(id, 'approve', at)).toMatchObject({ status: 200, body: { state: 'CANCELLED_STAFF' } });
  expect(await proposals()).toEqual([]);
  expect(await answer(id, 'approve', at)).toMatchObject({ status: 409 });
  for (const side of ['guest', 'owner']) {
    const [mail] = await sentTo(api.app, `${side}@campavia.test`);
    expect(mail).toMatchObject({ kind: 'booking_cancelled_by_staff' });
  }
  expect(await acts(id)).toMatchObject([
    {
      action: 'booking_cancelled',
      staff: { id: colleagueId },
      after: { refund: '640.00 EUR', proposed_by: staffId },
    },
    { action: 'refund_proposed', staff: { id: staffId }, before: { state: 'TO_COME', paid: '1000.00 EUR' } },
  ]);
});

test('a proposal that was withdrawn, replaced or has expired is not approved', async () => {
  const id = await paidTrip();
  const at = await proposed(id);
  expect((await answer(id, 'withdraw', at, staff)).status).toBe(200);
  expect(await answer(id, 'approve', at)).toMatchObject({
    status: 409,
    body: { code: 'refund_proposal_gone' },
  });
  const first = await proposed(id, '640.00');
  const second = await proposed(id, '700.00');
  expect((await answer(id, 'approve', first)).status).toBe(409);
  const app = await later(api, 49 * HOUR_MS);
  const token = (await signIn(app, 'staff@campavia.test')).access_token;
  const path = `POST /v4/back-office/bookings/${id}/refund/withdraw/`;
  expect((await send(path, { proposed_at: second }, { token, app })).status).toBe(409);
  expect(
    (await send('GET /v4/back-office/refund-proposals/', undefined, { token, app })).body.results,
  ).toEqual([]);
  await app.close();
  expect(await fixture.booking(id)).toMatchObject({ state: 'TO_COME', refunded: 0 });
});

test('two colleagues who approve at once refund once', async () => {
  const id = await paidTrip();
  const at = await proposed(id);
  const answers = await Promise.all([answer(id, 'approve', at), answer(id, 'approve', at)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await refunds()).toEqual([64_000]);
});

test.each(['-1.00', '1000.01', '9999999999999.00', '12', 'x'])(
  'a refund of %s is refused',
  async (amount) => {
    const id = await paidTrip();
    expect((await preview(id, amount)).status).toBe(400);
    expect((await cancel(id, amount)).status).toBe(400);
  },
);

test('a cancelled booking cannot be cancelled or proposed again', async () => {
  const id = await paidTrip();
  await cancel(id, '10.00');
  expect(await get(id)).toMatchObject({ can_cancel: false, refunded: '10.00', refundable: '990.00' });
  expect(await cancel(id, '900.00')).toMatchObject({ status: 405, body: { code: 'booking_in_wrong_state' } });
});

test('staff cannot refund their own booking, and other users get 404', async () => {
  const id = await paidTrip();
  const acting = await send('POST /v4/users/auth/log-as/', { user_id: (await fixture.booking(id)).guest_id });
  for (const token of [guest, acting.body.access_token as string]) {
    expect((await send(`GET /v4/back-office/bookings/${id}/refund/`, undefined, { token })).status).toBe(404);
    expect((await send('GET /v4/back-office/refund-proposals/', undefined, { token })).status).toBe(404);
    expect((await answer(id, 'approve', '2027-03-15T08:00:00.000Z', token)).status).toBe(404);
  }
  await api.database.updateTable('booking').set({ owner_id: staffId }).where('id', '=', id).execute();
  expect((await send(`GET /v4/back-office/bookings/${id}/refund/`)).status).toBe(404);
  expect((await cancel(id, '10.00')).status).toBe(404);
});
