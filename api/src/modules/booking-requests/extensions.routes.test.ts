import Value from 'typebox/value';

import {
  ExtensionConfirmationSchema,
  ExtensionListSchema,
  ExtensionPriceSchema,
  ExtensionPricesSchema,
  ExtensionSchema,
  GuestBookingSchema,
  OwnerBookingSchema,
  type ExtensionPrices,
} from '@campavia/contracts';
import { addDays, plainDate } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import { takeDays } from '../../../test/bookings';
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

const begin = (id: number, body: object = { reason: 'day_after', days: 2 }) =>
  fixture.asGuest(`POST ${id}/extensions/`, body);
const send = (id: number) => fixture.asGuest(`PATCH ${id}/extensions/validate/`);

test('two days more are priced, sent, accepted, paid, and then the trip is two days longer', async () => {
  const trip = await fixture.trip();
  const begun = await begin(trip.id);
  expect(begun).toMatchObject({
    status: 201,
    body: {
      state: 'CREATED',
      price_total: '278.40',
      price: '246.00',
      fees: '32.40',
      currency: 'EUR',
      requests: [{ reason: 'day_after', quantity: 2, price_total: '278.40' }],
      rules: { earliest: '2027-03-16', latest: addDays(TEST_TODAY, 400) },
    },
  });
  expect([...Value.Errors(ExtensionSchema, begun.body)]).toEqual([]);
  expect(await send(trip.id)).toMatchObject({
    status: 200,
    body: { state: 'GUEST_ASK', answer_by: expect.stringMatching(/^2027-03-17T08:0/) },
  });
  const waiting = (await fixture.asGuest(`GET ${trip.id}/`)).body;
  expect([...Value.Errors(GuestBookingSchema, waiting)]).toEqual([]);
  expect(waiting).toMatchObject({
    meta_state: 'waiting',
    permissions: { can_create_extensions: false },
    extensions: [{ state: 'GUEST_ASK' }],
  });
  const asked = (await fixture.asOwner(`GET ${trip.id}/`)).body;
  expect([...Value.Errors(OwnerBookingSchema, asked)]).toEqual([]);
  expect(asked).toMatchObject({ meta_state: 'to_do', extensions: [{ price_total: '216.00', fees: '0.00' }] });
  expect((await fixture.asOwner('GET ?meta_state=to_do')).body.results[0].id).toBe(trip.id);

  const accepted = await fixture.asOwner(`PATCH ${trip.id}/extensions/accept/`);
  expect(accepted).toMatchObject({
    status: 200,
    body: { state: 'ACCEPTED', price_total: '216.00', pay_by: expect.stringMatching(/^2027-03-16T08:0/) },
  });
  const payable = await fixture.asGuest(`GET ${trip.id}/extensions/confirm/`);
  expect([...Value.Errors(ExtensionConfirmationSchema, payable.body)]).toEqual([]);
  expect(payable.body).toMatchObject({ date_from: '2027-07-05', date_to: '2027-07-13', is_payable: true });

  await fixture.at().pay(trip.id, begun.body.id);
  expect((await fixture.asGuest(`GET ${trip.id}/`)).body).toMatchObject({
    meta_state: 'confirmed',
    date_to: '2027-07-13',
    price: '1278.40',
    date_time_to: '2027-07-13T18:00:00.000Z',
    permissions: { can_create_extensions: true },
    extensions: [{ state: 'CONFIRMED', rules: null }],
  });
  expect((await fixture.asOwner(`GET ${trip.id}/`)).body).toMatchObject({
    total_earnings: '972.00',
    extension_earnings: '216.00',
  });
  expect(await fixture.kinds()).toEqual([
    'booking_extension_asked',
    'booking_extension_accepted',
    'booking_extension_confirmed',
    'booking_extension_confirmed_owner',
  ]);
});

