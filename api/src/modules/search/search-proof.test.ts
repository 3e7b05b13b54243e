import { sql } from 'kysely';

import { checkStay, daysInclusive, FLAG_FIELDS } from '@campavia/domain';

import { expectedResults, type ExpectedResults } from '../../../prove/search/expected-results';
import { proveSearch } from '../../../prove/search/prove-search';
import { startApplication, type Application } from '../../../test/application';
import { TEST_TODAY } from '../../../test/scratch-databases';

const SEED = 2027;
const SEARCHES = 500;

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());

function prove(broken?: Partial<ExpectedResults>) {
  return proveSearch({
    database: api.database,
    today: TEST_TODAY,
    searches: SEARCHES,
    seed: SEED,
    search: async (query) => (await api.get(`/3/campers/search/?${query}`)).body,
    listing: async (id, query) => (await api.get(`/3/products/${id}/?${query}`)).body,
    broken,
    maxMismatches: broken && 1,
  });
}

test(`random searches (seed ${SEED}) answer exactly what a filter over all campers finds`, async () => {
  const outcome = await prove();
  expect(outcome.mismatches).toEqual([]);
  expect(outcome.withHits).toBeGreaterThan(SEARCHES / 3);
  expect(outcome.compared).toBeGreaterThan(400);
});

const { price, isWithinPrice, key, liesIn, hasFeatures } = expectedResults;

const broken: [string, Partial<ExpectedResults>][] = [
  [
    'taken days are overlooked',
    { isFree: (camper, { stay }, today) => !stay || !checkStay({ ...camper, ...stay, today, busy: [] }) },
  ],
  [
    'the shortest stay is overlooked',
    { isFree: (camper, { stay }, today) => !stay || !checkStay({ ...camper, ...stay, today, minDays: 1 }) },
  ],
  [
    'days without hand-over are overlooked',
    {
      isFree: (camper, { stay }, today) =>
        !stay || !checkStay({ ...camper, ...stay, today, closedWeekdays: [] }),
    },
  ],
  [
    'the last day of a stay is not looked at',
    {
      isFree: (camper, { stay }, today) =>
        !stay ||
        (!checkStay({ ...camper, from: stay.from, to: stay.from, today, minDays: 1 }) &&
          daysInclusive(stay.from, stay.to) >= camper.minDays),
    },
  ],
  [
    'owners’ own prices are forgotten',
    { price: (camper, criteria, today) => price({ ...camper, overrides: [] }, criteria, today) },
  ],
  [
    'the weekly discount is forgotten',
    { price: (camper, criteria, today) => price({ ...camper, weeklyPercent: 0 }, criteria, today) },
  ],
  [
    'every owner is paid in euros',
    { price: (camper, criteria, today) => price({ ...camper, currency: 'EUR' }, criteria, today) },
  ],
  [
    'a price at the limit is left out',
    { isWithinPrice: (shown, criteria) => isWithinPrice(shown - 100, criteria) },
  ],
  [
    'the way does not count for the order',
    { key: (camper, criteria, shown) => key(camper, { ...criteria, area: undefined }, shown) },
  ],
  ...FLAG_FIELDS.map((field): [string, Partial<ExpectedResults>] => [
    `${field} is not looked at`,
    { hasFeatures: (camper, asked) => hasFeatures(camper, { ...asked, [field]: undefined }) },
  ]),
  ...(['vehicle_height', 'licence_type', 'owner_types', 'review_average__gte', 'equipments'] as const).map(
    (field): [string, Partial<ExpectedResults>] => [
      `${field} is not looked at`,
      { hasFeatures: (camper, asked) => hasFeatures(camper, { ...asked, [field]: undefined }) },
    ],
  ),
  [
    'every order is by relevance',
    { key: (camper, criteria, shown) => key(camper, { ...criteria, ordering: 'relevance' }, shown) },
  ],
  [
    'a box loses its western edge',
    {
      liesIn: (camper, criteria) =>
        liesIn(camper, criteria) &&
        !(criteria.area && 'box' in criteria.area && camper.longitude - criteria.area.box[0] < 0.02),
    },
  ],
];

test.each(broken)('the proof notices when %s', async (_, reference) => {
  expect((await prove(reference)).mismatches.length).toBeGreaterThan(0);
});

test('the proof notices when the read model forgets that days are taken', async () => {
  await sql`update camper_search set busy = '{}'`.execute(api.database);
  const { mismatches } = await prove({});
  await sql`select refresh_camper_search(array(select id from camper))`.execute(api.database);
  expect(mismatches.length).toBeGreaterThan(0);
});
