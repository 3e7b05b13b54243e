import { addDays } from '@campavia/domain';

import { createRandom, type Random } from '../seeds/campers/random';
import { TEST_TODAY } from '../test/scratch-databases';

/** A kind of search that people make. */
export interface Scene {
  name: string;
  place: Record<string, string>;
  hasDates: boolean;
  hasFilters: boolean;
}

const PARIS = { where: 'paris' };
const REGION = { latitude: '45.7485', longitude: '4.8467', radius: '100' };

/** What is measured, the search that has a target first. */
export const SCENES: readonly Scene[] = [
  { name: 'Paris 30 km, dates and filters', place: PARIS, hasDates: true, hasFilters: true },
  { name: 'Paris 30 km, dates', place: PARIS, hasDates: true, hasFilters: false },
  { name: 'Paris 30 km', place: PARIS, hasDates: false, hasFilters: false },
  { name: 'Lyon 100 km, dates and filters', place: REGION, hasDates: true, hasFilters: true },
  { name: 'France, dates and filters', place: { where: 'france' }, hasDates: true, hasFilters: true },
  { name: 'France', place: { where: 'france' }, hasDates: false, hasFilters: false },
  { name: 'anywhere, dates', place: {}, hasDates: true, hasFilters: false },
];

/** The query strings of a scene, the same at every run. */
export function drawQueries(scene: Scene, count: number): string[] {
  return Array.from({ length: count }, (_, nth) => {
    const random = createRandom(7, nth);
    const query = new URLSearchParams(scene.place);
    if (scene.hasDates) addDates(query, random);
    if (scene.hasFilters) addFilters(query, random);
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
