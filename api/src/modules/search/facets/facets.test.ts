import { sql } from 'kysely';

import type { Facets, SearchParams } from '@campavia/contracts';
import { EQUIPMENT_CODES, FLAG_FIELDS, type EquipmentCode } from '@campavia/domain';

import { drawSearch } from '../../../../prove/search/draw-search';
import { readCampers } from '../../../../prove/search/marketplace';
import { createRandom } from '../../../../demo/seeds/campers/random';
import { startApplication, type Application } from '../../../../test/application';
import { TEST_TODAY } from '../../../../test/scratch-databases';
import { runCancellable } from '../../../database/cancellable-query';

const STATES = 300;
const SEED = 4711;

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

function queryOf(params: SearchParams): string {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    [value].flat().map((item): [string, string] => [name, String(item)]),
  );
  return String(new URLSearchParams(entries));
}

async function countOf(params: SearchParams): Promise<number> {
  const { body } = await api.get(`/3/campers/search/?${queryOf({ ...params, page: 1, page_size: 1 })}`);
  return body.count;
}

async function facetsOf(params: SearchParams): Promise<Facets> {
  const { body } = await api.get(`/3/campers/search/?${queryOf({ ...params, facets: 1, page_size: 1 })}`);
  return body.facets;
}

/** The search after choosing a value of a filter. */
function choosing(params: SearchParams, filter: string, value: string): SearchParams {
  if (filter === 'equipments') {
    const chosen = new Set([...(params.equipments ?? []), value as EquipmentCode]);
    return { ...params, equipments: [...chosen] };
  }
  const isList = filter === 'types' || filter === 'owner_types';
  return { ...params, [filter]: isList ? [value] : value };
}

test(`each count is the number of results once the value is chosen, in ${STATES} searches (seed ${SEED})`, async () => {
  const campers = await readCampers(api.database);
  const places = await api.database
    .selectFrom('place')
    .select(['slug', 'place_type', 'country', 'latitude', 'longitude', 'radius'])
    .where((where) => where.or([where('population', '>', 20_000), where('place_type', '=', 'COUNTRY')]))
    .orderBy('id')
    .execute();
  let [some, wrong] = [0, [] as unknown[]];
  for (let nth = 1; nth <= STATES; nth += 1) {
    const { params } = drawSearch(SEED, nth, { campers, places, today: TEST_TODAY });
    const random = createRandom(SEED, nth, 2);
    const facets = await facetsOf(params);
    for (let round = 0; round < 3; round += 1) {
      const filter = random.pick(Object.keys(facets));
      const value = random.pick(Object.keys(facets[filter] ?? {}));
      const returned = facets[filter]?.[value] ?? -1;
      const found = await countOf(choosing(params, filter, value));
      some += Number(found > 0);
      if (returned !== found) wrong = [...wrong, { query: queryOf(params), filter, value, returned, found }];
    }
  }
  expect(wrong).toEqual([]);
  expect(some).toBeGreaterThan(STATES / 2);
}, 300_000);

test('every filter with a list of values is counted, also where nothing is found', async () => {
  const facets = await facetsOf({ where: 'annecy', date_from: '2020-01-01', date_to: '2020-01-03' });
  expect(Object.keys(facets).sort()).toEqual(
    [
      ...FLAG_FIELDS,
      ...['seatbelts', 'beds', 'types', 'vehicle_height', 'licence_type', 'owner_types'],
      ...['review_average__gte', 'equipments'],
    ].sort(),
  );
  expect(Object.keys(facets.equipments ?? {})).toEqual([...EQUIPMENT_CODES]);
  expect(
    Object.values(facets)
      .flatMap((values) => Object.values(values))
      .every((count) => count === 0),
  ).toBe(true);
});

test('nothing is counted unless it is asked for', async () => {
  const { body } = await api.get('/3/campers/search/?where=annecy');
  expect(body).not.toHaveProperty('facets');
});

test('cancels a query whose client has disconnected, and reuses its connection', async () => {
  const gone = new AbortController();
  const asked = runCancellable(api.database, gone.signal, (connection) =>
    sql`select pg_sleep(20)`.execute(connection),
  );
  setTimeout(() => gone.abort(), 100);
  await expect(asked).rejects.toMatchObject({ code: '57014' });
  for (let nth = 0; nth < 6; nth += 1)
    expect((await api.get('/3/campers/search/?where=annecy')).status).toBe(200);
});

test('does not run a query whose client has already disconnected', async () => {
  const asked = runCancellable(api.database, AbortSignal.abort(), () => Promise.resolve('asked'));
  await expect(asked).rejects.toThrow('aborted');
});
