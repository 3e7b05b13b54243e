import { OPEN_REQUEST_STATES, REQUEST_STATES, type RequestState } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { aRequestsFixture, type RequestsFixture } from '../../../test/trips-with-requests';
import { call, later } from '../../../test/users';
import { HttpError } from '../../core/http-errors';

let api: Application;
let fixture: RequestsFixture;

beforeAll(async () => {
  api = await startApplication();
  fixture = await aRequestsFixture(api);
});
afterAll(() => api.close());
beforeEach(() => fixture.clear());

type Answer = { status: number; body: { code?: string } };
type RequestAction = 'send' | 'take back' | 'forget' | 'accept' | 'refuse' | 'pay';

const ACTIONS: Record<RequestAction, (id: number, request: number) => Promise<Answer>> = {
  send: (id: number) => fixture.asGuest(`PATCH ${id}/extensions/validate/`),
  'take back': (id: number) => fixture.asGuest(`PATCH ${id}/extensions/cancel/`),
  forget: (id: number, request: number) => fixture.asGuest(`DELETE ${id}/extensions/${request}/`),
  accept: (id: number) => fixture.asOwner(`PATCH ${id}/extensions/accept/`),
  refuse: (id: number) => fixture.asOwner(`PATCH ${id}/extensions/refuse/`),
  pay: async (id: number, request: number) => {
    try {
      await fixture.at().pay(id, request);
      return { status: 200, body: {} };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return { status: error.status, body: { code: error.code } };
    }
  },
};

/** The state after each action; any other action is refused and changes nothing. */
const LEADS: Partial<Record<RequestState, Partial<Record<RequestAction, RequestState | 'gone'>>>> = {
  CREATED: { send: 'GUEST_ASK', 'take back': 'CANCEL_GUEST', forget: 'gone' },
  GUEST_ASK: { 'take back': 'CANCEL_GUEST', accept: 'ACCEPTED', refuse: 'CANCEL_OWNER' },
  ACCEPTED: { 'take back': 'CANCEL_GUEST', pay: 'CONFIRMED' },
};
const CASES = REQUEST_STATES.flatMap((state) =>
  (Object.keys(ACTIONS) as RequestAction[]).map(
    (action) => [state, action, LEADS[state]?.[action] ?? 'refused'] as const,
  ),
);

test.each(CASES)('an extension in %s: %s → %s', async (state, action, to) => {
  const trip = await fixture.trip();
  const request = await fixture.request(trip, { state });
  const { status, body } = await ACTIONS[action](trip.id, request);
  if (to === 'refused') expect([status, body.code]).toEqual([405, 'booking_in_wrong_state']);
  else expect(status).toBeLessThan(300);
  expect(await fixture.states(trip.id)).toEqual(to === 'gone' ? [] : [to === 'refused' ? state : to]);
  expect((await fixture.booking(trip.id)).price).toBe(to === 'CONFIRMED' ? 127_840 : 100_000);
});

test.each(OPEN_REQUEST_STATES)('an upgrade in %s is not shown to the owner', async (state) => {
  const trip = await fixture.trip();
  await fixture.request(trip, { state, kind: 'upgrade', reason: 'buyback' });
  for (const action of ['accept', 'refuse'] as const) {
    expect((await ACTIONS[action](trip.id, 0)).status).toBe(405);
  }
  expect((await fixture.asOwner(`GET ${trip.id}/`)).body.extensions).toEqual([]);
});

