import type { Alternatives } from '@campavia/contracts';

import { startApplication, type Application } from '../../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

async function alternatives(query: string): Promise<Alternatives> {
  const { status, body } = await api.get(`/3/campers/search/alternatives/?${query}`);
  expect(status).toBe(200);
  return body;
}

const countOf = async (query: string) =>
  (await api.get(`/3/campers/search/?${query}&page_size=1`)).body.count as number;

const BUSY = 'date_from=2027-06-07&date_to=2027-06-11';
const STRICT = 'beds=4&pets=true&km_unlimited=true&smoking=true';

test('towns around are offered with what they have, the nearest first', async () => {
  const { places } = await alternatives(`where=annecy&${BUSY}&beds=2`);
  expect(places.length).toBeGreaterThan(0);
  const distances = places.map(({ distance_km }) => distance_km);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  for (const { slug, count } of places) {
    expect(slug).not.toBe('annecy');
    expect(await countOf(`where=${slug}&${BUSY}&beds=2`)).toBe(count);
  }
});

test('other days are as many and never in the past', async () => {
  const { dates } = await alternatives('where=france&date_from=2027-03-16&date_to=2027-03-20&beds=2');
  expect(dates.map(({ date_from }) => date_from)).toEqual(['2027-03-15', '2027-03-17', '2027-03-18']);
  for (const { date_from, date_to, count } of dates) {
    expect(await countOf(`where=france&date_from=${date_from}&date_to=${date_to}&beds=2`)).toBe(count);
  }
});

test.each([
  [
    'at the limit of the booking horizon',
    'date_from=2029-03-12&date_to=2029-03-14',
    ['2029-03-10', '2029-03-11'],
  ],
  ['beyond the booking horizon', 'date_from=2029-03-14&date_to=2029-03-17', []],
  ['on the last days there are', 'date_from=9999-12-30&date_to=9999-12-31', []],
])('other days of a stay %s do not lie further ahead', async (_, stay, expected) => {
  const { dates } = await alternatives(`where=france&${stay}`);
  expect(dates.map(({ date_from }) => date_from)).toEqual(expected);
});

test('the filter that costs most results is named first, with what the search has without it', async () => {
  const { filters } = await alternatives(`where=france&${STRICT}`);
  const counts = filters.map(({ count }) => count);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(filters[0]?.filter).toBe('smoking');
  for (const { filter, count } of filters) {
    const without = STRICT.split('&').filter((pair) => !pair.startsWith(`${filter}=`));
    expect(await countOf(`where=france&${without.join('&')}`)).toBe(count);
  }
});

test('without dates, place or filters there are no alternatives', async () => {
  expect(await alternatives('')).toEqual({ places: [], dates: [], filters: [] });
  expect(await alternatives('where=xqzzwv-qqj')).toEqual({ places: [], dates: [], filters: [] });
});

test('alternatives to an invalid search are refused like the search', async () => {
  const { status, body } = await api.get('/3/campers/search/alternatives/?beds=9&date_from=2027-05-01');
  expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ['beds'] });
});
