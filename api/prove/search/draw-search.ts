import type { SearchParams } from '@campavia/contracts';
import { addDays, type CurrencyCode, type Ordering, type PlainDate } from '@campavia/domain';

import { createRandom, type Random } from '../../demo/seeds/campers/random';
import type { PlaceRow } from '../../src/modules/places/places.store';
import { drawFeatures } from './draw-features';
import type { SearchCriteria } from './expected-results';
import type { PlainCamper } from './marketplace';

/** A search as query parameters and as criteria of the domain. */
export interface DrawnSearch {
  params: SearchParams;
  criteria: SearchCriteria;
}

type Spot = Pick<PlaceRow, 'slug' | 'place_type' | 'country' | 'latitude' | 'longitude' | 'radius'>;

interface SearchData {
  campers: readonly PlainCamper[];
  places: readonly Spot[];
  today: PlainDate;
}

/** The n-th search of a seed, mostly close to campers and within a year. */
export function drawSearch(seed: number, nth: number, data: SearchData): DrawnSearch {
  const random = createRandom(seed, nth);
  const parts = [
    drawArea(random, data),
    drawStay(random, data.today),
    drawVehicle(random),
    drawPrice(random),
  ];
  const features = drawFeatures(random);
  const ordering = random.weighted<Ordering>([
    ['relevance', 4],
    ['price', 2],
    ['rating', 2],
    ['distance', 2],
  ]);
  const currency = random.pick<CurrencyCode>(['EUR', 'GBP', 'CHF', 'USD']);
  const params: SearchParams = Object.assign(
    { currency, ordering, ...features },
    ...parts.map((part) => part.params),
  );
  const criteria: SearchCriteria = Object.assign(
    { area: undefined, currency, ordering, features },
    ...parts.map((part) => part.criteria),
  );
  return {
    params: {
      ...params,
      page: random.weighted([
        [1, 8],
        [2, 1.5],
        [3, 0.5],
      ]),
      page_size: random.pick([20, 5, 100]),
    },
    criteria,
  };
}

interface Part {
  params: SearchParams;
  criteria: Partial<SearchCriteria>;
}

function drawArea(random: Random, { campers, places }: SearchData): Part {
  const kind = random.weighted([
    ['place', 45],
    ['point', 20],
    ['box', 18],
    ['country', 12],
    ['anywhere', 5],
  ] as const);
  const { latitude, longitude } = random.pick(campers);
  if (kind === 'anywhere') return { params: {}, criteria: {} };
  if (kind === 'point') return pointArea(random, { latitude, longitude });
  if (kind === 'box') return boxArea(random, { latitude, longitude });
  const place = random.pick(
    kind === 'country' ? countriesOf(places) : placesAround({ latitude, longitude }, places),
  );
  const centre = { latitude: place.latitude, longitude: place.longitude };
  const area = place.radius === 0 ? { country: place.country } : { centre, radiusKm: place.radius };
  return { params: { where: place.slug }, criteria: { area } };
}

function countriesOf(places: readonly Spot[]): Spot[] {
  return places.filter(({ place_type }) => place_type === 'COUNTRY');
}

/** Places less than half a degree away; all places if there are none. */
function placesAround(camper: Around, places: readonly Spot[]): readonly Spot[] {
  const near = places.filter(
    (place) =>
      place.place_type !== 'COUNTRY' &&
      Math.abs(place.latitude - camper.latitude) < 0.5 &&
      Math.abs(place.longitude - camper.longitude) < 0.5,
  );
  return near.length ? near : places;
}

interface Around {
  latitude: number;
  longitude: number;
}

function pointArea(random: Random, around: Around): Part {
  const centre = {
    latitude: around.latitude + random.normal() * 0.1,
    longitude: around.longitude + random.normal() * 0.1,
  };
  const radius = random.pick([undefined, 5, 12.5, 60, 180, 500]);
  return {
    params: { ...centre, ...(radius && { radius }) },
    criteria: { area: { centre, radiusKm: radius ?? 30 } },
  };
}

function boxArea(random: Random, { latitude, longitude }: Around): Part {
  // Edges on hundredths of a degree coincide with rounded points.
  const edge = (value: number) => Math.round(value * 100) / 100;
  const [wide, high] = [random.next() * 2 + 0.01, random.next() * 2 + 0.01];
  const west = edge(longitude - random.next() * wide);
  const south = edge(latitude - random.next() * high);
  const box: [number, number, number, number] = [
    west,
    south,
    edge(west + wide + 0.01),
    edge(south + high + 0.01),
  ];
  return { params: { bbox: box.join(',') }, criteria: { area: { box } } };
}

function drawStay(random: Random, today: PlainDate): Part {
  if (random.chance(0.25)) return { params: {}, criteria: {} };
  const lead = random.weighted([
    [random.whole(0, 10), 1],
    [random.whole(55, 65), 1],
    [random.whole(130, 160), 2],
    [random.whole(0, 420), 6],
  ]);
  const from = addDays(today, lead);
  const to = addDays(
    from,
    random.weighted([
      [0, 1],
      [random.whole(1, 9), 6],
      [random.whole(5, 25), 3],
    ]),
  );
  return { params: { date_from: from, date_to: to }, criteria: { stay: { from, to } } };
}

function drawVehicle(random: Random): Part {
  const criteria: Partial<SearchCriteria> = {};
  if (random.chance(0.3))
    criteria.seatbelts = random.weighted([
      [2, 3],
      [4, 4],
      [5, 2],
      [6, 1],
    ]);
  if (random.chance(0.3))
    criteria.beds = random.weighted([
      [2, 3],
      [3, 2],
      [4, 3],
      [6, 1],
    ]);
  if (random.chance(0.2)) criteria.types = [1, 2, 3, 4, 5, 6, 7].filter(() => random.chance(0.6));
  if (!criteria.types?.length) delete criteria.types;
  return { params: { ...criteria }, criteria };
}

function drawPrice(random: Random): Part {
  const criteria: Partial<SearchCriteria> = {};
  if (random.chance(0.25)) criteria.minPrice = random.whole(4000, 9_000);
  if (random.chance(0.3)) criteria.maxPrice = random.whole(9000, 20_000);
  const params: SearchParams = {};
  if (criteria.minPrice !== undefined) params.min_price = criteria.minPrice / 100;
  if (criteria.maxPrice !== undefined) params.max_price = criteria.maxPrice / 100;
  return { params, criteria };
}
