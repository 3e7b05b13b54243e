import type { Place } from '../../search/places';

/** Annecy, with its country, region and department above it. */
export function aPlace(over: Partial<Place> = {}): Place {
  return {
    id: 3037543,
    slug: 'annecy',
    name: 'Annecy',
    place_type: 'LOC',
    country: 'FR',
    latitude: 45.9,
    longitude: 6.12,
    radius: 30,
    ancestors: [
      { name: 'France', slug: 'france', place_type: 'COUNTRY' },
      { name: 'Auvergne-Rhône-Alpes', slug: 'auvergne-rhone-alpes', place_type: 'LVL1' },
      { name: 'Haute-Savoie', slug: 'haute-savoie', place_type: 'LVL2' },
    ],
    ...over,
  };
}
