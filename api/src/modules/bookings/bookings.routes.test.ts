import Value from 'typebox/value';

import { GuestBookingSchema, OwnerBookingSchema } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  takeDays,
  type Participants,
} from '../../../test/bookings';
import { TEST_NOW_MS } from '../../../test/scratch-databases';
import { aNewUser, call, later, sentTo, signIn } from '../../../test/users';

let api: Application;
let participants: Participants;
let guest: string;
let owner: string;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
});
afterAll(() => api.close());
beforeEach(() => deleteBookings(api.database));

const asked = (over: object = {}) => ({
  camper: participants.camperId,
  date_from: '2027-07-05',
  date_to: '2027-07-11',
  travelers: 2,
  ...over,
});
const begin = (over: object = {}, token = guest) =>
  call(api.app, 'POST /v4/bookings/', { token, body: asked(over) });
const travelDetails = { message: 'We are two and love the coast.', purpose: 'HOLIDAYS_COUPLE' };
const send = (id: number | string, body: object = travelDetails, token = guest) =>
  call(api.app, `PATCH /v4/bookings-guest/${id}/validate/`, { token, body });
const answer = (id: number, what: string, body: object = {}) =>
  call(api.app, `PATCH /v4/bookings-owner/${id}/${what}/`, { token: owner, body });
const leave = (id: number, body: object, token = guest) =>
  call(api.app, `PATCH /v4/bookings-guest/${id}/cancel/`, { token, body });

async function requested(over: object = {}): Promise<number> {
  const { body } = await begin(over);
  await send(body.id);
  return body.id;
}

describe('a request', () => {
  test('is created, sent and accepted, and both sides are notified', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ status: 201, body: { state: 'ABANDONED', travelers: 2 } });
    expect([...Value.Errors(GuestBookingSchema, begun.body)]).toEqual([]);
    const sent = await send(begun.body.id);
    expect(sent).toMatchObject({ status: 200, body: { state: 'VALIDATED', message: travelDetails.message } });
    expect(sent.body.acceptation_expired_on).toMatch(/^2027-03-17T08:/);
    expect((await sentTo(api.app, 'owner@campavia.test'))[0]).toMatchObject({ kind: 'booking_request_sent' });
    const accepted = await answer(begun.body.id, 'accept');
    expect(accepted).toMatchObject({ status: 200, body: { state: 'ACCEPTED' } });
    expect([...Value.Errors(OwnerBookingSchema, accepted.body)]).toEqual([]);
    const [template] = await sentTo(api.app, 'guest@campavia.test');
    expect(template?.link).toContain(
      `/go/funnel.payment.step?id=${participants.camperId}&booking_id=${begun.body.id}&step=payment`,
    );
    const { body: price } = await api.get(
      `/3/products/${participants.camperId}/price/?date_from=2027-07-05&date_to=2027-07-11`,
    );
    expect(price).toEqual({ __all__: ['107'] });
  });

  test('that the owner refuses costs nothing and ends', async () => {
    const id = await requested();
    expect(await answer(id, 'refuse', { reason: 'BREAKDOWN' })).toMatchObject({
      status: 200,
      body: { state: 'CANCELLED_OWNER', cancel_reason: 'BREAKDOWN' },
    });
    expect((await answer(id, 'accept')).status).toBe(405);
  });

  test('is shown, and postponed, only while it can be', async () => {
    const { body } = await begin();
    const change = { travelers: 1, hour_to: '12:00:00', driver_born_on: '1988-04-02' };
    const changed = await call(api.app, `PATCH /v4/bookings-guest/${body.id}/`, {
      token: guest,
      body: change,
    });
    expect(changed).toMatchObject({ status: 200, body: change });
    expect(
      await call(api.app, `PATCH /v4/bookings-guest/${body.id}/snooze/`, { token: guest }),
    ).toMatchObject({
      status: 200,
      body: { meta_state: 'waiting' },
    });
    await send(body.id);
    const late = await call(api.app, `PATCH /v4/bookings-guest/${body.id}/`, { token: guest, body: change });
    expect(late).toMatchObject({ status: 405, body: { code: 'booking_in_wrong_state' } });
  });
});

test('rejects a licence from before the driver could have one, sent together or one after the other', async () => {
  const { body } = await begin();
  const update = (change: object) =>
    call(api.app, `PATCH /v4/bookings-guest/${body.id}/`, { token: guest, body: change });
  const refused = {
    status: 400,
    body: { driver_licence_since: [expect.stringMatching(/^The licence is older/)] },
  };
  const tooOld = { driver_licence_since: '2004-04-01' };
  expect(await update({ driver_born_on: '1988-04-02', ...tooOld })).toMatchObject(refused);
  expect((await update({ driver_born_on: '1988-04-02' })).status).toBe(200);
  expect(await update(tooOld)).toMatchObject(refused);
  expect((await update({ driver_licence_since: '2004-04-02' })).status).toBe(200);
});

