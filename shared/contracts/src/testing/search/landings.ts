import type { ChildPlace, NearbyPlace, SeasonPrices } from '../../search/landings';

/** A town of Haute-Savoie. */
export function aChildPlace(over: Partial<ChildPlace> = {}): ChildPlace {
  return { slug: 'annecy', name: 'Annecy', place_type: 'LOC', campers: 46, ...over };
}

/** A town on the way from Annecy to Geneva. */
export function aNearbyPlace(over: Partial<NearbyPlace> = {}): NearbyPlace {
  return {
    id: 3037538,
    slug: 'annemasse',
    name: 'Annemasse',
    place_type: 'LOC',
    country: 'FR',
    latitude: 46.19,
    longitude: 6.24,
    distance_km: 33.6,
    campers: 12,
    ...over,
  };
}

/** The prices of 46 campers, in euros. */
export function someSeasonPrices(over: Partial<SeasonPrices> = {}): SeasonPrices {
  return {
    count: 46,
    currency: 'EUR',
    seasons: [
      { season: 1, least: '41.75', lower: '78.25', median: '96.65', upper: '118.50' },
      { season: 3, least: '62.15', lower: '119.65', median: '151.85', upper: '188.65' },
    ],
    mid_season: { least: '49.50', lower: '94.35', median: '118.50', upper: '146.10' },
    ...over,
  };
}
