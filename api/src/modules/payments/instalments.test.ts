import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture, type PaymentsFixture } from '../../../test/paid-trips';

const DAY_MS = 86_400_000;
// The trip of 5 July is paid whole on 5 June: 82 days after 15 March.
const SECOND_DUE_MS = 82 * DAY_MS;

let api: Application;
let fixture: PaymentsFixture;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
});
afterAll(() => api.close());

async function halfPaid() {
  const trip = await fixture.trip({ price: 100_001 });
  await api.database
    .updateTable('booking_line')
    .set({ amount: 70_001 })
    .where('booking_id', '=', trip.id)
    .where('share', '=', 'owner')
    .execute();
  await fixture.pay(trip, { type: 'card_2' });
  return trip;
}

test('the first instalment of an odd price is the larger one, and the second is debited on its day', async () => {
  const trip = await halfPaid();
  expect(await fixture.booking(trip.id)).toMatchObject({
    state: 'TO_COME_NOT_PAID',
    paid: 50_001,
    second_half: 'to_come',
    second_half_on: '2027-06-05',
  });
  expect(await fixture.rows(trip.id)).toMatchObject([
    { part: 'first_half', state: 'done', amount: 50_001 },
    { part: 'second_half', state: 'to_come', amount: 50_000, due_on: '2027-06-05', card_alias: 'card-1' },
  ]);
  expect(await fixture.later(SECOND_DUE_MS - DAY_MS).jobs.debitSecondInstalments()).toBe(0);
  expect(await fixture.faults()).toEqual([]);
});

test('the second half is debited on its day from the card of the first one', async () => {
  const trip = await halfPaid();
  expect(await fixture.later(SECOND_DUE_MS).jobs.debitSecondInstalments()).toBe(1);
  expect(await fixture.booking(trip.id)).toMatchObject({
    state: 'TO_COME',
    paid: 100_001,
    second_half: 'done',
  });
  const [, second] = [...fixture.provider.payIns.values()];
  expect(second?.order).toMatchObject({ amount: 50_000, alias: 'card-1' });
  expect(await fixture.faults()).toEqual([]);
});

test('it is tried three times, on its day, two and five days later; then the guest pays by hand', async () => {
  const trip = await halfPaid();
  fixture.provider.mode = 'declines';
  const tried: number[] = [];
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    tried.push(await fixture.later(SECOND_DUE_MS + day * DAY_MS).jobs.debitSecondInstalments());
  }
  expect(tried).toEqual([1, 0, 1, 0, 0, 1, 0]);
  expect(await fixture.booking(trip.id)).toMatchObject({
    second_half: 'failed',
    second_half_tries: 3,
    paid: 50_001,
  });
  fixture.provider.mode = 'pays';
  const { guest } = fixture.later(SECOND_DUE_MS + 7 * DAY_MS);
  const call = { userId: trip.guest_id, key: 'by hand', bodyHash: '' };
  const browser = { ip: '203.0.113.1', userAgent: '' };
  const asked = { type: 'paypal' as const, amount: '500.00' };
  expect(await guest.begin(trip.guest_id, String(trip.id), { form: asked, call, browser })).toMatchObject({
    status: 'SUCCEEDED',
  });
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_001 });
  expect(await fixture.faults()).toEqual([]);
});

test('no automatic debit happens while the guest pays manually', async () => {
  const trip = await halfPaid();
  fixture.provider.mode = 'waits';
  await fixture.pay(trip, { type: 'paypal' });
  expect(await fixture.later(SECOND_DUE_MS).jobs.debitSecondInstalments()).toBe(0);
  expect((await fixture.rows(trip.id)).map(({ state }) => state)).toEqual(['done', 'to_come', 'in_prog']);
});

test('a half-paid trip cancelled in time is refunded by the terms, and its second instalment is dropped', async () => {
  const trip = await halfPaid();
  const { process, jobs } = fixture.later(2 * DAY_MS);
  const preview = await fixture.later(2 * DAY_MS).guest.previewRefund(trip.guest_id, String(trip.id));
  await process.transition({ bookingId: trip.id, name: 'cancel', actor: 'guest', actorId: trip.guest_id });
  await jobs.syncWaiting();
  // Of the owner's 700.01 the owner keeps 210.00, fees 105.00: 315.00 of the 500.01 paid.
  expect(preview).toMatchObject({ plan: 'ON_TIME', refund_total: '185.01', retained_total: '315.00' });
  expect(fixture.provider.refunds).toMatchObject([{ amount: 18_501 }]);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'CANCELLED_GUEST', refunded: 18_501 });
  expect((await fixture.rows(trip.id)).map(({ state }) => state)).toEqual(['done', 'cancel', 'done']);
  expect(await fixture.faults()).toEqual([]);
});

test('instalments are not offered for a trip that begins soon', async () => {
  const trip = await fixture.trip();
  const near = fixture.later(70 * DAY_MS);
  await api.database
    .updateTable('booking')
    .set({ pay_by: new Date(Date.UTC(2027, 6, 1)) })
    .where('id', '=', trip.id)
    .execute();
  const { means } = await near.overview.list(trip.guest_id, String(trip.id));
  expect(means.map(({ type }) => type)).toEqual(['card', 'cred_4', 'paypal']);
});