test('a request that the edge sends again reaches its owner once, also when both arrive at once', async () => {
  const { body } = await begin();
  const before = (await sentTo(api.app, 'owner@campavia.test')).length;
  const answers = [...(await Promise.all([send(body.id), send(body.id)])), await send(body.id)];
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect(await sentTo(api.app, 'owner@campavia.test')).toHaveLength(before + 1);
  const changes = api.database.selectFrom('booking_change').select('move').where('booking_id', '=', body.id);
  const sent = (await changes.execute()).filter(({ move }) => move !== 'create');
  expect(sent).toHaveLength(1);
});

describe('a booking cannot be begun', () => {
  test.each([
    ['in the past', { date_from: '2027-03-01', date_to: '2027-03-05' }, '107'],
    ['with the return before the pick-up', { date_from: '2027-07-11', date_to: '2027-07-05' }, '103'],
    ['beyond the horizon', { date_from: '2031-07-05', date_to: '2031-07-11' }, '107'],
  ])('%s', async (_, over, code) => {
    expect(await begin(over)).toMatchObject({ status: 400, body: { __all__: [code] } });
  });

  test('on taken days, on closed ones, or for too short', async () => {
    await takeDays(api.database, { ...aBooking(participants), id: undefined }, 'owner');
    expect((await begin()).body).toEqual({ __all__: ['107'] });
    const of = (rules: object) =>
      api.database.updateTable('camper').set(rules).where('id', '=', participants.camperId).execute();
    await of({ min_days: 9, closed_weekdays: 1 });
    const august = { date_from: '2027-08-02', date_to: '2027-08-06' };
    expect((await begin(august)).body).toEqual({ __all__: ['108'], min_length: 9 });
    await of({ min_days: 1 });
    expect((await begin(august)).body).toEqual({ __all__: ['109'] });
    await of({ closed_weekdays: 0 });
  });

  test('by the owner, or of a camper that is not on offer', async () => {
    expect(await begin({}, owner)).toMatchObject({ status: 400, body: { camper: [expect.any(String)] } });
    const hide = (status: 'unpublished' | 'bookable') =>
      api.database.updateTable('camper').set({ status }).where('id', '=', participants.camperId).execute();
    await hide('unpublished');
    expect(await begin()).toMatchObject({ status: 404, body: { code: 'camper_not_found' } });
    await hide('bookable');
  });

  test('with five open requests for the same days', async () => {
    for (let each = 0; each < 5; each += 1)
      await storeBooking(api.database, aBooking(participants, { state: 'VALIDATED' }));
    expect(await begin()).toMatchObject({ status: 405, body: { code: 'too_many_open_requests' } });
    expect((await begin({ date_from: '2027-09-05', date_to: '2027-09-11' })).status).toBe(201);
  });

  test('by a visitor, or before the address is confirmed', async () => {
    expect((await call(api.app, 'POST /v4/bookings/', { body: asked() })).status).toBe(401);
    const { token } = await aNewUser(api.app, {}, '');
    expect(await begin({}, token)).toMatchObject({ status: 405, body: { code: 'email_not_confirmed' } });
  });

  test('for more people than may sit in it', async () => {
    expect(await begin({ travelers: 9 })).toMatchObject({
      status: 400,
      body: { travelers: [expect.any(String)] },
    });
  });
});

describe('a request cannot be sent', () => {
  test('without purpose and message', async () => {
    const { body } = await begin();
    const refused = await send(body.id, {});
    expect([refused.status, Object.keys(refused.body).sort()]).toEqual([400, ['message', 'purpose']]);
  });

  test('within 72 hours without documents', async () => {
    const { body } = await begin({ date_from: '2027-03-17', date_to: '2027-03-20' });
    expect(await send(body.id)).toMatchObject({ status: 400, body: { __all__: ['104'] } });
  });
});