test('agreed lines do not change, and all lines sum to the price', async () => {
  const trip = await fixture.trip();
  const before = await fixture.lines(trip.id);
  const { body } = await begin(trip.id);
  await send(trip.id);
  await fixture.asOwner(`PATCH ${trip.id}/extensions/accept/`);
  const applyToTrip = await fixture.at().pay(trip.id, body.id);
  const lines = await fixture.lines(trip.id);
  expect(lines.slice(0, before.length)).toEqual(before);
  expect(lines.slice(before.length).map(({ code, share, amount }) => [code, share, amount])).toEqual([
    ['day_after', 'owner', 21_600],
    ['day_after', 'fees', 3240],
    ['day_after', 'insurance', 3000],
  ]);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(applyToTrip.price);
  const owners = lines.filter(({ share }) => share === 'owner');
  expect(owners.reduce((sum, { amount_owner }) => sum + amount_owner, 0)).toBe(applyToTrip.earnings);
});

test.each([
  [{ reason: 'day_before', days: 1 }, '2027-07-04', '2027-07-11'],
  [{ reason: 'day_before', date_from: '2027-07-03' }, '2027-07-03', '2027-07-11'],
  [{ reason: 'day_after', date_to: '2027-07-14' }, '2027-07-05', '2027-07-14'],
  [{ reason: 'day_slide', days: 3 }, '2027-07-08', '2027-07-14'],
  [{ reason: 'day_slide', date_from: '2027-07-25' }, '2027-07-25', '2027-07-31'],
  [{ reason: 'day_slide', days: -20 }, '2027-06-15', '2027-06-21'],
  [{ reason: 'ins_day_before', days: 1 }, '2027-07-05', '2027-07-11'],
  [{ reason: 'km_unlimited' }, '2027-07-05', '2027-07-11'],
])('%j makes it %s to %s, in the calendar too', async (asked, from, to) => {
  const trip = await fixture.trip();
  const { body } = await begin(trip.id, asked);
  await send(trip.id);
  const { body: accepted } = await fixture.asOwner(`PATCH ${trip.id}/extensions/accept/`);
  if (accepted.state === 'ACCEPTED') await fixture.at().pay(trip.id, body.id);
  expect(await fixture.booking(trip.id)).toMatchObject({
    date_from: from,
    date_to: to,
    price: trip.price! + Math.round(100 * body.price_total),
    km_package: asked.reason === 'km_unlimited' ? 0 : 100,
  });
  const [block] = await api.database
    .selectFrom('calendar_block')
    .selectAll()
    .where('booking_id', '=', trip.id)
    .execute();
  expect(block).toMatchObject({ kind: 'booking', during: `[${from},${addDays(plainDate(to), 1)})` });
});

test('moving to cheaper days costs nothing and is applied once the owner accepts', async () => {
  const trip = await fixture.trip();
  expect((await begin(trip.id, { reason: 'day_slide', days: -60 })).body).toMatchObject({
    price_total: '0.00',
  });
  await send(trip.id);
  expect((await fixture.asOwner(`PATCH ${trip.id}/extensions/accept/`)).body.state).toBe('CONFIRMED');
  expect(await fixture.booking(trip.id)).toMatchObject({ date_from: '2027-05-06', price: 100_000 });
  expect(await fixture.kinds()).not.toContain('booking_extension_accepted');
});

