import Value from 'typebox/value';

import { BookingPriceSchema, OwnerPriceSchema, type BookingPrice } from '@campavia/contracts';
import { parseDecimal } from '@campavia/domain';

import { startApplication, type Application } from '../../../test/application';
import {
  aBooking,
  participantsOf,
  deleteBookings,
  storeBooking,
  takeDays,
  type Participants,
} from '../../../test/bookings';
import { call, signIn } from '../../../test/users';
import type { NewBooking } from '../bookings/bookings.store';

let api: Application;
let participants: Participants;
let guest: string;
let owner: string;
let optionId: number;

beforeAll(async () => {
  api = await startApplication();
  participants = await participantsOf(api.database);
  guest = (await signIn(api.app, 'guest@campavia.test')).access_token;
  owner = (await signIn(api.app, 'owner@campavia.test')).access_token;
  const { camperId: camper_id } = participants;
  await api.database.deleteFrom('camper_option').where('camper_id', '=', camper_id).execute();
  const bikes = { camper_id, position: 1, code: 'bikes' as const, recurrence: 'day' as const };
  optionId = (
    await api.database
      .insertInto('camper_option')
      .values({ ...bikes, name: null, unit_price: 500, most: 4 })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  await api.database
    .updateTable('rental_terms')
    .set({ second_driver: 'not_selected', insured_by: 'platform', km_200_per_day: 1200 })
    .where('camper_id', '=', camper_id)
    .execute();
});
afterAll(() => api.close());
beforeEach(async () => {
  await deleteBookings(api.database);
});

async function begin(over: Partial<NewBooking> = {}): Promise<number> {
  return (await storeBooking(api.database, aBooking(participants, over))).id;
}

const price = (id: number | string, token: string | undefined = guest, headers = {}) =>
  call(api.app, `GET /3/my-requests/${id}/prices/`, { token, headers });
const change = (id: number, body: object, headers = {}) =>
  call(api.app, `PATCH /3/my-requests/${id}/prices/`, { token: guest, body, headers });
const choose = (id: number, options: object[]) =>
  call(api.app, `POST /3/my-requests/${id}/options/`, { token: guest, body: { options } });
const ownerPrice = (id: number, token: string | undefined = owner) =>
  call(api.app, `GET /3/my-bookings/${id}/prices/`, { token });

function sum(lines: readonly { amount: string }[]): number {
  return lines.reduce((total, { amount }) => total + parseDecimal(amount), 0);
}

describe('the price of a draft booking', () => {
  test('equals the price of its listing, without preselected extras', async () => {
    const id = await begin();
    const { status, body } = await price(id);
    expect(status).toBe(200);
    expect([...Value.Errors(BookingPriceSchema, body)]).toEqual([]);
    const dates = 'date_from=2027-07-05&date_to=2027-07-11';
    const { body: shown } = await api.get(`/3/products/${participants.camperId}/price/?${dates}`);
    expect(body).toMatchObject({ ...shown, price_rental_cover: null });
    expect(body).toMatchObject({ booking_pk: id, is_frozen: false, paid: '0.00', to_pay: shown.price });
    expect(body.price_cancellation_insurance_per_day).toBeNull();
    expect(Number(body.offers.rental_cover)).toBeGreaterThan(0);
  });

  test('follows every choice, and shows paid extras once they are chosen', async () => {
    const id = await begin();
    const choices = {
      insurance_id: 2,
      rental_cover: true,
      cancel_insurance: true,
      second_driver: true,
      km: 200,
    };
    const { status, body } = await change(id, choices);
    expect(status).toBe(200);
    const extras = 'insurance_id=2&rental_cover=true&cancel_insurance=true&second_driver=true&km=200';
    const { body: shown } = await api.get(
      `/3/products/${participants.camperId}/price/?date_from=2027-07-05&date_to=2027-07-11&${extras}`,
    );
    expect(body).toMatchObject(shown);
    expect(body.price_rental_cover).toBe('42.00');
    expect(parseDecimal(body.price_cancellation_insurance_per_day) * 7).toBe(
      parseDecimal(body.price_cancellation_insurance),
    );
    expect((await price(id)).body).toEqual(body);
    expect((await change(id, { rental_cover: false })).body.price_rental_cover).toBeNull();
  });

  test('follows the options, which are replaced as a whole', async () => {
    const id = await begin();
    const { body } = await choose(id, [{ id: optionId, quantity: 2 }]);
    expect(body).toMatchObject({ price_options: '70.00', options: [{ id: optionId, quantity: 2 }] });
    expect((await choose(id, [{ id: optionId, quantity: 0 }])).body).toMatchObject({
      price_options: '0.00',
      options: [],
    });
  });

  test.each([
    ['options that the camper has not', () => [{ id: 99_999_999, quantity: 1 }]],
    ['more of an option than available', () => [{ id: optionId, quantity: 5 }]],
    [
      'an option twice, and so too often',
      () => [
        { id: optionId, quantity: 3 },
        { id: optionId, quantity: 2 },
      ],
    ],
  ])('%s are refused, and nothing changes', async (_, options) => {
    const id = await begin();
    const { status, body } = await choose(id, options());
    expect([status, Object.keys(body)]).toEqual([400, ['options']]);
    expect((await price(id)).body.options).toEqual([]);
  });

  test.each([
    [{ insurance_id: 3 }, 'insurance_id'],
    [{ insurance_id: 77 }, 'insurance_id'],
    [{ km: 150 }, 'km'],
    [{ coupon_code: 'NO-SUCH-CODE' }, 'coupon_code'],
    [{ rental_cover: 'perhaps' }, 'rental_cover'],
  ])('%j is refused by its field', async (body, field) => {
    const answer = await change(await begin(), body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]]);
  });

  test('is not taken from the request', async () => {
    const id = await begin();
    const { body } = await price(id);
    expect((await change(id, { price: '1.00', price_owner: '1.00' })).body.price).toBe(body.price);
  });

  test('is not shown when the days are taken; the guest’s own hold on them does not count', async () => {
    const id = await begin();
    await takeDays(api.database, { ...aBooking(participants), id }, 'booking');
    expect((await price(id)).status).toBe(200);
    const other = await begin();
    expect(await price(other)).toMatchObject({ status: 400, body: { __all__: ['107'] } });
    expect(await change(other, { km: 200 })).toMatchObject({ status: 400, body: { __all__: ['107'] } });
  });

  test('needs the documents of all drivers when the trip begins soon', async () => {
    const near = await begin({ date_from: '2027-03-17' as never, date_to: '2027-03-19' as never });
    expect(await price(near)).toMatchObject({ status: 400, body: { __all__: ['104'] } });
  });

  test('has no rental cover while its provider is unavailable, unless it was chosen', async () => {
    const away = { 'x-demo-fault': 'rental-cover' };
    const id = await begin();
    const { status, body } = await price(id, guest, away);
    expect([status, body.offers.rental_cover]).toEqual([200, null]);
    const refused = await change(id, { rental_cover: true }, away);
    expect(refused).toMatchObject({ status: 503, body: { code: 'RENTAL_COVER_SERVICE_UNAVAILABLE' } });
    expect((await price(id)).body.price_rental_cover).toBeNull();
    await change(id, { rental_cover: true });
    expect((await price(id, guest, away)).status).toBe(503);
  });
});

