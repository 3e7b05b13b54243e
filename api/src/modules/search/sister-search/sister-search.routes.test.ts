import type { SearchResult } from '@campavia/contracts';

import { settingsFor, startApplication, type Application } from '../../../../test/application';

let api: Application;

beforeAll(async () => {
  const { outside } = settingsFor('', '');
  api = await startApplication({ outside: { ...outside, sisterListings: 'sandbox' } });
});
afterAll(() => api.close());

const both = (query: string) => api.get(`/3/yesboony/search/?${query}`);
const nameOf = ({ id, source }: SearchResult) => `${source ? 'sister' : 'own'} ${id}`;

async function allPages(query: string): Promise<SearchResult[]> {
  const found: SearchResult[] = [];
  let address: string | null = `/3/yesboony/search/?${query}`;
  while (address) {
    const { body } = await api.get(address);
    found.push(...body.results);
    address = body.next;
  }
  return found;
}

const isForeign = ({ source }: SearchResult) => source !== undefined;

test('results of the sister platform are included and marked', async () => {
  const own = await api.get('/3/campers/search/?where=annecy&page_size=100');
  const { status, body } = await both('where=annecy&page_size=100');
  expect(status).toBe(200);
  const foreign = body.results.filter(isForeign);
  expect(foreign).toHaveLength(2);
  expect(foreign[0].source).toEqual({ name: expect.any(String), url: expect.stringMatching(/^\/sandbox\//) });
  expect(body.count).toBe(own.body.count + 2);
  expect(body.results.filter((result: SearchResult) => !isForeign(result))).toEqual(own.body.results);
});

test.each(['relevance', 'price', 'rating', 'distance'])(
  'going through the pages by %s neither loses nor repeats anything',
  async (ordering) => {
    const query = `where=france&date_from=2027-06-07&date_to=2027-06-11&ordering=${ordering}`;
    const whole = await both(`${query}&page_size=100`);
    const paged = (await allPages(`${query}&page_size=7`)).map(nameOf);
    expect(paged).toHaveLength(whole.body.count);
    expect(new Set(paged).size).toBe(paged.length);
    expect(paged.slice(0, 100)).toEqual(whole.body.results.map(nameOf));
    expect(paged.filter((name) => name.startsWith('sister'))).toHaveLength(8);
  },
);

test('sorts campers of both platforms by price', async () => {
  const found = await allPages('where=france&ordering=price&page_size=50');
  const prices = found.map(({ price_per_day }) => Number(price_per_day));
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  const middle = found.findIndex(isForeign);
  expect(middle).toBeGreaterThan(0);
  expect(middle).toBeLessThan(found.length - 8);
});

test.each([
  ['pets=true', 1],
  ['types=4&automatic_gear=true', 1],
  ['beds=4', 1],
  ['owner_types=professional', 0],
  ['max_price=80', 1],
  ['latitude=45.9&longitude=6.12&radius=5', 2],
  ['bbox=6,45,7,46', 2],
  ['date_from=2020-01-01&date_to=2020-01-05', 0],
])('filters hold for the sister platform: %s', async (filter, foreign) => {
  const place = filter.includes('latitude') || filter.includes('bbox') ? '' : 'where=annecy&';
  const { body } = await both(`${place}${filter}&page_size=100`);
  expect(body.results.filter(isForeign)).toHaveLength(foreign);
});

test('without configuration there is no sister platform', async () => {
  const plain = await startApplication();
  const { body } = await plain.get('/3/yesboony/search/?where=annecy');
  expect(body.results.some(isForeign)).toBe(false);
  await plain.close();
});
