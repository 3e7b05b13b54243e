import Value from 'typebox/value';

import { GuestBookingSchema, UpgradeListSchema, UpgradeSchema } from '@campavia/contracts';
import { addDays } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { aRequestsFixture, type RequestsFixture } from '../../../test/trips-with-requests';
import { call } from '../../../test/users';
import { TEST_TODAY } from '../../../test/scratch-databases';

let api: Application;
let fixture: RequestsFixture;

beforeAll(async () => {
  api = await startApplication();
  fixture = await aRequestsFixture(api);
});
afterAll(() => api.close());
beforeEach(() => fixture.clear());

const driver = { first_name: 'Zoé', last_name: 'Martin' };
const begin = (id: number, body: object) => fixture.asGuest(`POST ${id}/upgrades/`, body);
const take = (id: number) => fixture.asGuest(`PATCH ${id}/upgrades/validate/`);
const allowed = async (id: number) => {
  const { permissions } = (await fixture.asGuest(`GET ${id}/`)).body;
  return Object.keys(permissions).filter((name) => permissions[name]);
};

test.each([
  ['buyback', {}, '63.00', { permission: 'is_buyback_available', has: {} }],
  ['rental_cover', {}, '42.00', { permission: 'is_rental_cover_available', has: { rental_cover: true } }],
  [
    'second_driver',
    { second_driver: driver },
    '14.00',
    { permission: 'can_add_second_driver', has: { second_driver: true } },
  ],
] as const)(
  '%s is bought without an answer of the owner, paid, and applied',
  async (type, more, price, { permission, has }) => {
    const trip = await fixture.trip();
    const begun = await begin(trip.id, { type, ...more });
    expect([...Value.Errors(UpgradeSchema, begun.body)]).toEqual([]);
    expect(begun).toMatchObject({
      status: 201,
      body: { state: 'CREATED', price_total: price, fees: '0.00', requests: [{ reason: type }] },
    });
    expect((await take(trip.id)).body).toMatchObject({ state: 'ACCEPTED', pay_by: expect.any(String) });
    await fixture.at().pay(trip.id, begun.body.id);
    const after = await fixture.booking(trip.id);
    expect(after).toMatchObject({
      ...has,
      earnings: 75_600,
      price: 100_000 + Math.round(100 * Number(price)),
    });
    const [added] = (await fixture.lines(trip.id)).slice(-1);
    expect(added).toMatchObject({ code: type, share: 'insurance', request_id: begun.body.id });
    const { body } = await fixture.asGuest(`GET ${trip.id}/`);
    expect([...Value.Errors(GuestBookingSchema, body)]).toEqual([]);
    expect(body.upgrades).toMatchObject([
      {
        state: 'CONFIRMED',
        requests: [{ second_driver: type === 'second_driver' ? driver : null }],
      },
    ]);
    expect(await allowed(trip.id)).not.toContain(permission);
    expect(await begin(trip.id, { type, ...more })).toMatchObject({
      status: 405,
      body: { code: 'booking_request_not_possible' },
    });
    expect(await fixture.kinds()).toEqual(['booking_upgrade_confirmed']);
  },
);

test('possible upgrades are listed with their prices', async () => {
  const trip = await fixture.trip();
  const { body } = await fixture.asGuest(`GET ${trip.id}/upgrades/`);
  expect([...Value.Errors(UpgradeListSchema, body)]).toEqual([]);
  expect(body).toMatchObject({
    count: 0,
    offers: [
      { type: 'buyback', price_total: '63.00' },
      { type: 'rental_cover', price_total: '42.00' },
      { type: 'second_driver', price_total: '14.00' },
    ],
  });
});

describe('a second driver', () => {
  const drivers = (second_driver: 'included' | 'not_available' | 'not_selected') =>
    api.database
      .updateTable('rental_terms')
      .set({ second_driver })
      .where('camper_id', '=', fixture.participants.camperId)
      .execute();
  afterAll(() => drivers('not_selected'));

  test('whom the owner lets drive anyway costs nothing, and is there at once', async () => {
    await drivers('included');
    const trip = await fixture.trip();
    expect((await begin(trip.id, { type: 'second_driver', second_driver: driver })).status).toBe(201);
    expect((await take(trip.id)).body).toMatchObject({ state: 'CONFIRMED', price_total: '0.00' });
    expect(await fixture.booking(trip.id)).toMatchObject({ second_driver: true, price: 100_000 });
  });

  test('is not offered if no second driver is allowed', async () => {
    await drivers('not_available');
    const trip = await fixture.trip();
    const asked = { type: 'second_driver', second_driver: driver };
    expect((await begin(trip.id, asked)).status).toBe(405);
    expect(await allowed(trip.id)).not.toContain('can_add_second_driver');
    const { offers } = (await fixture.asGuest(`GET ${trip.id}/upgrades/`)).body;
    expect(offers.map(({ type }: { type: string }) => type)).toEqual(['buyback', 'rental_cover']);
  });

  test('has a name', async () => {
    await drivers('not_selected');
    const trip = await fixture.trip();
    for (const second_driver of [undefined, { first_name: ' ', last_name: 'Martin' }]) {
      const { status, body } = await begin(trip.id, { type: 'second_driver', second_driver });
      expect([status, Object.keys(body)]).toEqual([400, ['second_driver']]);
    }
  });
});

test('one is chosen after the other, and can be taken back', async () => {
  const trip = await fixture.trip();
  await begin(trip.id, { type: 'buyback' });
  expect(await begin(trip.id, { type: 'rental_cover' })).toMatchObject({
    status: 405,
    body: { code: 'booking_request_open' },
  });
  await take(trip.id);
  expect((await fixture.asGuest(`PATCH ${trip.id}/upgrades/cancel/`)).body.state).toBe('CANCEL_GUEST');
  const { body } = await begin(trip.id, { type: 'rental_cover' });
  expect((await fixture.asGuest(`DELETE ${trip.id}/upgrades/${body.id}/`)).status).toBe(204);
  expect((await fixture.asGuest(`DELETE ${trip.id}/extensions/${body.id}/`)).status).toBe(404);
  expect(await fixture.kinds()).toEqual([]);
});

test('nothing is added once the trip has begun, nor a smaller deductible to what its owner insures', async () => {
  const running = await fixture.trip({ date_from: addDays(TEST_TODAY, -2), date_to: addDays(TEST_TODAY, 2) });
  expect(await allowed(running.id)).toEqual(['can_create_extensions']);
  expect((await begin(running.id, { type: 'buyback' })).status).toBe(405);
  const own = await fixture.trip({ insurance_id: 3 });
  expect(await allowed(own.id)).toEqual(['can_create_extensions', 'is_rental_cover_available']);
});

test('a cover whose provider is unavailable says so', async () => {
  const trip = await fixture.trip();
  const path: `POST /${string}` = `POST /v4/bookings-guest/${trip.id}/upgrades/`;
  const headers = { 'x-demo-fault': 'rental-cover' };
  expect(
    await call(api.app, path, { token: fixture.guest, headers, body: { type: 'rental_cover' } }),
  ).toMatchObject({
    status: 503,
    body: { code: 'RENTAL_COVER_SERVICE_UNAVAILABLE' },
  });
});
