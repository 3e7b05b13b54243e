import type { Facets } from '@campavia/contracts';

import { createCappedSearch } from '../../../prove/search/capped-search';
import { drawSearch } from '../../../prove/search/draw-search';
import { expectedResults, type ExpectedResults } from '../../../prove/search/expected-results';
import { readCampers } from '../../../prove/search/marketplace';
import { proveSearch } from '../../../prove/search/prove-search';
import { createRandom } from '../../../demo/seeds/campers/random';
import { createCaller, settingsFor, startApplication, type Application } from '../../../test/application';
import { TEST_NOW_MS, TEST_TODAY } from '../../../test/scratch-databases';
import type { Api } from '../../core/app-context';
import { createClock } from '../../core/clock';
import type { CountLimits } from './facets/count-limits';

const SEED = 816;
const SEARCHES = 200;
/** A few hundred campers are a crowd to these. */
const LIMITS: CountLimits = { exactAmong: 0, cap: 20, pieces: [15, 60], piecesWithRows: [15, 60, 100_000] };

let api: Application;
let crowded: Api;
let get: Application['get'];

beforeAll(async () => {
  api = await startApplication();
  const { database, databaseUrl, home } = api;
  const settings = settingsFor(databaseUrl, home);
  crowded = createCappedSearch({ database, clock: createClock(TEST_NOW_MS), settings }, LIMITS);
  get = createCaller(crowded);
});
afterAll(async () => {
  await crowded.close();
  await api.close();
});

const search = async (query: string) => (await get(`/3/campers/search/?${query}`)).body;

function prove(broken?: Partial<ExpectedResults>, countsUpTo = LIMITS.cap) {
  return proveSearch({
    database: api.database,
    today: TEST_TODAY,
    searches: SEARCHES,
    seed: SEED,
    countsUpTo,
    broken,
    search: (query) => search(String(query)),
    listing: async (id, query) => (await api.get(`/3/products/${id}/?${query}`)).body,
    maxMismatches: broken && 1,
  });
}

test(`among very many campers the pages are the same, and only counts end early (seed ${SEED})`, async () => {
  const { mismatches, withHits } = await prove();
  expect(mismatches).toEqual([]);
  expect(withHits).toBeGreaterThan(SEARCHES / 3);
});

const { key, rank, price } = expectedResults;

test.each<[string, Partial<ExpectedResults>]>([
  [
    'the cheapest are looked for by their rates alone',
    {
      price: (camper, criteria, today) =>
        price({ ...camper, weeklyPercent: 0, earlyPercent: 0 }, criteria, today),
    },
  ],
  ['results by price come in the order of relevance', { key: (camper, criteria) => rank(camper, criteria) }],
  [
    'the way from the middle of a circle does not count',
    { rank: (camper, criteria) => rank(camper, { ...criteria, area: undefined }) },
  ],
  [
    'ratings are ordered the wrong way round',
    {
      key: (camper, criteria, shown) =>
        (criteria.ordering === 'rating' ? -1 : 1) * key(camper, criteria, shown),
    },
  ],
])('it would be noticed if %s', async (_, broken) => {
  expect((await prove(broken)).mismatches).not.toEqual([]);
});

test('a count without a limit is detected', async () => {
  expect((await prove({}, LIMITS.cap + 1)).mismatches).not.toEqual([]);
});

test('a count beyond the cap says so, and the pages go on', async () => {
  const { count, count_capped, next, box } = await search('where=france&page_size=5&page=20');
  expect({ count, count_capped }).toEqual({ count: LIMITS.cap, count_capped: true });
  expect(next).toContain('page=21');
  expect(box).toEqual((await api.get('/3/campers/search/?where=france')).body.box);
});

test('a count below the cap is exact and says nothing', async () => {
  const query = 'where=france&beds=6&km_unlimited=true';
  const exact = (await api.get(`/3/campers/search/?${query}`)).body;
  expect(exact.count).toBeGreaterThan(0);
  expect(exact.count).toBeLessThan(LIMITS.cap);
  const answer = await search(query);
  expect(answer).toMatchObject({ count: exact.count, next: null });
  expect(answer).not.toHaveProperty('count_capped');
});

test('the last page of many results has no next one', async () => {
  const { count } = (await api.get('/3/campers/search/?where=switzerland')).body;
  const last = Math.ceil(count / 7);
  const answer = await search(`where=switzerland&page_size=7&page=${last}`);
  expect(answer.results).toHaveLength(count - 7 * (last - 1) || 7);
  expect(count % 7 ? answer.next : null).toBeNull();
});

test('each count beside a filter is that of all campers, as far as it goes', async () => {
  const campers = await readCampers(api.database);
  const places = await api.database
    .selectFrom('place')
    .select(['slug', 'place_type', 'country', 'latitude', 'longitude', 'radius'])
    .where('place_type', '=', 'COUNTRY')
    .orderBy('id')
    .execute();
  let [capped, open] = [0, 0];
  for (let nth = 1; nth <= 50; nth += 1) {
    const { params } = drawSearch(SEED, nth, { campers, places, today: TEST_TODAY });
    const query = new URLSearchParams(createRandom(SEED, nth).chance(0.3) ? {} : asText(params));
    query.set('facets', '1');
    const returned: Facets = (await search(String(query))).facets;
    const exact: Facets = (await api.get(`/3/campers/search/?${query}`)).body.facets;
    expect({ query: String(query), facets: returned }).toEqual({
      query: String(query),
      facets: atMost(exact),
    });
    const counts = Object.values(returned).flatMap((values) => Object.values(values));
    capped += counts.filter((count) => count === LIMITS.cap).length;
    open += counts.filter((count) => count > 0 && count < LIMITS.cap).length;
  }
  expect(capped).toBeGreaterThan(300);
  expect(open).toBeGreaterThan(300);
}, 120_000);

test('with dates only the best of a crowd are counted, and the answer says that there may be more', async () => {
  const { database, databaseUrl, home } = api;
  const context = { database, clock: createClock(TEST_NOW_MS), settings: settingsFor(databaseUrl, home) };
  const capped = createCappedSearch(context, { ...LIMITS, piecesWithRows: [15, 20] });
  const query = 'where=france&date_from=2027-05-10&date_to=2027-05-16&facets=1';
  const { facets, facets_at_least } = (await createCaller(capped)(`/3/campers/search/?${query}`)).body;
  await capped.close();
  expect(facets_at_least).toBe(true);
  const exact: Facets = (await api.get(`/3/campers/search/?${query}`)).body.facets;
  const pairs = Object.entries(exact).flatMap(([filter, values]) =>
    Object.entries(values).map(([value, count]) => [facets[filter][value], Math.min(count, LIMITS.cap)]),
  );
  expect(pairs.filter(([returned, all]) => returned > (all ?? 0))).toEqual([]);
  expect(pairs.some(([returned, all]) => returned > 0 && returned < (all ?? 0))).toBe(true);
});

test('without dates every count in a dense area continues to the limit', async () => {
  expect(await search('where=france&facets=1')).not.toHaveProperty('facets_at_least');
});

function asText(params: object): [string, string][] {
  return Object.entries(params).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, String(item)]),
  );
}

function atMost(facets: Facets): Facets {
  return JSON.parse(JSON.stringify(facets), (_, value) =>
    typeof value === 'number' ? Math.min(value, LIMITS.cap) : value,
  );
}