describe('unavailable extensions are rejected with the reason', () => {
  test('days that are booked, with the limits of the trip', async () => {
    const trip = await fixture.trip();
    const camper_id = fixture.participants.camperId;
    await takeDays(api.database, {
      camper_id,
      date_from: plainDate('2027-06-30'),
      date_to: plainDate('2027-07-02'),
    });
    await takeDays(
      api.database,
      { camper_id, date_from: plainDate('2027-07-13'), date_to: plainDate('2027-07-15') },
      'ical',
    );
    const { body } = await fixture.asGuest(`GET ${trip.id}/extensions/`);
    expect([...Value.Errors(ExtensionListSchema, body)]).toEqual([]);
    expect(body).toMatchObject({ count: 0, rules: { earliest: '2027-07-03', latest: '2027-07-12' } });
    expect(await begin(trip.id)).toMatchObject({ status: 400, body: { __all__: ['107'] } });
    expect(await begin(trip.id, { reason: 'day_after', days: 1 })).toMatchObject({ status: 201 });
  });

  test('a return on a day without hand-over', async () => {
    const trip = await fixture.trip();
    await api.database.updateTable('camper').set({ closed_weekdays: 2 }).execute();
    expect(await begin(trip.id)).toMatchObject({ status: 400, body: { __all__: ['109'] } });
    await api.database.updateTable('camper').set({ closed_weekdays: 0 }).execute();
  });

  test('kilometres without limit where there are none', async () => {
    const trip = await fixture.trip();
    await api.database.updateTable('camper').set({ km_unlimited: false }).execute();
    expect(await begin(trip.id, { reason: 'km_unlimited' })).toMatchObject({
      status: 400,
      body: { __all__: ['106'] },
    });
    await api.database.updateTable('camper').set({ km_unlimited: true }).execute();
  });

  test.each(['km_100', 'km_200'])('less than the trip has already: %s', async (reason) => {
    const trip = await fixture.trip({ km_package: 0 });
    expect(await begin(trip.id, { reason })).toMatchObject({
      status: 405,
      body: { code: 'booking_request_reduction' },
    });
  });

  test.each([
    [{ reason: 'day_after' }, 'days'],
    [{ reason: 'day_after', days: 0 }, 'days'],
    [{ reason: 'day_before', days: -1 }, 'days'],
    [{ reason: 'day_slide', days: 0 }, 'days'],
    [{ reason: 'day_after', date_to: '2027-07-10' }, 'days'],
    [{ reason: 'day_slide', date_from: '2027-07-06', date_to: '2027-07-20' }, 'date_to'],
    [{ reason: 'day_after', date_to: '2027-02-31' }, 'date_to'],
    [{ reason: 'buyback' }, 'reason'],
  ])('rejects invalid input: %j', async (asked, field) => {
    const trip = await fixture.trip();
    const { status, body } = await begin(trip.id, asked);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  test.each([
    ['a request', { state: 'ACCEPTED' }],
    ['a cancelled trip', { state: 'CANCELLED_GUEST' }],
    ['a trip with an emergency', { state: 'TO_COME', proof: 'waiting' }],
    [
      'a trip after six on its last evening',
      { date_from: addDays(TEST_TODAY, -6), date_to: addDays(TEST_TODAY, -1) },
    ],
  ] as const)('anything for %s', async (_, over) => {
    const trip = await fixture.trip(over);
    expect(await begin(trip.id)).toMatchObject({
      status: 405,
      body: { code: 'booking_request_not_possible' },
    });
  });

  test('a second one beside the first', async () => {
    const trip = await fixture.trip();
    await begin(trip.id);
    expect(await begin(trip.id)).toMatchObject({ status: 405, body: { code: 'booking_request_open' } });
  });
});

test('a price that changed is shown before it is asked for', async () => {
  const trip = await fixture.trip();
  await begin(trip.id);
  const rate = (per_day: number) =>
    api.database
      .updateTable('season_rate')
      .set({ per_day })
      .where('camper_id', '=', fixture.participants.camperId)
      .where('season', '=', 3)
      .execute();
  await rate(13_000);
  expect(await send(trip.id)).toMatchObject({ status: 409, body: { code: 'request_price_changed' } });
  const { body } = await fixture.asGuest(`GET ${trip.id}/extensions/`);
  expect(body.results).toMatchObject([{ state: 'CREATED', price_total: '299.10' }]);
  expect(await send(trip.id)).toMatchObject({ status: 200, body: { state: 'GUEST_ASK' } });
  await rate(12_000);
});

test('a price is read without creating anything, line by line, and is what is charged', async () => {
  const trip = await fixture.trip();
  const read = (query: string) => fixture.asGuest(`GET ${trip.id}/extensions/price/?${query}`);
  const { status, body } = await read('reason=day_after&days=2');
  expect([...Value.Errors(ExtensionPriceSchema, body)]).toEqual([]);
  expect([status, body]).toMatchObject([
    200,
    {
      price_total: '278.40',
      date_from: '2027-07-05',
      date_to: '2027-07-13',
      lines: [
        { code: 'price_gross', amount: '240.00' },
        { code: 'price_discount_weekly', amount: '-24.00' },
        { code: 'price_fees', amount: '32.40' },
        { code: 'price_insurance', amount: '30.00' },
      ],
    },
  ]);
  expect((await fixture.asGuest(`GET ${trip.id}/extensions/`)).body.count).toBe(0);
  expect((await begin(trip.id)).body).toMatchObject({ price_total: body.price_total, lines: body.lines });
  expect(await read('reason=day_slide&days=-60')).toMatchObject({
    status: 200,
    body: { price_total: '0.00' },
  });
  expect(await read('reason=day_after&days=0')).toMatchObject({
    status: 400,
    body: { days: [expect.any(String)] },
  });
  expect(await read('reason=day_after&days=360')).toMatchObject({ status: 400, body: { __all__: ['107'] } });
  expect(await read('reason=km_100')).toMatchObject({ body: { code: 'booking_request_reduction' } });
  const others: `GET /${string}` = `GET /v4/bookings-guest/${trip.id}/extensions/price/?reason=km_200`;
  expect((await call(api.app, others, { token: fixture.owner })).status).toBe(404);
});

test.each([
  ['days', 'day_before', 'day_after', 1],
  ['slide', 'day_slide', 'day_slide', -1],
  ['insured_days', 'ins_day_before', 'ins_day_after', 1],
] as const)(
  'the days of a calendar have the prices of single ones: %s',
  async (kind, before, after, sign) => {
    const trip = await fixture.trip();
    await takeDays(api.database, {
      camper_id: fixture.participants.camperId,
      date_from: plainDate('2027-07-24'),
      date_to: plainDate('2027-07-30'),
    });
    await api.database.updateTable('camper').set({ closed_weekdays: 2 }).execute();
    const { status, body } = await fixture.asGuest(`GET ${trip.id}/extensions/prices/?kind=${kind}`);
    expect(status).toBe(200);
    expect([...Value.Errors(ExtensionPricesSchema, body)]).toEqual([]);
    const found = new Map(
      body.results.map((each: ExtensionPrices['results'][number]) => [
        `${each.reason} ${each.days}`,
        each.price_total,
      ]),
    );
    expect(found.size).toBe(body.results.length);
    for (const [reason, days] of [
      [before, 3 * sign],
      [before, 40 * sign],
      [after, 1],
      [after, 2],
      [after, 12],
    ] as const) {
      const single = await fixture.asGuest(`GET ${trip.id}/extensions/price/?reason=${reason}&days=${days}`);
      expect([reason, days, found.get(`${reason} ${days}`)]).toEqual([reason, days, single.body.price_total]);
    }
    expect(found.has(`${after} 13`)).toBe(false);
    expect(found.has(`${after} 0`)).toBe(false);
    await api.database.updateTable('camper').set({ closed_weekdays: 0 }).execute();
  },
);

test('the days of a calendar have no price for other users, unknown kinds and trips that cannot be extended', async () => {
  const trip = await fixture.trip();
  const path: `GET /${string}` = `GET /v4/bookings-guest/${trip.id}/extensions/prices/?kind=days`;
  expect((await call(api.app, path, { token: fixture.owner })).status).toBe(404);
  expect((await fixture.asGuest(`GET ${trip.id}/extensions/prices/?kind=weeks`)).status).toBe(400);
  const cancelled = await fixture.trip({ state: 'CANCELLED_GUEST' });
  expect(await fixture.asGuest(`GET ${cancelled.id}/extensions/prices/?kind=days`)).toMatchObject({
    status: 405,
    body: { code: 'booking_request_not_possible' },
  });
});

test('a price other than the one that was shown is not sent', async () => {
  const trip = await fixture.trip();
  await begin(trip.id);
  const sendAt = (price_total: string) =>
    fixture.asGuest(`PATCH ${trip.id}/extensions/validate/`, { price_total });
  expect(await sendAt('270.00')).toMatchObject({ status: 409, body: { code: 'request_price_changed' } });
  expect(await fixture.states(trip.id)).toEqual(['CREATED']);
  expect(await sendAt('278.40')).toMatchObject({ status: 200, body: { state: 'GUEST_ASK' } });
});

test('the owner reads the line of the guest, and the guest why the owner refused', async () => {
  const trip = await fixture.trip();
  await begin(trip.id);
  await fixture.asGuest(`PATCH ${trip.id}/extensions/validate/`, { message: ' Our ferry goes later. ' });
  expect((await fixture.asOwner(`GET ${trip.id}/`)).body.extensions).toMatchObject([
    { message: 'Our ferry goes later.', lines: [{ amount: '240.00' }, { amount: '-24.00' }] },
  ]);
  const why = { reason: 'UNAVAILABLE', comment: 'At the garage until the 15th.' };
  expect((await fixture.asOwner(`PATCH ${trip.id}/extensions/refuse/`, { reason: 'NO' })).status).toBe(400);
  await fixture.asOwner(`PATCH ${trip.id}/extensions/refuse/`, why);
  expect((await fixture.asGuest(`GET ${trip.id}/extensions/`)).body.results).toMatchObject([
    { state: 'CANCEL_OWNER', end_cause: 'refused', refusal: why },
  ]);
});

test.each([
  ['GUEST_ASK', { answerInHours: -1 }, 'CANCEL_OWNER', 'no_answer'],
  ['ACCEPTED', { payInHours: -1 }, 'CANCEL_GUEST', 'not_paid'],
] as const)('%s after its deadline names that deadline', async (state, term, ended, cause) => {
  const trip = await fixture.trip();
  await fixture.request(trip, { state, ...term });
  const read = async () => (await fixture.asGuest(`GET ${trip.id}/extensions/`)).body.results;
  expect(await read()).toMatchObject([{ state: ended, end_cause: cause, refusal: null }]);
  await fixture.at().requests.fireDue();
  expect(await fixture.states(trip.id)).toEqual([ended]);
  expect(await read()).toMatchObject([{ state: ended, end_cause: cause }]);
});

test('one that was not sent is deleted without a notification', async () => {
  const trip = await fixture.trip();
  const { body } = await begin(trip.id);
  expect((await fixture.asOwner(`GET ${trip.id}/`)).body.extensions).toEqual([]);
  expect((await fixture.asGuest(`DELETE ${trip.id}/extensions/${body.id}/`)).status).toBe(204);
  expect((await fixture.asGuest(`GET ${trip.id}/extensions/`)).body.results).toEqual([]);
  expect((await fixture.asGuest(`DELETE ${trip.id}/extensions/${body.id}/`)).status).toBe(404);
  expect((await fixture.asGuest(`GET ${trip.id}/extensions/confirm/`)).status).toBe(404);
  expect(await fixture.kinds()).toEqual([]);
});

test('open requests of other guests for its days expire', async () => {
  const trip = await fixture.trip();
  const other = await fixture.trip({ state: 'VALIDATED', date_from: plainDate('2027-07-13') });
  await fixture.at().pay(trip.id, await fixture.request(trip, { state: 'ACCEPTED' }));
  expect(await fixture.booking(other.id)).toMatchObject({ state: 'ACCEPTED_EXP', expiry_cause: 'TAKEN' });
});

test('returns 404 to other users', async () => {
  const trip = await fixture.trip();
  await fixture.request(trip);
  for (const path of ['extensions/', 'extensions/confirm/', 'upgrades/']) {
    const path_of: `GET /${string}` = `GET /v4/bookings-guest/${trip.id}/${path}`;
    expect((await call(api.app, path_of, { token: fixture.owner })).status).toBe(404);
    expect((await call(api.app, path_of)).status).toBe(401);
  }
  const accept: `PATCH /${string}` = `PATCH /v4/bookings-owner/${trip.id}/extensions/accept/`;
  expect((await call(api.app, accept, { token: fixture.guest })).status).toBe(404);
  expect((await fixture.asGuest('POST abc/extensions/', { reason: 'km_200' })).status).toBe(404);
});
