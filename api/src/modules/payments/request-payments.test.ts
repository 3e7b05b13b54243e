import { randomUUID } from 'node:crypto';

import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { takeDays } from '../../../test/bookings';
import { aRequestsFixture, type RequestsFixture } from '../../../test/trips-with-requests';
import { callOf, paymentsAt } from '../../../test/paid-trips';
import { createFakePayments, type FakePayments } from '../../../test/fake-payments';
import type { BookingRow } from '../bookings/booking-process.service';
import { checkLedger } from '../ledger/check-ledger.service';

let api: Application;
let fixture: RequestsFixture;
let provider: FakePayments;
let payments: ReturnType<typeof paymentsAt>;

beforeAll(async () => {
  api = await startApplication();
  fixture = await aRequestsFixture(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await fixture.clear();
  await api.database.deleteFrom('moneybox').execute();
  provider = createFakePayments();
  payments = paymentsAt(api, provider);
});

/** A trip that was paid by card, with its books. */
async function paidTrip(): Promise<BookingRow> {
  const trip = await fixture.trip({ state: 'ACCEPTED', paid: 0 });
  await pay(trip, undefined);
  return fixture.booking(trip.id);
}

const pay = (trip: BookingRow, request_id: number | undefined, asked: object = {}) =>
  payments.guest.begin(trip.guest_id, String(trip.id), callOf(trip, { request_id, ...asked }, randomUUID()));
const rows = (id: number) =>
  api.database.selectFrom('payment').selectAll().where('booking_id', '=', id).orderBy('id').execute();
const faults = () => checkLedger(api.database);

test.each([
  [{}, 'exten', { date_to: '2027-07-13' }],
  [{ kind: 'upgrade', reason: 'rental_cover' }, 'exteng', { rental_cover: true }],
] as const)(
  'a request %j is paid as %s, and the trip changes as requested',
  async (requested, reason, after) => {
    const trip = await paidTrip();
    const request = await fixture.request(trip, { state: 'ACCEPTED', ...requested });
    expect(await payments.overview.list(trip.guest_id, String(trip.id), request)).toMatchObject({
      to_pay: '278.40',
      paid: '1000.00',
      means: expect.arrayContaining([expect.objectContaining({ type: 'card', now: '278.40' })]),
    });
    expect(await pay(trip, request)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await fixture.booking(trip.id)).toMatchObject({
      state: 'TO_COME',
      price: 127_840,
      paid: 127_840,
      ...after,
    });
    expect((await rows(trip.id)).at(-1)).toMatchObject({
      reason,
      state: 'done',
      amount: 27_840,
      request_id: request,
      part: 'whole',
    });
    expect(await fixture.states(trip.id)).toEqual(['CONFIRMED']);
    expect(await faults()).toEqual([]);
  },
);

test('methods in parts are not offered for it', async () => {
  const trip = await paidTrip();
  const request = await fixture.request(trip, { state: 'ACCEPTED' });
  const { means } = await payments.overview.list(trip.guest_id, String(trip.id), request);
  expect(means.map(({ type }) => type)).not.toEqual(expect.arrayContaining(['card_2']));
  expect(means.map(({ type }) => type)).not.toEqual(expect.arrayContaining(['cred_4']));
});

test('while it is prepared its days are held', async () => {
  const trip = await paidTrip();
  const request = await fixture.request(trip, { state: 'ACCEPTED' });
  const prepared = await payments.overview.prepare(trip.guest_id, String(trip.id), {
    type: 'card',
    requestId: request,
  });
  expect(prepared.hold_until).toMatch(/^2027-03-15T08:15/);
  const blocks = await api.database
    .selectFrom('calendar_block')
    .select(['kind', 'during'])
    .where('camper_id', '=', fixture.participants.camperId)
    .orderBy('during')
    .execute();
  expect(blocks).toEqual([
    { kind: 'booking', during: '[2027-07-05,2027-07-12)' },
    { kind: 'hold', during: '[2027-07-12,2027-07-14)' },
  ]);
  expect(await pay(trip, request)).toMatchObject({ status: 'SUCCEEDED' });
  expect(await fixture.booking(trip.id)).toMatchObject({ date_to: '2027-07-13' });
});

describe('unmatched money is refunded', () => {
  test('when the days were taken meanwhile', async () => {
    const trip = await paidTrip();
    const request = await fixture.request(trip, { state: 'ACCEPTED' });
    provider.mode = 'waits';
    await pay(trip, request, { type: 'paypal' });
    const during = { camper_id: trip.camper_id, date_from: plainDate('2027-07-13') };
    await takeDays(api.database, { ...during, date_to: plainDate('2027-07-14') }, 'owner');
    await endLast(trip);
    expect(await fixture.booking(trip.id)).toMatchObject({
      date_to: '2027-07-11',
      price: 100_000,
      refunded: 0,
    });
    expect((await rows(trip.id)).map(({ reason, error_code }) => [reason, error_code])).toContainEqual([
      'exten',
      'CAMPER_ALREADY_BOOKED',
    ]);
    await payments.jobs.syncWaiting();
    expect(provider.refunds).toMatchObject([{ amount: 27_840 }]);
    expect(await faults()).toEqual([]);
  });

  test.each(['before the job has run', 'after it has'])('when its deadline has passed, %s', async (when) => {
    const trip = await paidTrip();
    const request = await fixture.request(trip, { state: 'ACCEPTED', payInHours: 1 });
    provider.mode = 'waits';
    await pay(trip, request, { type: 'paypal' });
    payments = paymentsAt(api, provider, 3_600_000);
    if (when === 'after it has') await fixture.at(1).requests.fireDue();
    await endLast(trip);
    expect(await fixture.booking(trip.id)).toMatchObject({ price: 100_000, paid: 100_000 });
    await payments.jobs.syncWaiting();
    expect(provider.refunds).toMatchObject([{ amount: 27_840 }]);
    expect(await faults()).toEqual([]);
  });

  async function endLast(trip: BookingRow): Promise<void> {
    const open = (await rows(trip.id)).find(({ state }) => state === 'in_prog');
    await payments.statusSync.handleEvent(provider.end(open?.public_id ?? '', 'SUCCEEDED'));
  }
});

test('a card that fails leaves the trip as it was, and another one pays', async () => {
  const trip = await paidTrip();
  const request = await fixture.request(trip, { state: 'ACCEPTED' });
  provider.mode = 'declines';
  expect(await pay(trip, request)).toMatchObject({ status: 'FAILED', error_code: 'MPG_CARD_INACTIVE' });
  expect(await fixture.booking(trip.id)).toEqual(trip);
  expect(await fixture.states(trip.id)).toEqual(['ACCEPTED']);
  expect((await rows(trip.id)).at(-1)).toMatchObject({ reason: 'exten', state: 'failed' });
  provider.mode = 'pays';
  expect(await pay(trip, request)).toMatchObject({ status: 'SUCCEEDED' });
  expect(await fixture.booking(trip.id)).toMatchObject({ date_to: '2027-07-13', paid: 127_840 });
  expect(await faults()).toEqual([]);
});

test('rental credits pay a part of it, or all of it without a provider', async () => {
  const trip = await paidTrip();
  await giveCredits(10_000);
  const first = await fixture.request(trip, { state: 'ACCEPTED' });
  await pay(trip, first, { use_rental_credits: true });
  expect((await rows(trip.id)).map(({ reason, amount }) => [reason, amount])).toEqual([
    ['book', 100_000],
    ['exten', 17_840],
    ['moneyb', 10_000],
  ]);
  await giveCredits(30_000);
  const second = await fixture.request(await fixture.booking(trip.id), { state: 'ACCEPTED' });
  const asked = { request_id: second, type: 'moneyb' } as const;
  await payments.guest.confirm(trip.guest_id, String(trip.id), { form: asked, call: undefined });
  expect(await fixture.booking(trip.id)).toMatchObject({
    price: 155_680,
    paid: 155_680,
    date_to: '2027-07-15',
  });
  expect(await faults()).toEqual([]);
});

test('the second instalment of a trip and its extension are paid separately, and earlier when it begins earlier', async () => {
  const trip = await fixture.trip({ state: 'ACCEPTED', paid: 0 });
  await pay(trip, undefined, { type: 'card_2' });
  expect(await fixture.booking(trip.id)).toMatchObject({
    state: 'TO_COME_NOT_PAID',
    second_half_on: '2027-06-05',
  });
  const request = await fixture.request(trip, { state: 'ACCEPTED', reason: 'day_before' });
  await pay(trip, request);
  expect(await fixture.booking(trip.id)).toMatchObject({
    state: 'TO_COME_NOT_PAID',
    price: 127_840,
    paid: 77_840,
    date_from: '2027-07-03',
    second_half_on: '2027-06-03',
  });
  const { body } = await fixture.asGuest(`GET ${trip.id}/`);
  expect(body.second_payment).toMatchObject({ amount: '500.00', date: '2027-06-03' });
  await pay(trip, undefined);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 127_840 });
  expect(await faults()).toEqual([]);
});

