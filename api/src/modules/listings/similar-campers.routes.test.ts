import Value from 'typebox/value';

import { SimilarCampersSchema, type SearchResult } from '@campavia/contracts';

import { startApplication, type Application } from '../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

const similarTo = (id: unknown, query = '') => api.get(`/3/products/${String(id)}/similar/${query}`);
const idsOf = (results: SearchResult[]) => results.map(({ id }) => id);

async function aCamper() {
  const { body } = await api.get('/3/campers/search/?where=france&types=4');
  return body.results[0] as SearchResult;
}

describe('campers like one', () => {
  test('are some of its kind first, never itself, never one twice', async () => {
    const model = await aCamper();
    const { status, body } = await similarTo(model.id);
    expect(status).toBe(200);
    expect([...Value.Errors(SimilarCampersSchema, body)]).toEqual([]);
    expect(body).toMatchObject({ count: 6, next: null, previous: null });
    expect(idsOf(body.results)).not.toContain(model.id);
    expect(new Set(idsOf(body.results)).size).toBe(6);
    expect(body.results[0].type).toBe(model.type);
  });

  test('are as many as asked for', async () => {
    const { id } = await aCamper();
    expect((await similarTo(id, '?limit=2')).body.results).toHaveLength(2);
  });

  test('are available on the requested dates at the shown price', async () => {
    const { id } = await aCamper();
    const dates = 'date_from=2027-07-20&date_to=2027-07-29';
    const { body } = await similarTo(id, `?${dates}&currency=CHF`);
    expect(body.results.length).toBeGreaterThan(0);
    for (const result of body.results as SearchResult[]) {
      const { body: price } = await api.get(`/3/products/${result.id}/price/?${dates}&currency=CHF`);
      expect([result.id, result.final_booking_price]).toEqual([result.id, price.price]);
    }
  });

  test('are also returned for a deleted camper', async () => {
    const { id } = await api.database
      .selectFrom('camper')
      .select('id')
      .where('status', '=', 'deleted_owner')
      .executeTakeFirstOrThrow();
    expect((await api.get(`/3/products/${id}/`)).status).toBe(410);
    expect((await similarTo(id)).body.results.length).toBeGreaterThan(0);
  });
});

test.each([
  ['abc', '', 404, 'code'],
  ['99999999', '', 404, 'code'],
  ['1', '?limit=0', 400, 'limit'],
  ['1', '?date_from=2027-07-20', 400, 'date_to'],
])('camper %s%s is answered with %d on %s', async (id, query, status, field) => {
  const answer = await similarTo(id, query);
  expect(answer.status).toBe(status);
  expect(answer.body).toHaveProperty(field);
});
