import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture, callOf, type PaymentsFixture } from '../../../test/paid-trips';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let api: Application;
let fixture: PaymentsFixture;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
});
afterAll(() => api.close());

test('a card payment confirms an accepted request, and the ledger agrees', async () => {
  const trip = await fixture.trip();
  const answer = await fixture.pay(trip);
  expect(answer).toMatchObject({ status: 'SUCCEEDED', redirect_url: null, error_code: null });
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000, refunded: 0 });
  expect(await fixture.rows(trip.id)).toMatchObject([
    { type: 'card', reason: 'book', state: 'done', amount: 100_000 },
  ]);
  expect(await fixture.faults()).toEqual([]);
});

test('the same call again is the same payment; another body with its key is refused', async () => {
  const trip = await fixture.trip();
  const first = await fixture.pay(trip, {}, 'key-1');
  expect(await fixture.pay(trip, {}, 'key-1')).toEqual(first);
  await expect(fixture.pay(trip, { type: 'paypal' }, 'key-1')).rejects.toMatchObject({
    status: 409,
    code: 'idempotency_key_reused',
  });
  expect(fixture.provider.payIns.size).toBe(1);
});

test('a call that is sent twice at once is one payment, and both answers contain it', async () => {
  const trip = await fixture.trip();
  const answers = await Promise.all([1, 2, 3].map(() => fixture.pay(trip, {}, 'key-2')));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(fixture.provider.payIns.size).toBe(1);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect(await fixture.faults()).toEqual([]);
});

test('a repeated call whose first one has paid meanwhile gets the same answer', async () => {
  const trip = await fixture.trip();
  const { cardFacts } = fixture.provider;
  let first: Awaited<ReturnType<typeof fixture.pay>> | undefined;
  fixture.provider.cardFacts = async (card) => {
    fixture.provider.cardFacts = cardFacts;
    first = await fixture.pay(trip, {}, 'key-3');
    return cardFacts(card);
  };
  const second = await fixture.pay(trip, {}, 'key-3');
  expect(second).toMatchObject({ id: first?.id, status: 'SUCCEEDED' });
  expect(fixture.provider.payIns.size).toBe(1);
  expect(await fixture.faults()).toEqual([]);
});

test('of fifty payments at once one is made', async () => {
  const trip = await fixture.trip();
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => fixture.pay(trip)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect([405, 409]).toContain(answer.reason.status);
  }
  expect(fixture.provider.payIns.size).toBe(1);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect(await fixture.faults()).toEqual([]);
});

test('a payment on the provider’s page is followed until it ends, by webhook or by polling', async () => {
  fixture.provider.mode = 'waits';
  const trip = await fixture.trip();
  const { id, redirect_url } = await fixture.pay(trip, { type: 'paypal' });
  expect(redirect_url).toMatch(/^http:\/\/psp.test/);
  const event = fixture.provider.end(id, 'SUCCEEDED');
  const follow = () => fixture.guest.follow(trip.guest_id, String(trip.id), id);
  await Promise.all([
    fixture.statusSync.handleEvent(event),
    follow(),
    fixture.statusSync.handleEvent(event),
    follow(),
  ]);
  expect(await follow()).toMatchObject({ status: 'SUCCEEDED' });
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect(await fixture.faults()).toEqual([]);
});

test('webhooks in a wrong order, repeated, or of another payment change nothing', async () => {
  fixture.provider.mode = 'waits';
  const trip = await fixture.trip();
  const { id } = await fixture.pay(trip, { type: 'paypal' });
  const failed = fixture.provider.end(id, 'FAILED');
  const done = fixture.provider.end(id, 'SUCCEEDED');
  for (const event of [done, failed, done, { ...done, id: 'again' }])
    await fixture.statusSync.handleEvent(event);
  await fixture.statusSync.handleEvent({ ...done, id: 'other', amount: 1 });
  await fixture.statusSync.handleEvent({ ...done, id: 'unknown', reference: 'x' });
  expect(await fixture.rows(trip.id)).toMatchObject([{ state: 'done' }]);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect(fixture.troubles).toHaveLength(2);
  expect(await fixture.faults()).toEqual([]);
});

test('a payment that was interrupted after the charge is found again and charged once', async () => {
  fixture.provider.mode = 'breaks after it took the money';
  const trip = await fixture.trip();
  expect(await fixture.pay(trip)).toMatchObject({ status: 'CREATED' });
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'ACCEPTED', paid: 0 });
  fixture.provider.mode = 'pays';
  expect(await fixture.later(MINUTE_MS).jobs.syncWaiting()).toBe(1);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect([...fixture.provider.payIns.values()].map(({ calls }) => calls)).toEqual([2]);
  expect(await fixture.faults()).toEqual([]);
});