test('the second instalment is due earlier too when a trip is moved free of charge', async () => {
  const trip = await fixture.trip({ state: 'ACCEPTED', paid: 0 });
  await pay(trip, undefined, { type: 'card_2' });
  await fixture.asGuest(`POST ${trip.id}/extensions/`, { reason: 'day_slide', days: -60 });
  await fixture.asGuest(`PATCH ${trip.id}/extensions/validate/`);
  await fixture.asOwner(`PATCH ${trip.id}/extensions/accept/`);
  expect(await fixture.booking(trip.id)).toMatchObject({
    date_from: '2027-05-06',
    price: 100_000,
    second_half_on: '2027-04-06',
  });
  const [toCome] = (await rows(trip.id)).filter(({ state }) => state === 'to_come');
  expect(toCome).toMatchObject({ due_on: '2027-04-06', amount: 50_000 });
  expect(await faults()).toEqual([]);
});

test('the extension is refunded with the rest when the owner cancels the trip', async () => {
  const trip = await paidTrip();
  await pay(trip, await fixture.request(trip, { state: 'ACCEPTED' }));
  await fixture.asOwner(`PATCH ${trip.id}/cancel/`, { reason: 'BREAKDOWN' });
  await paymentsAt(api, provider, 600_000).jobs.syncWaiting();
  expect(provider.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(127_840);
  expect(await faults()).toEqual([]);
});

test.each([
  ['CREATED', 'BOOKING_IN_WRONG_STATE'],
  ['GUEST_ASK', 'BOOKING_IN_WRONG_STATE'],
  ['CONFIRMED', 'BOOKING_ALREADY_PAID'],
  ['CANCEL_OWNER', 'BOOKING_IN_WRONG_STATE'],
] as const)('one in %s cannot be paid: %s', async (state, code) => {
  const trip = await paidTrip();
  const request = await fixture.request(trip, { state });
  await expect(pay(trip, request)).rejects.toMatchObject({ status: 405, code });
  expect(provider.payIns.size).toBe(1);
});

test('a request of another trip cannot be paid', async () => {
  const trip = await paidTrip();
  const other = await fixture.trip({ date_from: plainDate('2027-09-01') });
  const request = await fixture.request(other, { state: 'ACCEPTED' });
  await expect(pay(trip, request)).rejects.toMatchObject({ status: 404, code: 'booking_request_not_found' });
});

async function giveCredits(amount: number): Promise<void> {
  const box = {
    user_id: fixture.participants.guestId,
    amount,
    balance: amount,
    currency: 'EUR',
    reason: 'goodwill',
  } as const;
  const days = { created_at: new Date(0), expire_at: new Date(Date.UTC(2028, 0, 1)) };
  await api.database
    .insertInto('moneybox')
    .values({ ...box, ...days })
    .execute();
}