describe('expired requests are closed for everyone, whether a job has run or not', () => {
  test.each([
    ['an answer that did not come', { state: 'GUEST_ASK', answerInHours: 0.5 }, 'CANCEL_OWNER'],
    ['money that did not come', { state: 'ACCEPTED', payInHours: 0.5 }, 'CANCEL_GUEST'],
  ] as const)('%s', async (_, stored, to) => {
    const trip = await fixture.trip();
    const request = await fixture.request(trip, stored);
    const app = await later(api, 1_800_000);
    const path: `GET /${string}` = `GET /v4/bookings-guest/${trip.id}/`;
    const { body } = await call(app, path, { token: fixture.guest });
    expect(body).toMatchObject({
      meta_state: 'confirmed',
      extensions: [{ state: to }],
      permissions: { can_create_extensions: true },
    });
    const owners = await call(app, 'GET /v4/bookings-owner/?meta_state=to_do', { token: fixture.owner });
    expect(owners.body.count).toBe(0);
    await expect(fixture.at(0.5).pay(trip.id, request)).rejects.toMatchObject({ status: 405 });
    expect(await fixture.states(trip.id)).toEqual([stored.state]);
    const again: `POST /${string}` = `POST /v4/bookings-guest/${trip.id}/extensions/`;
    const body_of = { reason: 'day_after', days: 1 };
    expect((await call(app, again, { token: fixture.guest, body: body_of })).status).toBe(201);
    expect(await fixture.states(trip.id)).toEqual([to, 'CREATED']);
    await app.close();
  });

  test.each([
    ['GUEST_ASK', 48, { to: 'CANCEL_OWNER', emails: ['booking_extension_expired'] }],
    [
      'ACCEPTED',
      24,
      { to: 'CANCEL_GUEST', emails: ['booking_extension_not_paid', 'booking_extension_dropped'] },
    ],
  ] as const)(
    '%s is recorded as expired after %d hours, with one notification',
    async (state, hours, { to, emails }) => {
      const trip = await fixture.trip();
      await fixture.request(trip, { state });
      await fixture.at(hours - 1).requests.fireDue();
      expect(await fixture.states(trip.id)).toEqual([state]);
      const { requests } = fixture.at(hours);
      expect([await requests.fireDue(), await requests.fireDue()]).toEqual([1, 0]);
      expect(await fixture.states(trip.id)).toEqual([to]);
      expect(await fixture.kinds()).toEqual(emails);
    },
  );
});

test('a cancelled trip has no open requests', async () => {
  const trip = await fixture.trip();
  await fixture.request(trip, { state: 'ACCEPTED' });
  await fixture.request(trip, { state: 'CREATED', kind: 'upgrade', reason: 'buyback' });
  const off = { state: 'CANCELLED_OWNER' } as const;
  await api.database.updateTable('booking').set(off).where('id', '=', trip.id).execute();
  const { body } = await fixture.asGuest(`GET ${trip.id}/`);
  expect(body).toMatchObject({
    extensions: [{ state: 'CANCEL_GUEST' }],
    upgrades: [{ state: 'CANCEL_GUEST' }],
  });
  expect((await ACTIONS.accept(trip.id, 0)).status).toBe(405);
  await fixture.at().requests.fireDue();
  expect(await fixture.states(trip.id)).toEqual(['CANCEL_GUEST', 'CANCEL_GUEST']);
  expect(await fixture.kinds()).toEqual([]);
});

test('the owner answers until eight on the last evening at the latest', async () => {
  const trip = await fixture.trip({ date_from: '2027-03-10' as never, date_to: '2027-03-16' as never });
  await fixture.asGuest(`POST ${trip.id}/extensions/`, { reason: 'day_after', days: 1 });
  const { body } = await fixture.asGuest(`PATCH ${trip.id}/extensions/validate/`);
  expect(body).toMatchObject({ state: 'GUEST_ASK', answer_by: '2027-03-16T19:00:00.000Z' });
});

test('a smaller deductible that was not paid in time is not sold once the trip has begun', async () => {
  const trip = await fixture.trip({ date_from: '2027-03-16' as never, date_to: '2027-03-20' as never });
  const upgrade = { kind: 'upgrade', reason: 'buyback', state: 'ACCEPTED', payInHours: 48 } as const;
  const request = await fixture.request(trip, upgrade);
  const begun = 24;
  await expect(fixture.at(begun).pay(trip.id, request)).rejects.toMatchObject({ status: 405 });
  expect((await fixture.booking(trip.id)).price).toBe(100_000);
  await fixture.at(begun - 1).requests.fireDue();
  expect(await fixture.states(trip.id)).toEqual(['ACCEPTED']);
  await fixture.at(begun).requests.fireDue();
  expect(await fixture.states(trip.id)).toEqual(['CANCEL_GUEST']);
});

test.each([
  ['days before a trip are not sold once they are over', { reason: 'day_before' }, 48],
  ['a trip that has begun is not moved', { reason: 'day_slide' }, 72],
] as const)('%s, however long the answer and its payment took', async (_, { reason }, hours) => {
  const trip = await fixture.trip({ date_from: '2027-03-18' as never, date_to: '2027-03-24' as never });
  const request = await fixture.request(trip, { reason, state: 'ACCEPTED', payInHours: 100 });
  await expect(fixture.at(hours).pay(trip.id, request)).rejects.toMatchObject({
    status: 405,
    code: 'booking_request_not_possible',
  });
  expect(await fixture.booking(trip.id)).toMatchObject({ price: 100_000, date_from: '2027-03-18' });
  await fixture.at(hours - 48).pay(trip.id, request);
  expect(await fixture.states(trip.id)).toEqual(['CONFIRMED']);
});
