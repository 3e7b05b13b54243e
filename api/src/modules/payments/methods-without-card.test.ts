import type { BookingPayments } from '@campavia/contracts';
import { plainDate } from '@campavia/domain';

import { aFixtureOf, startPayingOverHttp, type PayingOverHttp } from '../../../test/paying-over-http';
import type { PaymentsFixture } from '../../../test/paid-trips';
import { call } from '../../../test/users';
import type { BookingRow } from '../bookings/booking-process.service';

// A page or a phone that is left alone ends after five seconds instead of a quarter of an hour.
const PACE = 0.005;

let over: PayingOverHttp;
let fixture: PaymentsFixture;

beforeAll(async () => {
  over = await startPayingOverHttp({ pace: PACE });
});
beforeEach(async () => {
  fixture = await aFixtureOf(over);
});
afterAll(() => over.close());

/** A trip that was begun on the Portuguese site, for 1,000 euros by default. */
const aTrip = (price = 100_000, from = '2027-07-05') =>
  fixture.trip({ locale: 'pt-pt', price, date_from: plainDate(from) });
const ring = (trip: BookingRow, phone: string) => over.start(trip, { type: 'mbway', phone });
const stateOf = async ({ id }: BookingRow) => (await fixture.booking(id)).state;

const PAID = { status: 'SUCCEEDED', error_code: null, redirect_url: null };
const FAILED = (error_code: string) => ({ status: 'FAILED', error_code, redirect_url: null });

describe('MB WAY', () => {
  test('notifies a phone without a page, and the trip is booked once the payment is approved there', async () => {
    const trip = await aTrip();
    const { status, body } = await ring(trip, '+351912345601');
    expect([status, body]).toMatchObject([200, { status: 'CREATED', redirect_url: null, error_code: null }]);
    expect((await over.ended(trip, body.id)).body).toMatchObject(PAID);
    expect(await stateOf(trip)).toBe('TO_COME');
    expect(await fixture.rows(trip.id)).toMatchObject([{ type: 'mbway', state: 'done', amount: 100_000 }]);
    expect(await fixture.faults()).toEqual([]);
  });

  test('refused on the phone, it leaves the trip to be paid by another method', async () => {
    const trip = await aTrip();
    const { body } = await ring(trip, '+351912345602');
    expect((await over.ended(trip, body.id)).body).toMatchObject(FAILED('MPG_UNKNOWN'));
    expect(await stateOf(trip)).toBe('ACCEPTED');
    const again = await over.start(trip, { type: 'card', token: await over.sandbox.card('4242') });
    expect(again.body).toMatchObject(PAID);
    expect(await fixture.faults()).toEqual([]);
  });

  test('is answered on the phone of the sandbox, by its number alone', async () => {
    const trip = await aTrip();
    const { body } = await ring(trip, '+351912345699');
    const [asked] = await fixture.rows(trip.id);
    const id = asked?.provider_id ?? '';
    await over.sandbox.answerPhone(id, '+351912345698', 'approve');
    expect((await over.get(trip, `payment/async/${body.id}/`)).body.status).toBe('CREATED');
    await over.sandbox.answerPhone(id, '+351912345699', 'approve');
    expect((await over.ended(trip, body.id)).body).toMatchObject(PAID);
  });

  test.each(['', '912345601', '+351 91', 'phone'])('rings no "%s"', async (phone) => {
    const answer = await ring(await aTrip(), phone);
    expect(answer).toMatchObject({ status: 400, body: { phone: [expect.any(String)] } });
  });
});

test('an unanswered phone and a page that is never left expire by themselves', async () => {
  const [rung, shown] = [await aTrip(), await aTrip(100_000, '2027-08-05')];
  const [phone, page] = [await ring(rung, '+351912345603'), await over.start(shown, { type: 'cred_4' })];
  const [first, second] = [await over.ended(rung, phone.body.id), await over.ended(shown, page.body.id)];
  expect([first.body, second.body]).toMatchObject([FAILED('MPG_AUTH_EXPIRED'), FAILED('MPG_AUTH_EXPIRED')]);
  expect([await stateOf(rung), await stateOf(shown)]).toEqual(['ACCEPTED', 'ACCEPTED']);
  expect(await fixture.faults()).toEqual([]);
}, 60_000);

describe('credit in four', () => {
  test('is granted on its page: the lender pays all at once, nothing is left to pay', async () => {
    const trip = await aTrip();
    const { body } = await over.start(trip, { type: 'cred_4' });
    expect(body).toMatchObject({ status: 'CREATED', redirect_url: expect.stringMatching(/^http/) });
    expect(await over.sandbox.press(body.redirect_url, 'approve')).toMatch(
      new RegExp(`/payment/${trip.id}/payment-callback\\?transactionId=`),
    );
    expect((await over.ended(trip, body.id)).body).toMatchObject(PAID);
    expect(await stateOf(trip)).toBe('TO_COME');
    expect((await over.get(trip, 'payments/')).body).toMatchObject({ paid: '1000.00', to_pay: '0.00' });
    expect(await fixture.faults()).toEqual([]);
  });

  test('shows the repayment plan beforehand: the same four parts as on its page, to the cent', async () => {
    const trip = await aTrip(100_003);
    const answer = await call(over.app, `GET /3/my-requests/${trip.id}/payments/`, {
      token: over.token,
      headers: { 'accept-language': 'pt-PT' },
    });
    const { means } = answer.body as BookingPayments;
    const credit = means.find(({ type }) => type === 'cred_4');
    expect(credit?.instalments).toEqual([
      { amount: '250.03', amount_currency: 'EUR', on: '2027-03-15' },
      { amount: '250.00', amount_currency: 'EUR', on: '2027-04-15' },
      { amount: '250.00', amount_currency: 'EUR', on: '2027-05-15' },
      { amount: '250.00', amount_currency: 'EUR', on: '2027-06-15' },
    ]);
    const { body } = await over.start(trip, { type: 'cred_4' });
    const page = await (await fetch(over.sandbox.url + new URL(body.redirect_url).pathname)).text();
    expect([...page.matchAll(/250,0\d/g)].map(([amount]) => amount)).toEqual([
      '250,03',
      '250,00',
      '250,00',
      '250,00',
    ]);
  });

  test('refused on its page, it leaves the trip to be paid by another method', async () => {
    const trip = await aTrip();
    const { body } = await over.start(trip, { type: 'cred_4' });
    await over.sandbox.press(body.redirect_url, 'refuse');
    expect((await over.ended(trip, body.id)).body).toMatchObject(FAILED('MPG_UNKNOWN'));
    expect(await stateOf(trip)).toBe('ACCEPTED');
  });

  test.each([
    [9_999, 400],
    [10_000, 200],
    [200_000, 200],
    [200_001, 400],
  ])('of %s cents answers %s', async (price, status) => {
    expect((await over.start(await aTrip(price), { type: 'cred_4' })).status).toBe(status);
  });
});
