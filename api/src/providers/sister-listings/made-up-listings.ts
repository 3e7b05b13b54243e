import type { FlagField } from '@campavia/domain';

/** A generated listing of the sandbox. */
export interface MadeUpListing {
  id: number;
  title: string;
  type: number;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  seatbelts: number;
  beds: number;
  /** Price per day, everything included. */
  euroCents: number;
  reviewAverage: number;
  reviewCount: number;
  owner: string;
  flags: FlagField[];
}

type Town = [city: string, country: string, latitude: number, longitude: number];

const TOWNS: Town[] = [
  ['Annecy', 'FR', 45.9, 6.12],
  ['Paris', 'FR', 48.86, 2.35],
  ['Lyon', 'FR', 45.75, 4.85],
  ['Bordeaux', 'FR', 44.84, -0.58],
  ['Lausanne', 'CH', 46.52, 6.63],
  ['London', 'GB', 51.51, -0.13],
  ['Edinburgh', 'GB', 55.95, -3.19],
  ['München', 'DE', 48.14, 11.58],
  ['Barcelona', 'ES', 41.39, 2.16],
  ['Milano', 'IT', 45.46, 9.19],
  ['Amsterdam', 'NL', 52.37, 4.89],
  ['Lisboa', 'PT', 38.72, -9.14],
];

const KINDS = [
  {
    title: 'Compact van with a pop-up roof',
    type: 5,
    seatbelts: 4,
    beds: 4,
    euroCents: 7900,
    reviewAverage: 4.6,
    reviewCount: 12,
    owner: 'Noor',
    flags: ['instant_booking', 'pets', 'international'],
  },
  {
    title: 'Campervan with a bed across the back',
    type: 4,
    seatbelts: 2,
    beds: 2,
    euroCents: 9450,
    reviewAverage: 4.9,
    reviewCount: 31,
    owner: 'Ilse',
    flags: ['automatic_gear', 'km_unlimited', 'international', 'winter_tire'],
  },
] satisfies Partial<MadeUpListing>[];

/** Two in each of the popular towns. */
export const MADE_UP_LISTINGS: readonly MadeUpListing[] = TOWNS.flatMap(
  ([city, country, latitude, longitude], town) =>
    KINDS.map((kind, nth) => ({
      ...kind,
      id: town * KINDS.length + nth + 1,
      city,
      country,
      longitude,
      latitude: Math.round((latitude + nth * 0.02) * 100) / 100,
      flags: kind.flags,
    })),
);
