import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture, callOf, type PaymentsFixture } from '../../../test/paid-trips';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let api: Application;
let house: PaymentsFixture;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  house = await aPaymentsFixture(api);
});
afterAll(() => api.close());

test('a card that pays at once makes a trip of what was accepted, and the books agree', async () => {
  const trip = await house.trip();
  const answer = await house.pay(trip);
  expect(answer).toMatchObject({ status: 'SUCCEEDED', redirect_url: null, error_code: null });
  expect(await house.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000, refunded: 0 });
  expect(await house.rows(trip.id)).toMatchObject([
    { type: 'card', reason: 'book', state: 'done', amount: 100_000 },
  ]);
  expect(await house.faults()).toEqual([]);
});

test('the same call again is the same payment; another body with its key is refused', async () => {
  const trip = await house.trip();
  const first = await house.pay(trip, {}, 'key-1');
  expect(await house.pay(trip, {}, 'key-1')).toEqual(first);
  await expect(house.pay(trip, { type: 'paypal' }, 'key-1')).rejects.toMatchObject({
    status: 409,
    code: 'idempotency_key_reused',
  });
  expect(house.provider.payIns.size).toBe(1);
});

test('a call that is sent twice at once is one payment, and both answers tell of it', async () => {
  const trip = await house.trip();
  const answers = await Promise.all([1, 2, 3].map(() => house.pay(trip, {}, 'key-2')));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(house.provider.payIns.size).toBe(1);
  expect(await house.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect(await house.faults()).toEqual([]);
});

test('of fifty payments at once one is made', async () => {
  const trip = await house.trip();
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => house.pay(trip)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect([405, 409]).toContain(answer.reason.status);
  }
  expect(house.provider.payIns.size).toBe(1);
  expect(await house.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect(await house.faults()).toEqual([]);
});

test('a page of the provider is followed until it has ended, by webhook or by asking', async () => {
  house.provider.mode = 'waits';
  const trip = await house.trip();
  const { id, redirect_url } = await house.pay(trip, { type: 'paypal' });
  expect(redirect_url).toMatch(/^http:\/\/psp.test/);
  const event = house.provider.end(id, 'SUCCEEDED');
  const follow = () => house.guest.follow(trip.guest_id, String(trip.id), id);
  await Promise.all([
    house.statusSync.handleEvent(event),
    follow(),
    house.statusSync.handleEvent(event),
    follow(),
  ]);
  expect(await follow()).toMatchObject({ status: 'SUCCEEDED' });
  expect(await house.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect(await house.faults()).toEqual([]);
});

test('webhooks in a wrong order, twice, and of somebody else change nothing', async () => {
  house.provider.mode = 'waits';
  const trip = await house.trip();
  const { id } = await house.pay(trip, { type: 'paypal' });
  const failed = house.provider.end(id, 'FAILED');
  const done = house.provider.end(id, 'SUCCEEDED');
  for (const event of [done, failed, done, { ...done, id: 'again' }])
    await house.statusSync.handleEvent(event);
  await house.statusSync.handleEvent({ ...done, id: 'other', amount: 1 });
  await house.statusSync.handleEvent({ ...done, id: 'unknown', reference: 'x' });
  expect(await house.rows(trip.id)).toMatchObject([{ state: 'done' }]);
  expect(await house.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect(house.troubles).toHaveLength(2);
  expect(await house.faults()).toEqual([]);
});

test('what broke off after the money was taken is found again, and the money is taken once', async () => {
  house.provider.mode = 'breaks after it took the money';
  const trip = await house.trip();
  expect(await house.pay(trip)).toMatchObject({ status: 'CREATED' });
  expect(await house.booking(trip.id)).toMatchObject({ state: 'ACCEPTED', paid: 0 });
  house.provider.mode = 'pays';
  expect(await house.later(MINUTE_MS).jobs.syncWaiting()).toBe(1);
  expect(await house.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect([...house.provider.payIns.values()].map(({ calls }) => calls)).toEqual([2]);
  expect(await house.faults()).toEqual([]);
});

test('days that went to somebody else meanwhile: the money is refunded automatically', async () => {
  house.provider.mode = 'waits';
  const trip = await house.trip({ pay_by: new Date(Date.UTC(2027, 2, 18, 8)) });
  const { id } = await house.pay(trip, { type: 'paypal' });
  await api.database.deleteFrom('calendar_block').where('booking_id', '=', trip.id).execute();
  await house.trip({ state: 'TO_COME', guest_id: house.cast.guestId });
  await house.statusSync.handleEvent(house.provider.end(id, 'SUCCEEDED'));
  await expect(house.guest.finish(trip.guest_id, String(trip.id))).rejects.toMatchObject({
    status: 405,
    code: 'CAMPER_ALREADY_BOOKED',
  });
  house.provider.mode = 'pays';
  await house.jobs.syncWaiting();
  expect(house.provider.refunds).toMatchObject([{ amount: 100_000 }]);
  expect(await house.rows(trip.id)).toMatchObject([{ state: 'done' }, { reason: 'refund', state: 'done' }]);
  expect(await house.booking(trip.id)).toMatchObject({ state: 'ACCEPTED', paid: 0, refunded: 0 });
});

test('whoever pays twice, in two windows, gets the second payment back', async () => {
  house.provider.mode = 'waits';
  const trip = await house.trip();
  const { id } = await house.pay(trip, { type: 'paypal' });
  await expect(house.pay(trip)).rejects.toMatchObject({ status: 409, code: 'payment_under_way' });
  house.provider.mode = 'pays';
  const later = house.later(MINUTE_MS);
  const call = callOf(trip, {}, 'second window');
  expect(await later.guest.begin(trip.guest_id, String(trip.id), call)).toMatchObject({
    status: 'SUCCEEDED',
  });
  house.provider.end(id, 'SUCCEEDED');
  const end = house.later(2 * MINUTE_MS).jobs;
  await end.syncWaiting();
  await house.later(4 * MINUTE_MS).jobs.syncWaiting();
  expect(house.provider.refunds).toMatchObject([{ amount: 100_000 }]);
  expect(await house.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000, refunded: 0 });
  expect((await house.rows(trip.id))[0]).toMatchObject({ state: 'done', error_code: 'BOOKING_ALREADY_PAID' });
  expect(await house.faults()).toEqual([]);
});

test('a deposit is set aside two days ahead on the card that paid, once, and let go when all is over', async () => {
  await api.database
    .updateTable('camper')
    .set({ deposit: 80_000, deposit_mean: ['card'] })
    .where('id', '=', house.cast.camperId)
    .execute();
  const trip = await house.trip();
  await house.pay(trip);
  // From 15 March it is 110 days to the 3rd of July.
  expect(await house.later(109 * DAY_MS).jobs.processDeposits()).toBe(0);
  expect(await house.later(110 * DAY_MS).jobs.processDeposits()).toBe(1);
  expect(await house.later(111 * DAY_MS).jobs.processDeposits()).toBe(0);
  expect((await house.rows(trip.id))[1]).toMatchObject({ reason: 'depos', state: 'done', amount: 80_000 });
  expect(house.provider.released).toEqual([]);
  await house.later(132 * DAY_MS).jobs.processDeposits();
  expect(house.provider.released).toHaveLength(1);
  expect(await house.faults()).toEqual([]);
});

test('a planted cent is found', async () => {
  const trip = await house.trip();
  await house.pay(trip);
  await api.database.updateTable('booking').set({ paid: 100_001 }).where('id', '=', trip.id).execute();
  expect((await house.faults()).map(({ what }) => what)).toContain('booking is paid');
  await api.database.updateTable('booking').set({ paid: 100_000 }).where('id', '=', trip.id).execute();
  await api.database
    .updateTable('payment')
    .set({ amount: 99_999 })
    .where('booking_id', '=', trip.id)
    .execute();
  expect((await house.faults()).map(({ what }) => what)).toContain('payment is booked');
});

test('a declined card leaves the trip to be paid by another means', async () => {
  house.provider.mode = 'declines';
  const trip = await house.trip();
  expect(await house.pay(trip)).toMatchObject({ status: 'FAILED', error_code: 'MPG_CARD_INACTIVE' });
  house.provider.mode = 'pays';
  expect(await house.pay(trip, { type: 'paypal' })).toMatchObject({ status: 'SUCCEEDED' });
  expect(await house.faults()).toEqual([]);
});
