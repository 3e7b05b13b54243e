import type { Random } from '../random';
import { CATALOGUE, type Make } from './catalogue';

/** A vehicle as stored. */
export interface MadeVehicle {
  type: number;
  brand: string;
  model: string;
  manufacturer: string;
  year: number;
  seatbelts: number;
  beds: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
  automatic_gear: boolean;
  fuel: string;
  licence_type: string;
}

type Weights = readonly (readonly [number, number])[];

interface Build {
  built: readonly [number, number];
  seatbelts: Weights;
  beds: Weights;
  /** In centimetres. */
  length: readonly [number, number];
  width: readonly [number, number];
  height: readonly [number, number];
  automatic: number;
}

const TYPES: Weights = [
  [1, 20],
  [2, 15],
  [3, 8],
  [4, 29],
  [5, 18],
  [6, 7],
  [7, 3],
];
const TYPES_IN_STATES: Weights = [
  [4, 20],
  [5, 15],
  [6, 15],
  [7, 50],
];

const BUILDS: Record<number, Build> = {
  1: {
    built: [2009, 2026],
    seatbelts: [
      [4, 80],
      [5, 12],
      [2, 8],
    ],
    beds: [
      [2, 22],
      [3, 20],
      [4, 45],
      [5, 13],
    ],
    length: [599, 745],
    width: [220, 235],
    height: [272, 295],
    automatic: 0.24,
  },
  2: {
    built: [2006, 2026],
    seatbelts: [
      [4, 35],
      [5, 20],
      [6, 45],
    ],
    beds: [
      [4, 15],
      [5, 30],
      [6, 50],
      [7, 5],
    ],
    length: [590, 735],
    width: [225, 235],
    height: [300, 320],
    automatic: 0.12,
  },
  3: {
    built: [2007, 2026],
    seatbelts: [
      [4, 88],
      [5, 12],
    ],
    beds: [
      [4, 75],
      [5, 20],
      [2, 5],
    ],
    length: [650, 790],
    width: [220, 235],
    height: [278, 310],
    automatic: 0.5,
  },
  4: {
    built: [2010, 2026],
    seatbelts: [
      [4, 78],
      [2, 14],
      [5, 8],
    ],
    beds: [
      [2, 52],
      [3, 20],
      [4, 28],
    ],
    length: [541, 683],
    width: [205, 208],
    height: [258, 285],
    automatic: 0.3,
  },
  5: {
    built: [2004, 2026],
    seatbelts: [
      [4, 60],
      [5, 26],
      [6, 4],
      [2, 10],
    ],
    beds: [
      [2, 45],
      [4, 48],
      [3, 7],
    ],
    length: [489, 534],
    width: [189, 199],
    height: [192, 212],
    automatic: 0.42,
  },
  6: {
    built: [2005, 2026],
    seatbelts: [[0, 1]],
    beds: [
      [2, 20],
      [3, 15],
      [4, 40],
      [5, 15],
      [6, 10],
    ],
    length: [520, 785],
    width: [210, 250],
    height: [240, 265],
    automatic: 0,
  },
  7: {
    built: [2008, 2025],
    seatbelts: [
      [4, 50],
      [2, 25],
      [5, 25],
    ],
    beds: [
      [2, 55],
      [4, 30],
      [5, 10],
      [6, 5],
    ],
    length: [470, 790],
    width: [190, 244],
    height: [205, 330],
    automatic: 0.4,
  },
};

/** Draws a vehicle that is common in a country, built no later than `newest`. */
export function makeVehicle(random: Random, country: string, newest: number): MadeVehicle {
  const type = random.weighted(country === 'US' ? TYPES_IN_STATES : TYPES);
  const build = BUILDS[type] as Build;
  const make = random.pick((CATALOGUE[type] ?? []).filter(({ only }) => !only || only.includes(country)));
  const year = yearOf(random, make.built ?? build.built, newest);
  const driven = make.bases.length ? drive(random, { make, build, year, country }) : TOWED;
  return {
    type,
    brand: make.brand,
    model: random.pick(make.models),
    manufacturer: make.bases.length ? random.pick(make.bases) : make.brand,
    year,
    beds: random.weighted(build.beds),
    ...sizeOf(random, build),
    ...driven,
    licence_type: type === 3 && driven !== TOWED && random.chance(0.16) ? 'C' : 'B',
  };
}

type Driven = Pick<MadeVehicle, 'seatbelts' | 'automatic_gear' | 'fuel'>;

/** Caravans have no engine and no seats. */
const TOWED: Driven = { seatbelts: 0, automatic_gear: false, fuel: 'none' };

interface Known {
  make: Make;
  build: Build;
  year: number;
  country: string;
}

function drive(random: Random, { make, build, year, country }: Known): Driven {
  const automatic = country === 'US' ? 1 : build.automatic;
  return {
    seatbelts: random.weighted(build.seatbelts),
    automatic_gear: year > 1995 && random.chance(automatic),
    fuel: fuelOf(random, { make, year, country }),
  };
}

function fuelOf(random: Random, { make, year, country }: Omit<Known, 'build'>): string {
  if (country === 'US' || year < 1990) return 'petrol';
  if (make.brand === 'Crosscamp' && random.chance(0.3)) return 'electric';
  return random.chance(0.94) ? 'diesel' : 'petrol';
}

function yearOf(random: Random, [first, last]: readonly [number, number], newest: number): number {
  const latest = Math.min(last, newest);
  // Newer campers are more frequent.
  return latest - Math.floor((latest - first + 1) * random.next() ** 2);
}

function sizeOf(random: Random, { length, width, height }: Build) {
  return {
    length_cm: random.whole(...length),
    width_cm: random.whole(...width),
    height_cm: random.whole(...height),
  };
}
