import { addDays } from '@campavia/domain';

import { createRandom, type Random } from '../seeds/campers/random';
import { TEST_TODAY } from '../test/scratch-databases';

/** A kind of search that people make. */
export interface Scene {
  name: string;
  /** The call, the search itself unless something else is said. */
  path?: string;
  place: Record<string, string>;
  /** No dates and filters unless asked for. */
  has?: readonly ('dates' | 'filters' | 'features')[];
}

const PARIS = { where: 'paris' };
const FRANCE = { where: 'france' };
const REGION = { latitude: '45.7485', longitude: '4.8467', radius: '100' };
const COUNTED = { facets: '1', page_size: '1' };
const MAP = '/3/campers/clusters/';

/** What is measured, the search that has a target first. */
export const SCENES: readonly Scene[] = [
  { name: 'Paris 30 km, dates and filters', place: PARIS, has: ['dates', 'filters'] },
  { name: 'Paris 30 km, all filters', place: PARIS, has: ['dates', 'filters', 'features'] },
  { name: 'Paris 30 km, dates', place: PARIS, has: ['dates'] },
  { name: 'Paris 30 km', place: PARIS },
  { name: 'Paris 30 km, by distance', place: { ...PARIS, ordering: 'distance' } },
  { name: 'Lyon 100 km, dates and filters', place: REGION, has: ['dates', 'filters'] },
  { name: 'Lyon 100 km, all filters', place: REGION, has: ['dates', 'filters', 'features'] },
  { name: 'France, dates and filters', place: FRANCE, has: ['dates', 'filters'] },
  { name: 'France, all filters', place: FRANCE, has: ['dates', 'filters', 'features'] },
  { name: 'France', place: FRANCE },
  { name: 'France, by rating', place: { ...FRANCE, ordering: 'rating' } },
  { name: 'France, by price', place: { ...FRANCE, ordering: 'price' } },
  { name: 'France, dates, by price', place: { ...FRANCE, ordering: 'price' }, has: ['dates'] },
  { name: 'anywhere, dates', place: {}, has: ['dates'] },
  { name: 'counts beside filters: Paris', place: { ...PARIS, ...COUNTED } },
  {
    name: 'counts beside filters: Paris, all filters',
    place: { ...PARIS, ...COUNTED },
    has: ['dates', 'filters', 'features'],
  },
  { name: 'counts beside filters: France', place: { ...FRANCE, ...COUNTED } },
  {
    name: 'counts beside filters: France, dates and filters',
    place: { ...FRANCE, ...COUNTED },
    has: ['dates', 'filters'],
  },
  { name: 'map of France', path: MAP, place: { bbox: '-5,42,8.5,51', zoom: '6' } },
  {
    name: 'map of Paris, dates',
    path: MAP,
    place: { bbox: '1.9,48.6,2.8,49.1', zoom: '11' },
    has: ['dates'],
  },
];

/** The query strings of a scene, the same at every run. */
export function drawQueries(scene: Scene, count: number): string[] {
  return Array.from({ length: count }, (_, nth) => {
    const random = createRandom(7, nth);
    const query = new URLSearchParams(scene.place);
    if (scene.has?.includes('dates')) addDates(query, random);
    if (scene.has?.includes('filters')) addFilters(query, random);
    if (scene.has?.includes('features')) addFeatures(query, random);
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
