import { startApplication, type Application } from '../../../test/application';
import { aPaymentsFixture, type PaymentsFixture } from '../../../test/paid-trips';

const MINUTE_MS = 60_000;

let api: Application;
let fixture: PaymentsFixture;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  fixture = await aPaymentsFixture(api);
});
afterAll(() => api.close());

type Trip = { id: number; guest_id: number };

/** Of the hold of a trip, the minutes that are left some time after the start. */
async function minutesLeft({ guest_id, id }: Trip, afterMs = 0): Promise<number | '' | null> {
  const { hold_until, read_at } = await fixture.later(afterMs).overview.list(guest_id, String(id));
  return hold_until && Math.round((Date.parse(hold_until) - Date.parse(read_at)) / MINUTE_MS);
}

test('a guest who returns to pay sees the rest of the fifteen minutes, and nothing once they are over', async () => {
  const trip = await fixture.trip();
  expect(await minutesLeft(trip)).toBeNull();
  await fixture.overview.prepare(trip.guest_id, String(trip.id), { type: 'card' });
  expect(await minutesLeft(trip)).toBe(15);
  expect(await minutesLeft(trip, 4 * MINUTE_MS)).toBe(11);
  expect(await minutesLeft(trip, 16 * MINUTE_MS)).toBeNull();
});

test('the days are held at most twice more, however long the payment takes', async () => {
  const trip = await fixture.trip();
  const left: (number | '' | null)[] = [];
  for (const afterMs of [0, 14, 28, 42, 60, 90].map((minutes) => minutes * MINUTE_MS)) {
    const { overview } = fixture.later(afterMs);
    // The steps of one payment count once.
    for (let step = 0; step < 3; step += 1)
      await overview.prepare(trip.guest_id, String(trip.id), { type: 'card' });
    left.push(await minutesLeft(trip, afterMs));
  }
  expect(left).toEqual([15, 15, 15, 1, null, null]);
});

test('a paid trip keeps its days', async () => {
  const trip = await fixture.trip();
  await fixture.overview.prepare(trip.guest_id, String(trip.id), { type: 'card' });
  await fixture.pay(trip);
  expect(await minutesLeft(trip)).toBeNull();
});