test('a changed price also gives the price shown to the guest before, until something else is chosen', async () => {
  const id = await begin();
  const { body: first } = await price(id);
  expect(first.price_before).toBeNull();
  await api.database
    .updateTable('season_rate')
    .set(({ eb }) => ({ per_day: eb('per_day', '+', 500) }))
    .where('camper_id', '=', participants.camperId)
    .execute();
  for (const again of [1, 2]) {
    const { body } = await price(id);
    expect([again, body.price_before, body.price_before_currency]).toEqual([again, first.price, 'EUR']);
    expect(body.price).not.toBe(first.price);
  }
  expect((await change(id, { cancel_insurance: true })).body.price_before).toBeNull();
});

describe('access', () => {
  test.each(['0', 'abc', '99999999', '9'.repeat(30), '-1', '1.5'])('finds a booking at %s', async (id) => {
    expect(await price(id)).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
  });

  test('reads or changes what one costs', async () => {
    const id = await begin();
    for (const answer of [
      await price(id, owner),
      await ownerPrice(id, guest),
      await ownerPrice(id),
      await call(api.app, `PATCH /3/my-requests/${id}/prices/`, { token: owner, body: { km: 200 } }),
      await call(api.app, `POST /3/my-requests/${id}/options/`, { token: owner, body: { options: [] } }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
    }
    expect((await call(api.app, `GET /3/my-requests/${id}/prices/`)).status).toBe(401);
    expect((await call(api.app, `GET /3/my-bookings/${id}/prices/`)).status).toBe(401);
  });
});

test.each(['TO_COME', 'TO_COME_NOT_PAID', 'CANCELLED_GUEST', 'VALIDATED'] as const)(
  'nothing is chosen any more with a booking that is %s',
  async (state) => {
    const id = await begin({ state });
    const answer = await change(id, { km: 200 });
    expect(answer).toMatchObject({ status: 405, body: { code: 'booking_in_wrong_state' } });
    expect((await choose(id, [])).status).toBe(405);
  },
);

test('the owner sees the earnings of a booking, without lines of others', async () => {
  const id = await begin({ state: 'CREATED_PRO', second_driver: true });
  const { status, body } = await ownerPrice(id);
  expect(status).toBe(200);
  expect([...Value.Errors(OwnerPriceSchema, body)]).toEqual([]);
  const { body: guests }: { body: BookingPrice } = await price(id);
  expect(body).toMatchObject({
    booking_pk: id,
    total_earnings: guests.price_owner,
    extension_earnings: '0.00',
  });
  expect(sum(body.lines)).toBe(parseDecimal(body.total_earnings));
  const codes = body.lines.map(({ code }: { code: string }) => code);
  expect(codes).not.toContain('price_fees');
});
