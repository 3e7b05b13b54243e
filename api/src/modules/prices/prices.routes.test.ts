import Value from 'typebox/value';

import { PriceSchema, type Price } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { signIn } from '../../../test/users';

let api: Application;
let id: number;

const STAY = 'date_from=2027-05-10&date_to=2027-05-19';

beforeAll(async () => {
  api = await startApplication();
  const { body } = await api.get(`/3/campers/search/?where=france&${STAY}&km_unlimited=true`);
  id = body.results[0].id;
});
afterAll(() => api.close());

const ask = (query = '', camper: unknown = id, headers = {}) =>
  api.get(`/3/products/${String(camper)}/price/?${query}`, headers);
const cents = (text: string) => Math.round(Number(text) * 100);

async function anOption(most = 1) {
  const { id: option } = await api.database
    .insertInto('camper_option')
    .values({
      camper_id: id,
      code: 'bikes',
      name: null,
      recurrence: 'day',
      unit_price: 500,
      most,
      position: 100 + Math.floor(Math.random() * 10_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return option;
}

describe('the price of a trip', () => {
  test('equals that of search and listing, and its lines sum to it', async () => {
    const { status, body } = await ask(STAY);
    expect(status).toBe(200);
    expect([...Value.Errors(PriceSchema, body)]).toEqual([]);
    const { final_booking_price, price_per_day } = (await api.get(`/3/products/${id}/?${STAY}`)).body;
    expect(body.price).toBe(final_booking_price);
    expect(price_per_day).toMatch(/^\d+\.\d\d$/);
    const { lines } = body as Price;
    expect(lines.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(body.price));
    expect(body).toMatchObject({ days: 10, hour_from: '09:00:00', hour_to: '20:00:00', km: 100 });
  });

  test.each([
    ['the low', '2027-04-28', '2027-04-30', [['season', 1]]],
    ['the mid', '2027-05-03', '2027-05-05', [['mid_season', undefined]]],
    ['the high', '2027-07-05', '2027-07-07', [['season', 3]]],
    [
      'two',
      '2027-06-29',
      '2027-07-02',
      [
        ['mid_season', undefined],
        ['season', 3],
      ],
    ],
  ])('has the season %s as type 1 or 3, or with its own text', async (_, from, to, expected) => {
    await api.database.deleteFrom('price_period').where('camper_id', '=', id).execute();
    const rules = { min_days: 1, closed_weekdays: 0, closed_dates: [] } as never;
    await api.database.updateTable('camper').set(rules).where('id', '=', id).execute();
    await api.database.deleteFrom('calendar_block').where('camper_id', '=', id).execute();
    const { body } = await ask(`date_from=${from}&date_to=${to}`);
    const [gross] = (body as Price).lines;
    expect(gross?.parts.map(({ kind, season }) => [kind, season])).toEqual(expected);
  });

  test('does not depend on the hours of pick-up and return', async () => {
    const { body } = await ask(`${STAY}&hour_from=14:00:00&hour_to=12:00:00`);
    expect(body.price).toBe((await ask(STAY)).body.price);
    expect(body).toMatchObject({ hour_from: '14:00:00', hour_to: '12:00:00' });
  });

  test('grows by everything that is chosen, each on its line', async () => {
    await api.database
      .updateTable('rental_terms')
      .set({ second_driver: 'not_selected', km_200_per_day: 1200 })
      .where('camper_id', '=', id)
      .execute();
    const bikes = await anOption(4);
    const plain: Price = (await ask(STAY)).body;
    const extras = `km=200&options=${bikes}:2&second_driver=true&rental_cover=true&cancel_insurance=true`;
    const { body } = await ask(`${STAY}&insurance_id=2&${extras}`);
    const full: Price = body;
    expect(full).toMatchObject({ price_km: '120.00', price_options: '100.00', price_insurance: '230.00' });
    expect(full).toMatchObject({ price_second_driver: '20.00', price_rental_cover: '60.00' });
    expect(cents(full.price_owner)).toBe(cents(plain.price_owner) + 12_000 + 10_000);
    expect(full.price_cancellation_insurance).toBe(full.offers.cancellation_insurance);
    expect(full.lines.find(({ code }) => code === 'price_options')).toMatchObject({
      label_id: 'price.options',
      parts: [{ option_id: bikes, option_code: 'bikes', pieces: 2, quantity: 20, unit: '5.00' }],
    });
    const sum = full.lines.reduce((total, { amount }) => total + cents(amount), 0);
    expect(sum).toBe(cents(full.price));
  });

  test('is in the currency of the site, with the owner’s currency beside it', async () => {
    const { body } = await ask(STAY, id, { 'accept-language': 'de-CH' });
    expect(body).toMatchObject({ currency_used: 'CHF', currency_owner: 'EUR', exchange_rate: '0.928000' });
    expect((await ask(`${STAY}&currency=GBP`)).body.price_currency).toBe('GBP');
  });

  test('can be paid in two long before the trip, never shortly before', async () => {
    const { body } = await ask(STAY);
    expect(body.second_payment_date).toBe('2027-04-10');
    expect(cents(body.price_2x_first) + cents(body.price_2x_second)).toBe(cents(body.price));
  });
});

describe('a coupon', () => {
  test('pays its part, however it is typed', async () => {
    const { body } = await ask(`${STAY}&coupon_code=%20campavia50`);
    expect(body).toMatchObject({ coupon_code: 'CAMPAVIA50', price_coupon: '50.00' });
    expect(cents(body.price)).toBe(cents((await ask(STAY)).body.price) - 5000);
  });

  test.each(['SOLD100', 'LASTYEAR30', 'NEXTYEAR40', 'NOSUCHCODE', "' or 1=1 --", '%00'])(
    '%s cannot be used',
    async (code) => {
      const { status, body } = await ask(`${STAY}&coupon_code=${code}`);
      expect([status, Object.keys(body)]).toEqual([400, ['coupon_code']]);
    },
  );

  test('cannot be guessed', async () => {
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => ask(`${STAY}&coupon_code=GUESS${nth}`)),
    );
    expect(tries.map(({ status }) => status)).toContain(400);
    expect(await ask(`${STAY}&coupon_code=GUESS`)).toMatchObject({ status: 429 });
    expect(await ask(STAY)).toMatchObject({ status: 200 });
  });
});

describe('invalid choices', () => {
  test.each([
    ['date_from=2027-05-10', 'date_to'],
    ['date_from=2027-02-30&date_to=2027-03-02', 'date_from'],
    [`${STAY}&hour_from=10:00:00`, 'hour_from'],
    [`${STAY}&hour_to=14`, 'hour_to'],
    [`${STAY}&km=150`, 'km'],
    [`${STAY}&km=many`, 'km'],
    [`${STAY}&insurance_id=9`, 'insurance_id'],
    [`${STAY}&options=999999`, 'options'],
    [`${STAY}&options=;drop`, 'options'],
    [`${STAY}&currency=DKK`, 'currency'],
  ])('%s is refused on %s', async (query, field) => {
    const { status, body } = await ask(query);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  test('more of an option than available', async () => {
    const option = await anOption(2);
    expect((await ask(`${STAY}&options=${option}:2`)).status).toBe(200);
    const { status, body } = await ask(`${STAY}&options=${option}:2&options=${option}`);
    expect([status, body.options]).toEqual([400, ['Of one of these extras you can take 2 at most.']]);
  });

  test('a second driver if only one is allowed, and the insurance of an owner without one', async () => {
    const terms = api.database.updateTable('rental_terms').where('camper_id', '=', id);
    await terms.set({ second_driver: 'not_available', insured_by: 'platform' }).execute();
    expect((await ask(`${STAY}&second_driver=true&insurance_id=3`)).body).toEqual({
      insurance_id: ['This camper is not available with that insurance.'],
      second_driver: ['This camper may be driven by one person only.'],
    });
    await terms.set({ insured_by: 'owner' }).execute();
    expect((await ask(`${STAY}&insurance_id=3`)).body).toMatchObject({ price_insurance: '0.00' });
    expect((await ask(STAY)).body.offers.second_driver).toBeNull();
  });
});

describe('the rental cover', () => {
  const away = { 'x-demo-fault': 'rental-cover' };

  test('blocks only trips that choose the cover while its provider is down', async () => {
    expect(await ask(`${STAY}&rental_cover=true`, id, away)).toMatchObject({
      status: 503,
      body: { code: 'RENTAL_COVER_SERVICE_UNAVAILABLE' },
    });
    const { status, body } = await ask(STAY, id, away);
    expect([status, body.offers.rental_cover]).toEqual([200, null]);
  });
});

test('an owner sees the price page of a hidden camper as not available, others not at all', async () => {
  const { access_token } = await signIn(api.app, 'solo@campavia.test');
  const { id: own } = await api.database
    .updateTable('camper')
    .set({ status: 'unpublished_owner' })
    .where('owner_id', '=', 4)
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await ask(STAY, own)).status).toBe(404);
  const seen = await ask(STAY, own, { authorization: `Bearer ${access_token}` });
  expect([seen.status, seen.body]).toEqual([400, { __all__: ['107'] }]);
});