describe('cancelling', () => {
  test('a comment of 2,001 characters is refused on its field, one of 2,000 is not', async () => {
    const id = await requested();
    const long = await leave(id, { reason: 'DUPLICATE', comment: 'x'.repeat(2001) });
    expect(long).toMatchObject({ status: 400, body: { comment: [expect.any(String)] } });
    expect(await leave(id, { reason: 'DUPLICATE', comment: 'x'.repeat(2000) })).toMatchObject({
      body: { state: 'CANCELLED_GUEST' },
    });
  });

  test('a request costs nothing; a draft is deleted without notifying the owner', async () => {
    const id = await requested();
    expect(await leave(id, { reason: 'DUPLICATE' })).toMatchObject({ body: { state: 'CANCELLED_GUEST' } });
    const { body } = await begin();
    expect(await leave(body.id, { reason: 'DUPLICATE' })).toMatchObject({
      body: { state: 'CANCELLED_GUEST' },
    });
    const hidden = await answer(body.id, 'refuse', { reason: 'OTHER' });
    expect(hidden).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
  });

  test('a trip requires the refunded amount and refuses another one', async () => {
    const { id } = await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }));
    expect((await leave(id, { reason: 'CANCEL_HOLIDAYS' })).body).toHaveProperty('refund_total');
    const wrong = await leave(id, { reason: 'CANCEL_HOLIDAYS', refund_total: '99999.00' });
    expect(wrong).toMatchObject({
      status: 409,
      body: { code: 'refund_changed', refund_total: expect.any(String) },
    });
  });

  test('for an emergency waits for its proof', async () => {
    const { id } = await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }));
    expect(await leave(id, { reason: 'REASON_CORONA' })).toMatchObject({
      status: 200,
      body: {
        state: 'TO_COME',
        summary_state: 'WARNING',
        emergency_proof_in_validation: true,
        emergency: { reason: 'REASON_CORONA', proof: 'waiting' },
      },
    });
  });

  test('by mutual agreement needs both sides', async () => {
    const { id } = await storeBooking(
      api.database,
      aBooking(participants, { state: 'TO_COME', paid: 0, price: 0, earnings: 0 }),
    );
    const ours = await call(api.app, `PATCH /v4/bookings-guest/${id}/cancel-together/`, { token: guest });
    const open_until = new Date(TEST_NOW_MS + 48 * 3_600_000).toISOString().slice(0, 16);
    const mutual_cancellation = { asked_by: 'guest', open_until: expect.stringContaining(open_until) };
    expect(ours).toMatchObject({ status: 200, body: { state: 'TO_COME', mutual_cancellation } });
    const seen = await call(api.app, `GET /v4/bookings-owner/${id}/`, { token: owner });
    expect(seen.body).toMatchObject({
      mutual_cancellation,
      buttons: expect.arrayContaining(['cancel_together']),
    });
    expect(await answer(id, 'cancel-together')).toMatchObject({
      status: 200,
      body: { state: 'CANCELLED_BOTH', mutual_cancellation: null },
    });
  });
});

test('expired requests are closed for everyone before any job has run', async () => {
  const id = await requested();
  const app = await later(api, 49 * 3_600_000);
  const [asGuest, asOwner] = [
    (await signIn(app, 'guest@campavia.test')).access_token,
    (await signIn(app, 'owner@campavia.test')).access_token,
  ];
  const { body } = await call(app, `GET /v4/bookings-guest/${id}/`, { token: asGuest });
  expect(body).toMatchObject({ state: 'ACCEPTED_EXP', expiry_cause: 'OWNER_NO_ANSWER' });
  const tooLate = await call(app, `PATCH /v4/bookings-owner/${id}/accept/`, { token: asOwner });
  expect(tooLate).toMatchObject({ status: 405, body: { code: 'booking_in_wrong_state' } });
  await app.close();
});

test.each(['abc', '0', '-1', '99999999999', '1e3', '%00', '2147483648', "1'"])(
  'returns 404 for booking %s',
  async (id) => {
    expect((await send(id)).status).toBe(404);
    const cancelled = await call(api.app, `PATCH /v4/bookings-owner/${id}/cancel/`, {
      token: owner,
      body: { reason: 'OTHER' },
    });
    expect(cancelled.status).toBe(404);
  },
);

test.each([
  { camper: 'x' },
  { camper: 2 ** 40 },
  { date_from: '2027-02-30' },
  { date_from: '9999-12-31', date_to: '9999-12-31' },
  { date_from: null },
  { travelers: 0.5 },
  { hour_from: '25:00' },
  { km_package: 7 },
  { locale: 'xx' },
  { currency: 'XXX' },
  { camper: [], date_from: {} },
])('invalid input is refused with a message: %j', async (over) => {
  const { status, body } = await begin(over);
  expect([400, 404]).toContain(status);
  expect(body).not.toHaveProperty('stack');
});

test.each([
  ['a number', { message: 7 }],
  ['a text too long', { message: 'x'.repeat(3000) }],
  ['no such purpose', { purpose: 'NONE' }],
  ['a list', []],
  ['a text of nothing', { message: '\u0000', purpose: 'OTHER' }],
])('rejects %s in the details of a trip', async (_, body) => {
  const begun = await begin();
  expect((await send(begun.body.id, body)).status).toBe(400);
});

test.each([
  {},
  { reason: 'NONE' },
  { reason: 'REASON_OTHER', refund_total: `${'9'.repeat(40)}.00` },
  { reason: 7 },
])('an invalid reason to cancel is refused: %j', async (body) => {
  const { id } = await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }));
  expect((await leave(id, body)).status).toBe(400);
});
