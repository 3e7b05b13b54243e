import { addDays, momentOf, type PlainDate } from '@campavia/domain';

import type { Api } from '../../core/app-context';
import { startApplication, type Application } from '../../../test/application';
import { call, later, sentTo, signIn } from '../../../test/users';
import { aPaymentsFixture, type PaymentsFixture } from '../../../test/paid-trips';
import { TEST_NOW_MS, TEST_TODAY } from '../../../test/scratch-databases';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
// The trip begins 112 days after the start, at 9:00 in Paris.
const STARTS_MS = momentOf(addDays(TEST_TODAY, 112), 9, 'Europe/Paris');

let api: Application;
let fixture: PaymentsFixture;
const opened: Api[] = [];

beforeAll(async () => {
  api = await startApplication();
  await api.database
    .updateTable('app_user')
    .set({ is_staff: true, staff_role: 'support' })
    .where('email', '=', 'staff@campavia.test')
    .execute();
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
});
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});
afterAll(() => api.close());

/** A trip that was paid at once at the start: 700 for the owner, 105 of fees, 195 of insurance. */
async function paidTrip(): Promise<number> {
  const trip = await fixture.trip();
  await fixture.pay(trip);
  return trip.id;
}

/** Performs an action on a trip some time after it was paid. */
async function at(ms: number, who: 'guest' | 'owner' | 'staff') {
  const app = await later(api, ms);
  opened.push(app);
  const { access_token: token } = await signIn(app, `${who}@campavia.test`);
  return {
    patch: (id: number, what: string, body: object = {}) =>
      call(app, `PATCH /v4/bookings-${who}/${id}/${what}/`, { token, body }),
    refund: async (id: number) => (await call(app, `GET /3/my-requests/${id}/refund/`, { token })).body,
  };
}

const givenBack = async (afterMs: number) => {
  await fixture.later(afterMs + 5 * 60_000).jobs.syncWaiting();
  return fixture.provider.refunds.map(({ amount }) => amount);
};

describe('a guest who cancels a paid trip gets the refund that was shown', () => {
  test.each([
    [
      'the day it was confirmed',
      HOUR_MS,
      '1000.00',
      { plan: 'ON_TIME', grace_until: expect.stringMatching(/Z$/) },
    ],
    ['long before', 2 * DAY_MS, '685.00', { plan: 'ON_TIME', grace_until: null }],
    ['in the last month', 100 * DAY_MS, '195.00', { plan: 'TOO_LATE', grace_until: null }],
  ])('%s', async (_, afterMs, refund_total, preview) => {
    const id = await paidTrip();
    const guest = await at(afterMs, 'guest');
    expect(await guest.refund(id)).toMatchObject({ ...preview, refund_total });
    const other = await guest.patch(id, 'cancel', { reason: 'CANCEL_HOLIDAYS', refund_total: '684.99' });
    expect(other).toMatchObject({ status: 409, body: { code: 'refund_changed', refund_total } });
    expect(await fixture.booking(id)).toMatchObject({ state: 'TO_COME', refunded: 0 });
    const done = await guest.patch(id, 'cancel', { reason: 'CANCEL_HOLIDAYS', refund_total });
    expect(done).toMatchObject({ status: 200, body: { state: 'CANCELLED_GUEST', refunded: refund_total } });
    expect(await givenBack(afterMs)).toEqual([Number(refund_total) * 100]);
    expect(await fixture.faults()).toEqual([]);
    expect((await guest.patch(id, 'cancel', { reason: 'CANCEL_HOLIDAYS', refund_total })).status).toBe(405);
    expect(fixture.provider.refunds).toHaveLength(1);
  });

  test('with an amount that was valid on the first day only, gets the new one', async () => {
    const id = await paidTrip();
    const { refund_total } = await (await at(HOUR_MS, 'guest')).refund(id);
    const nextDay = await at(25 * HOUR_MS, 'guest');
    const body = { reason: 'REASON_CASUALTY', refund_total };
    expect(await nextDay.patch(id, 'cancel', body)).toMatchObject({
      status: 409,
      body: { refund_total: '685.00' },
    });
  });
});

test('when an owner cancels, everything is refunded and the owner is charged', async () => {
  const id = await paidTrip();
  const owner = await at(2 * DAY_MS, 'owner');
  const done = await owner.patch(id, 'cancel', { reason: 'BREAKDOWN' });
  expect(done).toMatchObject({ status: 200, body: { state: 'CANCELLED_OWNER' } });
  expect(await fixture.booking(id)).toMatchObject({ refunded: 100_000 });
  expect(await givenBack(2 * DAY_MS)).toEqual([100_000]);
  const entries = await api.database
    .selectFrom('ledger_movement')
    .select('kind')
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ kind }) => kind)).toContain('owner_charge');
  expect(await fixture.faults()).toEqual([]);
});

