import { addDays } from '@campavia/domain';

import { createRandom, type Random } from '../demo/seeds/campers/random';
import { TEST_TODAY } from '../test/scratch-databases';

/** A kind of search. */
export interface Scenario {
  name: string;
  /** The call; by default the search itself. */
  path?: string;
  query: Record<string, string>;
  /** No dates and filters unless asked for. */
  has?: readonly Part[];
  /** Only the page, without its count. */
  isPageAlone?: true;
  /** Maximum 95th percentile of the database time, in milliseconds, for any number of campers. */
  targetMs?: number;
}

type Part = 'dates' | 'filters' | 'features' | 'name';

const PARIS = { where: 'paris' };
const FRANCE = { where: 'france' };
const REGION = { latitude: '45.7485', longitude: '4.8467', radius: '100' };
const WIDE = { ...REGION, radius: '500' };
const BOX = { bbox: '-5,42,8.5,51' };
const COUNTED = { facets: '1', page_size: '1' };
const MAP = '/3/campers/clusters/';
const DATES_AND_FILTERS = ['dates', 'filters'] as const;
const ALL = ['dates', 'filters', 'features'] as const;

const AROUND: readonly Scenario[] = withTarget(60, [
  { name: 'Paris 30 km, all filters', query: PARIS, has: ALL },
  { name: 'Paris 30 km, dates and filters', query: PARIS, has: DATES_AND_FILTERS },
  { name: 'Paris 30 km, dates', query: PARIS, has: ['dates'] },
  { name: 'Paris 30 km', query: PARIS },
  { name: 'Paris 30 km, by distance', query: { ...PARIS, ordering: 'distance' } },
  { name: 'Lyon 100 km, dates and filters', query: REGION, has: DATES_AND_FILTERS },
  { name: 'Lyon 100 km, all filters', query: REGION, has: ALL },
]);

const COUNTRY: readonly Scenario[] = [
  { name: 'France', query: FRANCE, targetMs: 5 },
  {
    name: 'France, dates and filters, page alone',
    query: FRANCE,
    has: DATES_AND_FILTERS,
    isPageAlone: true,
    targetMs: 5,
  },
  { name: 'France, dates and filters', query: FRANCE, has: DATES_AND_FILTERS },
  { name: 'France, all filters', query: FRANCE, has: ALL },
  { name: 'France, by rating', query: { ...FRANCE, ordering: 'rating' }, targetMs: 100 },
  { name: 'France, by price', query: { ...FRANCE, ordering: 'price' }, targetMs: 100 },
  { name: 'France, dates, by price', query: { ...FRANCE, ordering: 'price' }, has: ['dates'], targetMs: 100 },
  {
    name: 'France, dates and filters, by price',
    query: { ...FRANCE, ordering: 'price' },
    has: DATES_AND_FILTERS,
    targetMs: 100,
  },
  { name: 'anywhere, dates', query: {}, has: ['dates'] },
  { name: 'Lyon 500 km, dates and filters', query: WIDE, has: DATES_AND_FILTERS },
  { name: 'box of France, dates and filters', query: BOX, has: DATES_AND_FILTERS },
];

const BESIDE_FILTERS: readonly Scenario[] = withTarget(250, [
  { name: 'counts beside filters: Paris', query: { ...PARIS, ...COUNTED } },
  { name: 'counts beside filters: Paris, all filters', query: { ...PARIS, ...COUNTED }, has: ALL },
  { name: 'counts beside filters: France', query: { ...FRANCE, ...COUNTED } },
  {
    name: 'counts beside filters: France, dates and filters',
    query: { ...FRANCE, ...COUNTED },
    has: DATES_AND_FILTERS,
  },
]);

/** The measured kinds. */
export const SCENARIOS: readonly Scenario[] = [
  ...AROUND,
  ...COUNTRY,
  ...BESIDE_FILTERS,
  { name: 'map of France', path: MAP, query: { ...BOX, zoom: '6' } },
  {
    name: 'map of Paris, dates',
    path: MAP,
    query: { bbox: '1.9,48.6,2.8,49.1', zoom: '11' },
    has: ['dates'],
  },
  {
    name: 'places by what is typed',
    path: '/v4/geolocation/places/',
    query: {},
    has: ['name'],
    targetMs: 20,
  },
];

/** Prefixes, full names, typos, names in other languages, regions and countries. */
const TYPED = [
  ...[
    'a',
    'ann',
    'annecy',
    'anecy',
    'grenobel',
    'saint',
    'saint-e',
    'mun',
    'München',
    'Monaco di Baviera',
    'munic',
  ],
  ...[
    'lon',
    'Londres',
    'bretagne',
    'bretange',
    'fra',
    'Deutschland',
    'zur',
    'Zürich',
    'barcellona',
    'x',
    'san se',
  ],
  ...['new yo', 'Provence', 'la', 'Île', 'wien', 'lissabon', 'porto', 'qwertzuiop'],
];

function withTarget(targetMs: number, scenarios: readonly Scenario[]): readonly Scenario[] {
  return scenarios.map((scenario) => ({ ...scenario, targetMs }));
}

/** The query strings of a scenario, equal in every run. */
export function drawQueries(scenario: Scenario, count: number): string[] {
  return Array.from({ length: count }, (_, nth) => {
    const random = createRandom(7, nth);
    const query = new URLSearchParams(scenario.query);
    if (scenario.has?.includes('dates')) addDates(query, random);
    if (scenario.has?.includes('filters')) addFilters(query, random);
    if (scenario.has?.includes('features')) addFeatures(query, random);
    if (scenario.has?.includes('name')) query.set('search', random.pick(TYPED));
    return String(query);
  });
}

function addDates(query: URLSearchParams, random: Random): void {
  const from = addDays(TEST_TODAY, random.whole(5, 270));
  query.set('date_from', from);
  query.set('date_to', addDays(from, random.whole(3, 13)));
}

function addFilters(query: URLSearchParams, random: Random): void {
  query.set('seatbelts', '4');
  query.set('beds', String(random.whole(2, 4)));
  for (const type of random.pick(['1,2', '4,5', '1,2,3', '1,2,4,5'].map((list) => list.split(',')))) {
    query.append('types', type);
  }
  query.set('min_price', '50');
  query.set('max_price', String(random.whole(110, 160)));
}

function addFeatures(query: URLSearchParams, random: Random): void {
  const often = ['pets', 'instant_booking', 'international', 'isofix', 'discount_weekly', 'automatic_gear'];
  if (random.chance(0.5)) query.set(random.pick(often), 'true');
  if (random.chance(0.5)) query.set('equipments', random.pick(['heating', 'awning', 'bike_rack', 'shower']));
  if (random.chance(0.3)) query.set('owner_types', random.pick(['private', 'professional']));
  if (random.chance(0.3)) query.set('vehicle_height', random.pick(['200', '280', '300']));
  if (random.chance(0.3)) query.set('review_average__gte', random.pick(['4', '4.5']));
}
