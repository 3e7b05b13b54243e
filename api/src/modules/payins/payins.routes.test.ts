import Value from 'typebox/value';

import { PayinsSchema, type Payins } from '@campavia/contracts';
import { parseDecimal } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture, type PaymentsFixture } from '../../../test/paid-trips';
import { call, signIn } from '../../../test/users';

let api: Application;
let fixture: PaymentsFixture;
let token: string;

beforeAll(async () => {
  api = await startApplication();
  token = (await signIn(api.app, 'guest@campavia.test')).access_token;
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
});
afterAll(() => api.close());

const ask = (query: string, as = token) => call(api.app, `GET /3/mangopay/payin/${query}`, { token: as });

async function payinsOf(year: number): Promise<Payins> {
  const { status, body } = await ask(`?year=${year}`);
  expect(status).toBe(200);
  expect(Value.Errors(PayinsSchema, body)).toEqual([]);
  return body;
}

async function pay(bookingId: number, over: Record<string, unknown>): Promise<void> {
  const at = new Date('2027-02-03T10:00:00Z');
  await api.database
    .insertInto('payment')
    .values({
      booking_id: bookingId,
      type: 'card',
      reason: 'book',
      state: 'done',
      amount: 1_000,
      currency: 'EUR',
      made_at: at,
      done_at: at,
      ...over,
    })
    .execute();
}

test('requires a year, and rejects an invalid one with a message', async () => {
  expect(await ask('')).toMatchObject({ status: 400, body: { year: ['year is needed'] } });
  for (const year of ['abc', '27', '20270', '2027.5', '%00', '-2027']) {
    expect(await ask(`?year=${year}`)).toMatchObject({ status: 400, body: { year: [expect.any(String)] } });
  }
  expect((await ask('?year=2027', '')).status).toBe(401);
});

test('sums of a trip agree with what the trip says was paid and refunded', async () => {
  const trip = await fixture.trip({ guest_id: fixture.participants.guestId });
  expect(await fixture.pay(trip)).toBeDefined();
  const booked = await fixture.booking(trip.id);
  const { results, totals } = await payinsOf(2027);
  const sum = results.reduce((all, { amount }) => all + parseDecimal(amount), 0);
  expect(sum).toBe(booked.paid - booked.refunded);
  expect(totals).toEqual([{ currency: 'EUR', paid: '1000.00', refunded: '0.00', planned: '0.00' }]);
  expect(results[0]).toMatchObject({
    execution_date: '2027-03-15',
    state: 'done',
    booking: { id: trip.id, camper: fixture.participants.camperId, date_from: trip.date_from },
  });
});

test('each payment stands in the year of its execution; planned ones in that of their day', async () => {
  const { id } = await fixture.trip();
  await pay(id, { amount: 50_000, part: 'first_half' });
  await pay(id, {
    amount: 50_000,
    part: 'second_half',
    state: 'to_come',
    due_on: '2027-05-29',
    done_at: null,
  });
  await pay(id, { amount: 700, state: 'failed', error_code: 'MPG_CARD_EXPIRED' });
  await pay(id, { amount: 20_000, reason: 'refund' });
  await pay(id, { amount: 99_000, reason: 'depos', state: 'in_prog', done_at: null });
  await pay(id, { amount: 300, done_at: new Date('2026-12-31T23:30:00Z') });
  await pay(id, { amount: 400, done_at: new Date('2026-12-31T22:30:00Z') });
  const { results, totals, years } = await payinsOf(2027);
  expect(results.map(({ amount, state }) => [amount, state])).toEqual([
    ['500.00', 'to_come'],
    ['-200.00', 'done'],
    ['0.00', 'failed'],
    ['500.00', 'done'],
    ['3.00', 'done'],
  ]);
  expect(totals).toEqual([{ currency: 'EUR', paid: '503.00', refunded: '200.00', planned: '500.00' }]);
  expect(years).toEqual([
    { year: 2027, count: 5 },
    { year: 2026, count: 1 },
  ]);
  expect((await payinsOf(2026)).results.map(({ amount }) => amount)).toEqual(['4.00']);
});

test('does not contain payments of other users', async () => {
  await pay((await fixture.trip()).id, {});
  const other = (await signIn(api.app, 'new@campavia.test')).access_token;
  expect((await ask('?year=2027', other)).body).toMatchObject({ count: 0, years: [], totals: [] });
});