test.each(['owner', 'staff'] as const)(
  'the unused days of a trip that the %s stops are refunded',
  async (who) => {
    const id = await paidTrip();
    // On the evening of the third of seven days.
    const after = STARTS_MS + 2 * DAY_MS + 10 * HOUR_MS - TEST_NOW_MS;
    const action = who === 'owner' ? 'cancel' : 'stop';
    const done = await (await at(after, who)).patch(id, action, { reason: 'REASON_DOWN' });
    expect(done).toMatchObject({ status: 200, body: { id } });
    expect((await givenBack(after)).reduce((sum, amount) => sum + amount, 0)).toBe(57_143);
    expect(await fixture.faults()).toEqual([]);
  },
);

test('staff refund the amount they enter', async () => {
  const id = await paidTrip();
  const staff = await at(2 * DAY_MS, 'staff');
  const done = await staff.patch(id, 'cancel', { reason: 'Fire in the park', refund_total: '123.45' });
  expect(done).toMatchObject({ status: 200, body: { state: 'CANCELLED_STAFF' } });
  expect(await givenBack(2 * DAY_MS)).toEqual([12_345]);
  expect(await fixture.faults()).toEqual([]);
});

test('after a mutual cancellation the platform retains the fees', async () => {
  const id = await paidTrip();
  await (await at(2 * DAY_MS, 'owner')).patch(id, 'cancel-together');
  const agreed = await (await at(3 * DAY_MS, 'guest')).patch(id, 'cancel-together');
  expect(agreed).toMatchObject({ status: 200, body: { state: 'CANCELLED_BOTH', refunded: '895.00' } });
  expect(await givenBack(3 * DAY_MS)).toEqual([89_500]);
  expect(await fixture.faults()).toEqual([]);
});

describe('force majeure', () => {
  const last = STARTS_MS - 48 * HOUR_MS - TEST_NOW_MS;
  const report = { reason: 'REASON_CORONA', comment: 'The road is closed.' };

  test('is reported until 48 hours before; a proof that staff accept brings a credit', async () => {
    const id = await paidTrip();
    const asked = await (await at(last - HOUR_MS, 'guest')).patch(id, 'cancel', report);
    expect(asked).toMatchObject({
      status: 200,
      body: {
        state: 'TO_COME',
        summary_state: 'WARNING',
        emergency_proof_in_validation: true,
        refunded: '0.00',
      },
    });
    expect((await sentTo(api.app, 'guest@campavia.test'))[0]).toMatchObject({ kind: 'booking_proof_asked' });
    const reviewed = await (await at(last, 'staff')).patch(id, 'proof', { verdict: 'accepted' });
    expect(reviewed).toMatchObject({ status: 200, body: { state: 'CANCELLED_GUEST' } });
    const credits = await api.database.selectFrom('moneybox').select('balance').execute();
    expect(credits).toEqual([{ balance: 100_000 }]);
    expect(fixture.provider.refunds).toEqual([]);
    expect(await fixture.faults()).toEqual([]);
  });

  test.each([
    ['48 hours before', last],
    ['an hour before', STARTS_MS - HOUR_MS - TEST_NOW_MS],
  ])('is refused %s, and nothing has changed', async (_, afterMs) => {
    const id = await paidTrip();
    const guest = await at(afterMs, 'guest');
    for (const body of [report, { ...report, refund_total: '195.00' }]) {
      expect(await guest.patch(id, 'cancel', body)).toMatchObject({
        status: 405,
        body: { code: 'force_majeure_too_late', detail: expect.stringContaining('48 hours') },
      });
    }
    expect(await fixture.booking(id)).toMatchObject({ state: 'TO_COME', proof: 'none', refunded: 0 });
    const owners = await guest.patch(id, 'cancel', { reason: 'REASON_OWNER' });
    expect(owners).toMatchObject({ status: 200, body: { emergency_proof_in_validation: true } });
  });

  test('a proof that staff refuse leaves the terms of the day on which it was reported', async () => {
    const id = await paidTrip();
    const reported: PlainDate = addDays(TEST_TODAY, 80);
    const afterMs = momentOf(reported, 12, 'Europe/Paris') - TEST_NOW_MS;
    await (await at(afterMs, 'guest')).patch(id, 'cancel', report);
    await (await at(afterMs + 20 * DAY_MS, 'staff')).patch(id, 'proof', { verdict: 'refused' });
    expect(await fixture.booking(id)).toMatchObject({ state: 'CANCELLED_GUEST', refunded: 68_500 });
    expect(await fixture.faults()).toEqual([]);
  });

  test('that the owner asked to cancel refunds everything once it is proven, and by the terms once it is refused', async () => {
    for (const [verdict, state, refunded] of [
      ['accepted', 'CANCELLED_OWNER', 100_000],
      ['refused', 'CANCELLED_GUEST', 68_500],
    ] as const) {
      fixture = await aPaymentsFixture(api);
      const id = await paidTrip();
      const guest = await at(2 * DAY_MS, 'guest');
      const emergency = { reason: 'REASON_OWNER', proof: 'waiting' };
      expect(await guest.patch(id, 'cancel', { reason: 'REASON_OWNER' })).toMatchObject({
        status: 200,
        body: { state: 'TO_COME', refunded: '0.00', emergency },
      });
      await (await at(20 * DAY_MS, 'staff')).patch(id, 'proof', { verdict });
      expect(await fixture.booking(id)).toMatchObject({ state, refunded });
      expect(await fixture.faults()).toEqual([]);
    }
  });
});

