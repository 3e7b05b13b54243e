import { plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { sentTo } from '../../../test/users';
import type { BookingRow } from '../bookings/booking-process.service';
import type { NewBooking } from '../bookings/bookings.store';
import { aConditionsFixture, type ConditionsFixture } from './test/conditions';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Five days that are over tonight: 500 kilometres are included. */
const ENDING = { date_from: plainDate('2027-03-11'), date_to: plainDate('2027-03-15') };

let api: Application;
let fixture: ConditionsFixture;

beforeAll(async () => {
  api = await startApplication();
});
beforeEach(async () => {
  fixture = await aConditionsFixture(api);
  await api.database.deleteFrom('notice').execute();
});
afterAll(() => api.close());

async function aTrip(over: Partial<NewBooking> = {}, deposit: number | null = 80_000): Promise<BookingRow> {
  const trip = await fixture.trip({ state: 'TO_COME', paid: 0, price: 0, ...ENDING, ...over });
  await api.database.deleteFrom('booking_line').where('booking_id', '=', trip.id).execute();
  if (deposit !== null) await fixture.setAside(trip, deposit);
  return fixture.booking(trip.id);
}

const charges = async ({ id }: BookingRow) =>
  (await fixture.rows(id))
    .filter(({ reason }) => reason !== 'depos')
    .map(({ reason, state, amount }) => [reason, state, amount]);

const read = (trip: BookingRow) => fixture.at().conditions.find(fixture.partyOf(trip, 'guest'));

const emails = async (side: 'guest' | 'owner', about: string) =>
  (await sentTo(api.app, `${side}@campavia.test`))
    .map(({ kind }) => kind.replace('booking_', ''))
    .filter((kind) => kind.startsWith(about))
    .reverse();

async function ownersShare(): Promise<number> {
  const { sum } = await api.database
    .selectFrom('ledger_entry')
    .select((entry) => entry.fn.sum<number>('amount').as('sum'))
    .where('account', '=', 'owner_payable')
    .executeTakeFirstOrThrow();
  return -Number(sum);
}

async function drive(trip: BookingRow, km: number): Promise<void> {
  await fixture.report(trip, 'pick_up', 84_000);
  await fixture.report(trip, 'return', 84_000 + km);
}

test('kilometres beyond the package are charged to the deposit: rows, books and answer agree to the cent', async () => {
  const trip = await aTrip();
  await drive(trip, 620);
  expect(await charges(trip)).toEqual([['gest', 'done', 2400]]);
  expect(fixture.provider.captures).toMatchObject([{ depositId: 'deposit-1', amount: 2400 }]);
  expect([await ownersShare(), await fixture.faults()]).toEqual([2400, []]);
  expect(await read(trip)).toMatchObject({
    settlement: {
      days: 5,
      included_km: 500,
      driven_km: 620,
      beyond_km: 120,
      price_per_km: '0.20',
      total: '24.00',
      charged: '24.00',
      owed: '0.00',
      state: 'charged',
    },
    deposit: { amount: '800.00', left: '776.00', is_on_card: true },
  });
  expect(await emails('guest', 'kilometres')).toEqual(['kilometres_charged']);
  expect(await emails('owner', 'kilometres')).toEqual(['kilometres_charged']);
});

test('the rest of the deposit is released as before', async () => {
  const trip = await aTrip();
  await drive(trip, 620);
  await fixture.later(16 * DAY_MS).jobs.processDeposits();
  expect(fixture.provider.released).toEqual(['deposit-1']);
  expect(await charges(trip)).toEqual([['gest', 'done', 2400]]);
});

test.each<[string, Partial<NewBooking>, number]>([
  ['within the package', {}, 500],
  ['without a limit', { km_package: 0 }, 9000],
  ['with 200 kilometres a day', { km_package: 200 }, 1000],
])('%s nothing is charged', async (_, over, km) => {
  const trip = await aTrip(over);
  await drive(trip, km);
  expect([await charges(trip), (await read(trip)).settlement?.state]).toEqual([[], 'nothing']);
  expect(await emails('guest', 'kilometres')).toEqual([]);
});

test('the price of a kilometre is that of the day on which the trip was agreed', async () => {
  const trip = await aTrip();
  await api.database.updateTable('rental_terms').set({ extra_km: 99 }).execute();
  await drive(trip, 510);
  expect((await read(trip)).settlement).toMatchObject({ price_per_km: '0.20', total: '2.00' });
});

test('an amount above the deposit stays due, and both sides are notified', async () => {
  const trip = await aTrip({}, 1000);
  await drive(trip, 620);
  expect(await charges(trip)).toEqual([['gest', 'done', 1000]]);
  expect((await read(trip)).settlement).toMatchObject({ charged: '10.00', owed: '14.00', state: 'charged' });
  expect(await emails('guest', 'kilometres')).toEqual(['kilometres_owed', 'kilometres_charged']);
});

test('without a deposit on a card guest and owner settle it themselves', async () => {
  const trip = await aTrip({}, null);
  await drive(trip, 620);
  expect(await charges(trip)).toEqual([]);
  expect(await read(trip)).toMatchObject({
    settlement: { charged: '0.00', owed: '24.00', state: 'owed' },
    deposit: { is_on_card: false },
  });
  expect(await emails('owner', 'kilometres')).toEqual(['kilometres_owed']);
});

test('a charge that the provider did not answer is made by the job, once', async () => {
  const trip = await aTrip();
  fixture.provider.mode = 'away';
  await drive(trip, 620);
  expect([await charges(trip), (await read(trip)).settlement?.state]).toEqual([
    [['gest', 'in_prog', 2400]],
    'charging',
  ]);
  fixture.provider.mode = 'pays';
  const later = fixture.later(HOUR_MS);
  await later.jobs.syncWaiting();
  await later.jobs.syncWaiting();
  expect(await charges(trip)).toEqual([['gest', 'done', 2400]]);
  expect([fixture.provider.captures.length, await fixture.faults()]).toEqual([1, []]);
});

test('a deposit is not released while a charge to it is under way', async () => {
  const trip = await aTrip();
  fixture.provider.mode = 'away';
  await drive(trip, 620);
  await fixture.later(16 * DAY_MS).jobs.processDeposits();
  expect(fixture.provider.released).toEqual([]);
});

test('a deposit that can no longer be charged leaves the amount due', async () => {
  const trip = await aTrip();
  fixture.provider.refusesCaptures = true;
  await drive(trip, 620);
  expect(await charges(trip)).toEqual([['gest', 'failed', 2400]]);
  expect((await read(trip)).settlement).toMatchObject({ charged: '0.00', owed: '24.00', state: 'owed' });
  expect(await emails('guest', 'kilometres')).toEqual(['kilometres_owed']);
  expect(await fixture.faults()).toEqual([]);
});

test('the return alone settles nothing; the pick-up that is confirmed later does', async () => {
  const trip = await aTrip();
  await fixture.report(trip, 'return', 84_620);
  expect((await read(trip)).settlement).toBeNull();
  await fixture.report(trip, 'pick_up', 84_000);
  expect(await charges(trip)).toEqual([['gest', 'done', 2400]]);
});

test('amounts are shown in the guest’s currency with the rate that the booking keeps', async () => {
  const trip = await aTrip({ currency_used: 'CHF', rate_micros: 928_000 });
  await drive(trip, 620);
  expect((await read(trip)).settlement).toMatchObject({
    total: '24.00',
    currency: 'EUR',
    total_used: '22.27',
    currency_used: 'CHF',
  });
  expect(await fixture.faults()).toEqual([]);
});
