import type { Listing, Sleeping } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';
import { signIn } from '../../../test/users';

let api: Application;
let ids: number[];

beforeAll(async () => {
  api = await startApplication();
  const found = await api.database.selectFrom('camper_search').select('id').orderBy('id').execute();
  ids = found.map(({ id }) => id);
});
afterAll(() => api.close());

const open = (id: unknown, headers = {}) => api.get(`/3/products/${String(id)}/`, headers);

describe('every camper of the demo', () => {
  const listings: Listing[] = [];

  beforeAll(async () => {
    for (const id of ids.slice(0, 120)) listings.push((await open(id)).body);
  });

  test('has as many beds in its plan as sleeping places', () => {
    const countPlaces = (sleepings: Sleeping[]) => sleepings.reduce((sum, { sleeps }) => sum + sleeps, 0);
    expect(listings.filter(({ beds, sleepings }) => countPlaces(sleepings) !== beds)).toEqual([]);
  });

  test('includes 100 km a day, sells 200, and knows no limit only where that is on offer', () => {
    for (const { kilometre_packages, km_unlimited } of listings) {
      expect(kilometre_packages.map(({ km }) => km)).toEqual(km_unlimited ? [100, 200, 0] : [100, 200]);
      expect(kilometre_packages[0]?.price_per_day).toBe('0.00');
    }
  });

  test('takes its deposit by methods of the referential', async () => {
    const { options } = (await api.get('/3/referential/')).body;
    const unknown = listings.flatMap(({ deposit_mean }) =>
      deposit_mean.filter((mean) => !options.deposit_means.includes(mean)),
    );
    expect(unknown).toEqual([]);
  });

  test('offers nothing that is on board already', () => {
    const twice = listings.flatMap(({ options, equipments }) =>
      options.filter(({ code }) => equipments.includes(code)).map(({ code }) => code),
    );
    expect(twice).toEqual([]);
  });

  test('names the fuel of its cooker, if any, and its plugs', () => {
    for (const { equipments, cooking_energies, electric_plug_types } of listings) {
      expect(cooking_energies.length > 0).toBe(equipments.includes('hob'));
      expect(electric_plug_types).toContain('usb');
    }
  });

  test('contain cancellation rules, requirements for drivers, and the owner', () => {
    for (const { cancellation_terms, driver, owner } of listings) {
      expect(cancellation_terms).toMatchObject({ on_time_days: 30, on_time_percent: 70 });
      expect(driver).toEqual({ min_age: 21, min_licence_years: 3 });
      expect(owner.languages_spoken.length).toBeGreaterThan(0);
      expect(owner.camper_count).toBeGreaterThan(0);
    }
  });
});

test('amounts of the owner are shown in the currency of the site', async () => {
  const [id] = ids;
  await api.database
    .updateTable('rental_terms')
    .set({ km_200_per_day: 1000, extra_km: 20, second_driver: 'not_selected' })
    .where('camper_id', '=', Number(id))
    .execute();
  const { body } = await open(id, { 'accept-language': 'de-CH' });
  const { currency } = await api.database
    .selectFrom('camper')
    .select('currency')
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  expect(currency).toBe('EUR');
  expect(body.kilometre_packages[1]).toEqual({
    km: 200,
    price_per_day: '9.28',
    price_per_day_currency: 'CHF',
  });
  expect(body).toMatchObject({ extra_km_price: '0.19', extra_km_price_currency: 'CHF' });
});

describe('an unpublished camper', () => {
  test.each(['unpublished_owner', 'unpublished', 'created', 'to_moderate'] as const)(
    'is shown, marked as %s, to its owner alone',
    async (status) => {
      const { id } = await api.database
        .updateTable('camper')
        .set({ status })
        .where('owner_id', '=', 4)
        .returning('id')
        .executeTakeFirstOrThrow();
      const { access_token } = await signIn(api.app, 'solo@campavia.test');
      const authorization = `Bearer ${access_token}`;
      const { status: code, body, headers } = await open(id, { authorization });
      expect([code, body.published, body.state]).toEqual([200, false, status]);
      expect(headers['cache-control']).toBe('private, no-store');
      const other = await signIn(api.app, 'owner@campavia.test');
      expect((await open(id, { authorization: `Bearer ${other.access_token}` })).status).toBe(404);
      expect((await open(id)).status).toBe(404);
    },
  );

  test('is marked as published for everybody else', async () => {
    expect((await open(ids[1])).body).toMatchObject({ published: true, state: 'bookable' });
  });

  test('is answered with 410 to its owner too once it is deleted', async () => {
    const { id } = await api.database
      .updateTable('camper')
      .set({ status: 'deleted_owner' })
      .where('owner_id', '=', 4)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { access_token } = await signIn(api.app, 'solo@campavia.test');
    expect((await open(id, { authorization: `Bearer ${access_token}` })).status).toBe(410);
  });
});

test('a camper cannot be handed over on a day that its owner keeps closed', async () => {
  const [, id] = ids;
  const rules = { min_days: 1, closed_weekdays: 0, closed_dates: ['2027-05-19'] as never, max_future: 365 };
  await api.database.deleteFrom('calendar_block').where('camper_id', '=', Number(id)).execute();
  await api.database.updateTable('camper').set(rules).where('id', '=', Number(id)).execute();
  const { body } = await api.get(`/3/products/${id}/?date_from=2027-05-10&date_to=2027-05-19`);
  expect(body.availability).toEqual({ available: false, code: '109', min_length: 0 });
});