describe('staff who act as the owner', () => {
  test('refunds above 500 EUR need the confirmation of a second staff member', async () => {
    const id = await paidTrip();
    const app = await later(api, HOUR_MS);
    opened.push(app);
    const { owner_id } = await fixture.booking(id);
    const { access_token } = await signIn(app, 'staff@campavia.test');
    const { body: me } = await call(app, 'GET /3/users/me/', { token: access_token });
    const acting = await call(app, 'POST /v4/users/auth/log-as/', {
      token: access_token,
      body: { user_id: owner_id },
    });
    const cancel = () =>
      call(app, `PATCH /v4/bookings-owner/${id}/cancel/`, {
        token: acting.body.access_token,
        body: { reason: 'BREAKDOWN' },
      });
    const refused = { status: 405, body: { code: 'second_person_needed' } };
    expect(await cancel()).toMatchObject(refused);

    const proposals = api.database;
    const named = {
      booking_id: id,
      amount: 100_000,
      proposed_at: new Date(TEST_NOW_MS),
      reason: 'A colleague asked',
      comment: '',
    };
    await proposals
      .insertInto('booking_refund_proposal')
      .values({ ...named, staff_id: me.id })
      .execute();
    expect(await cancel()).toMatchObject(refused);
    expect(await fixture.booking(id)).toMatchObject({ state: 'TO_COME', refunded: 0 });

    const colleague = await proposals
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'pro@campavia.test')
      .executeTakeFirstOrThrow();
    await proposals.updateTable('booking_refund_proposal').set({ staff_id: colleague.id }).execute();
    expect((await cancel()).status).toBe(200);
    expect(await fixture.booking(id)).toMatchObject({ refunded: 100_000 });
  });
});

test('staff who reported an emergency as the guest cannot decide about its proof alone', async () => {
  const id = await paidTrip();
  const app = await later(api, HOUR_MS);
  opened.push(app);
  const { guest_id } = await fixture.booking(id);
  const { access_token: token } = await signIn(app, 'staff@campavia.test');
  const acting = await call(app, 'POST /v4/users/auth/log-as/', { token, body: { user_id: guest_id } });
  const reported = await call(app, `PATCH /v4/bookings-guest/${id}/cancel/`, {
    token: acting.body.access_token,
    body: { reason: 'REASON_CORONA', comment: 'The road is closed.' },
  });
  expect(reported.body).toMatchObject({ emergency_proof_in_validation: true });
  const review = () =>
    call(app, `PATCH /v4/bookings-staff/${id}/proof/`, { token, body: { verdict: 'accepted' } });
  expect(await review()).toMatchObject({ status: 405, body: { code: 'second_person_needed' } });
  expect(await fixture.booking(id)).toMatchObject({ state: 'TO_COME', refunded: 0 });

  const { id: staff_id } = await api.database
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'pro@campavia.test')
    .executeTakeFirstOrThrow();
  const named = {
    booking_id: id,
    amount: 100_000,
    proposed_at: new Date(TEST_NOW_MS),
    staff_id,
    reason: 'A colleague asked',
    comment: '',
  };
  await api.database.insertInto('booking_refund_proposal').values(named).execute();
  expect(await review()).toMatchObject({ status: 200, body: { state: 'CANCELLED_GUEST' } });
});
