import type { BookingPayments } from '@campavia/contracts';

import { aFixtureOf, startPayingOverHttp, type PayingOverHttp } from '../../../test/paying-over-http';
import type { PaymentsFixture } from '../../../test/paid-trips';
import { call, signIn } from '../../../test/users';

let over: PayingOverHttp;
let fixture: PaymentsFixture;

beforeAll(async () => {
  over = await startPayingOverHttp();
});
beforeEach(async () => {
  fixture = await aFixtureOf(over);
});
afterAll(() => over.close());

type Trip = Awaited<ReturnType<PaymentsFixture['trip']>>;

const get = (trip: Trip, rest: string) => over.get(trip, rest);
const start = (trip: Trip, body: object) => over.start(trip, body);

test('a card, its vault, its payment: the trip is booked', async () => {
  const trip = await fixture.trip();
  const ready = await get(trip, 'payment/?type=card');
  expect(ready).toMatchObject({
    status: 200,
    body: { to_pay: '1000.00', card_registration: { house: 'sandbox' } },
  });
  const { status, body } = await start(trip, {
    type: 'card',
    token: await over.sandbox.card('4242'),
    amount: '1000.00',
  });
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'SUCCEEDED', error_code: null } });
  expect((await get(trip, 'payment/final/')).body).toMatchObject({
    status: 'SUCCEEDED',
    booking_state: 'TO_COME',
  });
  expect((await get(trip, 'payments/')).body).toMatchObject({ paid: '1000.00', to_pay: '0.00', means: [] });
  expect(await fixture.faults()).toEqual([]);
});

test('a page of the provider, when submitted, reports by webhook or on the way back', async () => {
  const trip = await fixture.trip();
  const { body } = await start(trip, { type: 'paypal' });
  expect(body.status).toBe('CREATED');
  expect((await get(trip, 'payment/web-redirect/')).body).toEqual({
    id: body.id,
    redirect_url: body.redirect_url,
  });
  await over.sandbox.press(body.redirect_url, 'approve');
  expect((await get(trip, `payment/async/${body.id}/`)).body).toMatchObject({ status: 'SUCCEEDED' });
  expect((await get(trip, 'payment/final/')).body).toMatchObject({ booking_state: 'TO_COME' });
  expect(await fixture.faults()).toEqual([]);
});

test('a refused confirmation at the bank says so, and the trip waits for another payment', async () => {
  const trip = await fixture.trip();
  const { body } = await start(trip, { type: 'card', token: await over.sandbox.card('3220') });
  const { app, token } = over;
  const isBeingPaid = async () =>
    (await call(app, `GET /v4/bookings-guest/${trip.id}/`, { token })).body.is_being_paid;
  expect(await isBeingPaid()).toBe(true);
  await over.sandbox.press(body.redirect_url, 'refuse');
  expect((await get(trip, `payment/async/${body.id}/`)).body).toMatchObject({
    status: 'FAILED',
    error_code: 'MGP_3DS_AUTH_FAILED',
  });
  expect((await get(trip, 'payments/')).body.means.length).toBeGreaterThan(2);
  expect(await isBeingPaid()).toBe(false);
});

test('a price in two says both days and parts; what is paid at once has none', async () => {
  const { means } = (await get(await fixture.trip(), 'payments/')).body as BookingPayments;
  const instalmentsOf = (code: string) => means.find(({ type }) => type === code)?.instalments;
  expect(instalmentsOf('card')).toEqual([]);
  expect(instalmentsOf('card_2')).toEqual([
    { amount: '500.00', amount_currency: 'EUR', on: '2027-03-15' },
    { amount: '500.00', amount_currency: 'EUR', on: '2027-06-05' },
  ]);
});

test('a choice is kept and shown in the summary', async () => {
  const trip = await fixture.trip();
  const chosen = await over.post(trip, 'payment/summary/', { type: 'card_2' });
  expect(chosen.body).toMatchObject({
    type: 'card_2',
    now: '500.00',
    later: '500.00',
    later_on: '2027-06-05',
  });
  expect((await get(trip, 'payment/summary/')).body).toEqual(chosen.body);
  expect((await get(trip, 'payments/')).body.payments).toMatchObject([{ state: 'select', type: 'card_2' }]);
});

test('rejects an event without a valid signature', async () => {
  const answer = await over.app.inject({
    method: 'POST',
    url: '/webhooks/payments/',
    headers: { 'content-type': 'application/json', 'x-psp-signature': 't=1,v1=00' },
    payload: '{"id":"made up"}',
  });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'webhook_not_believed' });
});

test.each([
  ['no key', { type: 'card' }, {}, 400],
  ['a means that the site has not', { type: 'ideal' }, { 'idempotency-key': 'a' }, 400],
  ['an unknown method', { type: 'shells' }, { 'idempotency-key': 'b' }, 400],
  ['no card', { type: 'card' }, { 'idempotency-key': 'c' }, 405],
  ['an amount in words', { type: 'paypal', amount: 'much' }, { 'idempotency-key': 'd' }, 400],
])('a payment with %s is refused', async (_, body, headers, status) => {
  const trip = await fixture.trip();
  const answer = await call(over.app, `POST ${over.at(trip, 'payment/async/')}`, {
    token: over.token,
    body,
    headers,
  });
  expect(answer.status).toBe(status);
});

test('returns 401 without an account, and 404 for a trip of another user', async () => {
  const trip = await fixture.trip();
  expect((await call(over.app, `GET ${over.at(trip, 'payments/')}`)).status).toBe(401);
  const otherUser = (await signIn(over.app, 'solo@campavia.test')).access_token;
  for (const rest of ['payments/', 'payment/', 'payment/final/', 'refund/', 'payment/summary/']) {
    expect((await call(over.app, `GET ${over.at(trip, rest)}`, { token: otherUser })).status).toBe(404);
  }
});
