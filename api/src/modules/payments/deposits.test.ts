import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture, type PaymentsFixture } from '../../../test/paid-trips';
import { sentTo } from '../../../test/users';
import type { BookingRow } from '../bookings/booking-process.service';

const DAY_MS = 86_400_000;
// From 15 March it is 112 days to the 5th of July, when the trip begins.
const BEGINS = 112;

let api: Application;
let fixture: PaymentsFixture;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
  await api.database.deleteFrom('notice').execute();
  await takesDeposit(['card']);
});
afterAll(() => api.close());

function takesDeposit(deposit_mean: string[]) {
  return api.database
    .updateTable('camper')
    .set({ deposit: 80_000, deposit_mean, currency: 'EUR' })
    .where('id', '=', fixture.participants.camperId)
    .execute();
}

async function aPaidTrip(type: 'card' | 'paypal' = 'card'): Promise<BookingRow> {
  const trip = await fixture.trip();
  await fixture.pay(trip, { type });
  await api.database.deleteFrom('notice').execute();
  return trip;
}

const seeTo = (daysBefore: number) => fixture.later((BEGINS - daysBefore) * DAY_MS).jobs.processDeposits();

const deposits = async ({ id }: BookingRow) =>
  (await fixture.rows(id))
    .filter(({ reason }) => reason === 'depos')
    .map(({ state, due_on, amount }) => [state, due_on, amount]);

const emails = async (side: 'guest' | 'owner') =>
  (await sentTo(api.app, `${side}@campavia.test`)).map(({ kind }) => kind).reverse();

const isAtPickUp = async ({ id }: BookingRow) => (await fixture.booking(id)).deposit_at_pick_up;

test('a declined deposit is retried every day until the trip, then handed over, and both sides are notified', async () => {
  const trip = await aPaidTrip();
  fixture.provider.refusesDeposits = true;
  for (const daysBefore of [3, 2, 2, 1]) await seeTo(daysBefore);
  expect(await deposits(trip)).toEqual([
    ['failed', '2027-07-03', 80_000],
    ['failed', '2027-07-04', 80_000],
  ]);
  expect(await emails('guest')).toEqual(['booking_deposit_failed', 'booking_deposit_failed']);
  expect([await emails('owner'), await isAtPickUp(trip)]).toEqual([[], false]);

  for (const daysBefore of [0, 0, -1]) await seeTo(daysBefore);
  expect(await deposits(trip)).toHaveLength(3);
  expect((await emails('guest')).slice(2)).toEqual(['booking_deposit_at_pick_up']);
  expect(await emails('owner')).toEqual(['booking_deposit_at_pick_up_owner']);
  expect(await isAtPickUp(trip)).toBe(true);
  expect(await fixture.booking(trip.id)).toMatchObject({ state: 'TO_COME', paid: 100_000 });
  expect(await fixture.faults()).toEqual([]);
});

test('a deposit that the bank accepts the next day is held, and is not handed over at pick-up', async () => {
  const trip = await aPaidTrip();
  fixture.provider.refusesDeposits = true;
  await seeTo(2);
  fixture.provider.refusesDeposits = false;
  for (const daysBefore of [1, 0]) await seeTo(daysBefore);
  expect(await deposits(trip)).toEqual([
    ['failed', '2027-07-03', 80_000],
    ['done', '2027-07-04', 80_000],
  ]);
  expect([await emails('owner'), await isAtPickUp(trip)]).toEqual([[], false]);
});

test.each([
  ['a declined deposit without a retry', [2], -1],
  ['a deposit that was never tried', [], -3],
])('%s before the trip began is handed over, and both sides are notified once', async (_, tried, later) => {
  const trip = await aPaidTrip();
  fixture.provider.refusesDeposits = true;
  for (const daysBefore of tried) await seeTo(daysBefore);
  const before = await deposits(trip);
  fixture.provider.refusesDeposits = false;
  for (const daysBefore of [later, later]) await seeTo(daysBefore);
  // No deposit is held on the card of a guest whose trip has begun.
  expect([await deposits(trip), await isAtPickUp(trip)]).toEqual([before, true]);
  expect((await emails('guest')).slice(before.length)).toEqual(['booking_deposit_not_set_aside']);
  expect(await emails('owner')).toEqual(['booking_deposit_not_set_aside_owner']);
});

test('once a trip is over no deposit is requested any more', async () => {
  const trip = await aPaidTrip();
  await seeTo(-10);
  expect([await deposits(trip), await emails('guest'), await emails('owner')]).toEqual([[], [], []]);
});

test('the e-mails state the deposit, not the price', async () => {
  await aPaidTrip();
  fixture.provider.refusesDeposits = true;
  await seeTo(0);
  const [template] = await sentTo(api.app, 'guest@campavia.test');
  expect(template?.body).toMatch(/800[.,]00/);
  expect(template?.body).not.toMatch(/1[.,\s]?000|\{/);
});

test('a trip that no card paid for: its deposit is handed over, and both sides are notified once', async () => {
  const trip = await aPaidTrip('paypal');
  for (const daysBefore of [2, 1, 0]) await seeTo(daysBefore);
  expect([await deposits(trip), await isAtPickUp(trip)]).toEqual([[], true]);
  expect(await emails('guest')).toEqual(['booking_deposit_at_pick_up']);
  expect(await emails('owner')).toEqual(['booking_deposit_at_pick_up_owner']);
});

test('if the owner does not accept cards nothing is held, and no e-mails are sent', async () => {
  await takesDeposit(['cash', 'check']);
  const trip = await aPaidTrip();
  for (const daysBefore of [2, 1, 0]) await seeTo(daysBefore);
  expect([await deposits(trip), await emails('guest'), await emails('owner')]).toEqual([[], [], []]);
});

test('a trip that was called off meanwhile is not asked for its deposit again', async () => {
  const trip = await aPaidTrip();
  fixture.provider.refusesDeposits = true;
  await seeTo(2);
  const { id: bookingId, guest_id: actorId } = trip;
  const later = fixture.later((BEGINS - 2) * DAY_MS);
  await later.process.transition({ bookingId, name: 'cancel', actor: 'guest', actorId });
  for (const daysBefore of [1, 0]) await seeTo(daysBefore);
  expect(await deposits(trip)).toHaveLength(1);
  expect(await isAtPickUp(trip)).toBe(false);
});
