import { startApplication, type Application } from '../../../test/application';
import { aBooking, participantsOf, storeBooking } from '../../../test/bookings';
import { aNewUser, call, signIn } from '../../../test/users';

type Verb = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const OF_A_TRIP = /^\/(v4\/bookings-guest|3\/my-requests)\/\{id\}\//;
const OF_ITS_OWNER = /^\/v4\/bookings-owner\/\{id\}\//;
/** Enough of what each call takes that it is looked at. */
const BODIES: Record<string, object> = {
  'PATCH /v4/bookings-guest/{id}/': { travelers: 2 },
  'PATCH /v4/bookings-guest/{id}/cancel/': { reason: 'CANCEL_HOLIDAYS', refund_total: '1000.00' },
  'POST /v4/bookings-guest/{id}/extensions/': { reason: 'day_after', days: 1 },
  'POST /v4/bookings-guest/{id}/upgrades/': { type: 'buyback' },
  'PATCH /v4/bookings-guest/{id}/condition-reports/{moment}/': { version: 0, fuel_eighths: 8 },
  'POST /v4/bookings-guest/{id}/condition-reports/{moment}/confirm/': { version: 1 },
  'POST /v4/bookings-guest/{id}/condition-reports/{moment}/confirm-for-owner/': {
    version: 1,
    code: '123456',
  },
  'PATCH /v4/bookings-guest/{id}/claims/{claimId}/answer/': { answer: 'That was there before.' },
  'PATCH /v4/bookings-owner/{id}/refuse/': { reason: 'OTHER' },
  'PATCH /v4/bookings-owner/{id}/cancel/': { reason: 'OTHER' },
  'PATCH /v4/bookings-owner/{id}/condition-reports/{moment}/': { version: 0, fuel_eighths: 8 },
  'POST /v4/bookings-owner/{id}/condition-reports/{moment}/confirm/': { version: 1 },
  'POST /v4/bookings-owner/{id}/claims/': { kind: 'damage', amount: '20.00', description: 'A scratch.' },
  'PATCH /3/my-requests/{id}/prices/': { second_driver: true },
  'POST /3/my-requests/{id}/options/': { options: [] },
  'POST /3/my-requests/{id}/payment/async/': { type: 'card', token: 'card-token' },
  'POST /3/my-requests/{id}/payment/confirm/': { type: 'moneyb' },
  'POST /3/my-requests/{id}/payment/summary/': { type: 'card' },
};
const QUERIES: Record<string, string> = {
  'GET /v4/bookings-guest/{id}/extensions/price/': '?reason=day_after&days=1',
  'GET /v4/bookings-guest/{id}/extensions/prices/': '?kind=days',
  'GET /3/my-requests/{id}/payment/': '?type=card',
  'GET /3/my-requests/{id}/payment/final/': '?transactionId=1',
};

let api: Application;
let calls: string[];
let ownerCalls: string[];
let trip: number;

beforeAll(async () => {
  api = await startApplication();
  const participants = await participantsOf(api.database);
  trip = (await storeBooking(api.database, aBooking(participants, { state: 'TO_COME' }))).id;
  await api.app.ready();
  const { paths = {} } = api.app.swagger() as { paths?: Record<string, object> };
  const listCalls = (address: RegExp) =>
    Object.entries(paths).flatMap(([path, verbs]) =>
      address.test(path) ? Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`) : [],
    );
  calls = listCalls(OF_A_TRIP);
  ownerCalls = listCalls(OF_ITS_OWNER);
});
afterAll(() => api.close());

function ask(name: string, id: string, token: string | undefined) {
  const [method, template = ''] = name.split(' ') as [Verb, string];
  const path = template
    .replace('{id}', id)
    .replace('{moment}', 'pick_up')
    .replaceAll(/\{\w+\}/g, '1') as `/${string}`;
  const headers = { 'idempotency-key': `${name} ${id}` };
  const body = method === 'GET' || method === 'DELETE' ? undefined : (BODIES[name] ?? {});
  return call(api.app, `${method} ${path}${QUERIES[name] ?? ''}`, { token, body, headers });
}

test('every call about a trip answers alike for a trip of another user and one that does not exist', async () => {
  expect(calls.length).toBeGreaterThan(25);
  const { token } = await aNewUser(api.app);
  const others = [];
  const missing = [];
  for (const name of calls) {
    const [theirs, none] = [await ask(name, String(trip), token), await ask(name, '99999999', token)];
    others.push([name, theirs.status, theirs.body]);
    missing.push([name, none.status, none.body]);
  }
  expect(others).toEqual(missing);
  const codes = others.map(([name, status, body]) => [name, status, (body as { code: string }).code]);
  expect(codes).toEqual(calls.map((name) => [name, 404, 'booking_not_found']));
});

test('the owner of the camper is no guest of the trip, and visitors have to sign in', async () => {
  const owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  for (const name of calls) {
    expect([name, (await ask(name, String(trip), owner)).status]).toEqual([name, 404]);
    expect([name, (await ask(name, String(trip), undefined)).status]).toEqual([name, 401]);
  }
});

test('every call of an owner says the same of another owner’s booking as of one that does not exist', async () => {
  expect(ownerCalls.length).toBeGreaterThan(15);
  for (const email of ['solo@campavia.test', 'pro@campavia.test', 'guest@campavia.test']) {
    const { access_token: token } = await signIn(api.app, email);
    for (const name of ownerCalls) {
      const [theirs, none] = [await ask(name, String(trip), token), await ask(name, '99999999', token)];
      expect([email, name, theirs.status, theirs.body]).toEqual([email, name, 404, none.body]);
      expect((theirs.body as { code: string }).code).toBe('booking_not_found');
    }
  }
  for (const name of ownerCalls) {
    expect([name, (await ask(name, String(trip), undefined)).status]).toEqual([name, 401]);
  }
});

test.each(['0', '-1', 'abc', '1e3', '%00', '9'.repeat(30), "1'"])('there is no trip %s', async (id) => {
  const { token } = await aNewUser(api.app);
  for (const name of calls) expect([name, (await ask(name, id, token)).status]).toEqual([name, 404]);
});

test('does not change the trip', async () => {
  const row = api.database.selectFrom('booking').select(['state', 'travelers']).where('id', '=', trip);
  expect(await row.executeTakeFirst()).toEqual({ state: 'TO_COME', travelers: 2 });
  const requests = api.database.selectFrom('booking_request').select('id').where('booking_id', '=', trip);
  expect(await requests.execute()).toEqual([]);
  const claims = api.database.selectFrom('deposit_claim').select('id').where('booking_id', '=', trip);
  expect(await claims.execute()).toEqual([]);
});
