import Value from 'typebox/value';

import { ListingSchema } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';

let api: Application;
let id: number;

beforeAll(async () => {
  api = await startApplication();
  const { body } = await api.get('/3/campers/search/?where=france&date_from=2027-05-10&date_to=2027-05-19');
  id = body.results[0].id;
});
afterAll(() => api.close());

const open = (camper: unknown, query = '') => api.get(`/3/products/${String(camper)}/${query}`);
const statusOf = (status: 'unpublished_owner' | 'deleted_owner' | 'deleted' | 'created') =>
  api.database.selectFrom('camper').select('id').where('status', '=', status).limit(1).executeTakeFirst();

describe('opening a camper', () => {
  test('contains everything the page shows, by the contract', async () => {
    const { status, body } = await open(id);
    expect(status).toBe(200);
    expect(Value.Errors(ListingSchema, body)).toEqual([]);
    expect(body.description.length).toBeGreaterThan(80);
    expect(body.ancestors[0]).toMatchObject({ place_type: 'COUNTRY' });
    expect(body.availability).toBeNull();
    expect(body.final_booking_price).toBeNull();
  });

  test('does not reveal the exact position of the camper', async () => {
    const { latitude, longitude } = (await open(id)).body;
    expect([latitude, longitude].map((degrees) => Math.round(degrees * 100) / 100)).toEqual([
      latitude,
      longitude,
    ]);
  });

  test('carries over the dates of the search: same price, and free', async () => {
    const query = '?date_from=2027-05-10&date_to=2027-05-19';
    const listing = (await open(id, query)).body;
    const { body } = await api.get('/3/campers/search/?where=france&date_from=2027-05-10&date_to=2027-05-19');
    const card = body.results.find((result: { id: number }) => result.id === id);
    expect(listing.final_booking_price).toBe(card.final_booking_price);
    expect(listing.booking_price_per_day).toBe(card.booking_price_per_day);
    expect(listing.availability).toEqual({ available: true, code: null, min_length: 0 });
  });

  test('names the reason why the dates are unavailable', async () => {
    await api.database
      .insertInto('calendar_block')
      .values({ camper_id: id, during: '[2027-06-01,2027-06-03]', kind: 'owner' })
      .execute();
    await api.database
      .updateTable('camper')
      .set({ min_days: 5, closed_weekdays: 64 })
      .where('id', '=', id)
      .execute();
    const codeFor = async (from: string, to: string) => {
      const { availability } = (await open(id, `?date_from=${from}&date_to=${to}`)).body;
      return [availability.code, availability.min_length];
    };
    expect(await codeFor('2027-06-03', '2027-06-09')).toEqual(['107', 0]);
    expect(await codeFor('2027-05-11', '2027-05-13')).toEqual(['108', 5]);
    expect(await codeFor('2027-05-10', '2027-05-16')).toEqual(['109', 0]);
    expect(await codeFor('2020-05-10', '2020-05-16')).toEqual(['107', 0]);
  });
});

describe('campers that cannot be opened', () => {
  test.each(['abc', '1.5', '-1', '1e3', '%20', 'null'])('rejects %s as a number', async (camper) => {
    expect(await open(camper)).toMatchObject({ status: 404, body: { code: 'camper_id_not_a_number' } });
  });

  test.each(['0', '99999999', '9'.repeat(40)])('%s does not exist', async (camper) => {
    expect(await open(camper)).toMatchObject({ status: 404, body: { code: 'camper_not_found' } });
  });

  test('an unpublished one is not found', async () => {
    for (const status of ['unpublished_owner', 'created'] as const) {
      const camper = await statusOf(status);
      expect(await open(camper?.id)).toMatchObject({ status: 404, body: { code: 'camper_not_found' } });
    }
  });

  test('a deleted one is answered with 410', async () => {
    const camper = await statusOf('deleted_owner');
    expect(await open(camper?.id)).toMatchObject({ status: 410, body: { code: 'camper_deleted' } });
  });

  test.each([
    ['date_from=2027-07-10', 'date_to'],
    ['date_from=2027-07-10&date_to=2027-07-01', 'date_to'],
    ['date_from=x&date_to=y', 'date_from'],
    ['currency=DKK', 'currency'],
    [`currency=${'a'.repeat(10_000)}`, 'currency'],
  ])('%s is refused on %s', async (query, field) => {
    const { status, body } = await open(id, `?${query}`);
    expect(status).toBe(400);
    expect(body).toHaveProperty(field);
  });
});