test('the payment is refunded automatically if another guest has booked the days meanwhile', async () => {
  fixture.provider.mode = 'waits';
  const trip = await fixture.trip({ pay_by: new Date(Date.UTC(2027, 2, 18, 8)) });
  const { id } = await fixture.pay(trip, { type: 'paypal' });
  await api.database.deleteFrom('calendar_block').where('booking_id', '=', trip.id).execute();
  await fixture.trip({ state: 'TO_COME', guest_id: fixture.participants.guestId });
  await fixture.statusSync.handleEvent(fixture.provider.end(id, 'SUCCEEDED'));
  await expect(fixture.guest.finish(trip.guest_id, String(trip.id))).rejects.toMatchObject({
    status: 405,
    code: 'CAMPER_ALREADY_BOOKED',
  });
  fixture.provider.mode = 'pays';
  await fixture.jobs.syncWaiting();
  expect(fixture.provider.refunds).toMatchObject([{ amount: 100_000 }]);
  expect(await fixture.rows(trip.id)).toMatchObject([{ state: 'done' }, { reason: 'refund', state: 'done' }]);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'ACCEPTED', paid: 0, refunded: 0 });
});

test('a second payment from another window is refunded', async () => {
  fixture.provider.mode = 'waits';
  const trip = await fixture.trip();
  const { id } = await fixture.pay(trip, { type: 'paypal' });
  await expect(fixture.pay(trip)).rejects.toMatchObject({ status: 409, code: 'payment_under_way' });
  fixture.provider.mode = 'pays';
  const later = fixture.later(MINUTE_MS);
  const call = callOf(trip, {}, 'second window');
  expect(await later.guest.begin(trip.guest_id, String(trip.id), call)).toMatchObject({
    status: 'SUCCEEDED',
  });
  fixture.provider.end(id, 'SUCCEEDED');
  const end = fixture.later(2 * MINUTE_MS).jobs;
  await end.syncWaiting();
  await fixture.later(4 * MINUTE_MS).jobs.syncWaiting();
  expect(fixture.provider.refunds).toMatchObject([{ amount: 100_000 }]);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000, refunded: 0 });
  expect((await fixture.rows(trip.id))[0]).toMatchObject({
    state: 'done',
    error_code: 'BOOKING_ALREADY_PAID',
  });
  expect(await fixture.faults()).toEqual([]);
});

test('a deposit is authorised two days ahead on the card that paid, once, and released after the trip', async () => {
  await api.database
    .updateTable('camper')
    .set({ deposit: 80_000, deposit_mean: ['card'] })
    .where('id', '=', fixture.participants.camperId)
    .execute();
  const trip = await fixture.trip();
  await fixture.pay(trip);
  // From 15 March it is 110 days to the 3rd of July.
  expect(await fixture.later(109 * DAY_MS).jobs.processDeposits()).toBe(0);
  expect(await fixture.later(110 * DAY_MS).jobs.processDeposits()).toBe(1);
  expect(await fixture.later(111 * DAY_MS).jobs.processDeposits()).toBe(0);
  expect((await fixture.rows(trip.id))[1]).toMatchObject({ reason: 'depos', state: 'done', amount: 80_000 });
  expect(fixture.provider.released).toEqual([]);
  await fixture.later(132 * DAY_MS).jobs.processDeposits();
  expect(fixture.provider.released).toHaveLength(1);
  expect(await fixture.faults()).toEqual([]);
});

test('a planted cent is found', async () => {
  const trip = await fixture.trip();
  await fixture.pay(trip);
  await api.database.updateTable('booking').set({ paid: 100_001 }).where('id', '=', trip.id).execute();
  expect((await fixture.faults()).map(({ what }) => what)).toContain('booking is paid');
  await api.database.updateTable('booking').set({ paid: 100_000 }).where('id', '=', trip.id).execute();
  await api.database
    .updateTable('payment')
    .set({ amount: 99_999 })
    .where('booking_id', '=', trip.id)
    .execute();
  expect((await fixture.faults()).map(({ what }) => what)).toContain('payment is booked');
});

test('a declined card leaves the trip to be paid by another method', async () => {
  fixture.provider.mode = 'declines';
  const trip = await fixture.trip();
  expect(await fixture.pay(trip)).toMatchObject({ status: 'FAILED', error_code: 'MPG_CARD_INACTIVE' });
  fixture.provider.mode = 'pays';
  expect(await fixture.pay(trip, { type: 'paypal' })).toMatchObject({ status: 'SUCCEEDED' });
  expect(await fixture.faults()).toEqual([]);
});
