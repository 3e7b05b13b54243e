import {
  baseQuote,
  checkStay,
  formatDecimal,
  pricePerDayWithoutDates,
  type CurrencyCode,
  type Ordering,
  type PlainDate,
} from '@campavia/domain';

import { directionOf, kilometresOf, squaredChord, type Point } from '../../src/core/geo';
import { hasFeatures, starsOf, type Features } from './expected-features';
import type { PlainCamper } from './marketplace';

/** Criteria of a search in terms of the domain; prices in minor units of `currency`. */
export interface SearchCriteria {
  area:
    | { country: string }
    | { centre: Point; radiusKm: number }
    | { box: [number, number, number, number] }
    | undefined;
  stay?: { from: PlainDate; to: PlainDate };
  seatbelts?: number;
  beds?: number;
  types?: number[];
  minPrice?: number;
  maxPrice?: number;
  features: Features;
  ordering: Ordering;
  currency: CurrencyCode;
}

/** The rules that results are checked against, one per property, so that a test can break each. */
export interface ExpectedResults {
  liesIn(camper: PlainCamper, criteria: SearchCriteria): boolean;
  hasCapacity(camper: PlainCamper, criteria: SearchCriteria): boolean;
  hasFeatures(camper: PlainCamper, features: Features): boolean;
  isFree(camper: PlainCamper, criteria: SearchCriteria, today: PlainDate): boolean;
  price(camper: PlainCamper, criteria: SearchCriteria, today: PlainDate): ShownPrice;
  isWithinPrice(perDayShown: number, criteria: SearchCriteria): boolean;
  rank(camper: PlainCamper, criteria: SearchCriteria): number;
  /** Sort key, highest first; ties are ordered by rank. */
  key(camper: PlainCamper, criteria: SearchCriteria, shown: number): number;
}

/** The prices on a card. */
export interface ShownPrice {
  /** The amount that the price filter compares, in minor units. */
  shown: number;
  price_per_day: string;
  booking_price_per_day: string | null;
  final_booking_price: string | null;
  original_booking_price: string | null;
}

/** The rules according to the domain and the api's documentation. */
export const expectedResults: ExpectedResults = {
  liesIn,
  hasCapacity,
  hasFeatures,
  isFree,
  price,
  isWithinPrice,
  rank,
  key,
};

function liesIn(camper: PlainCamper, { area }: SearchCriteria): boolean {
  if (!area) return true;
  if ('country' in area) return camper.country === area.country;
  if ('centre' in area) return chord(camper, area.centre) <= squaredChord(area.radiusKm);
  const [west, south, east, north] = area.box;
  const { longitude, latitude } = camper;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function hasCapacity(camper: PlainCamper, { seatbelts = 0, beds = 0, types }: SearchCriteria): boolean {
  return camper.seatbelts >= seatbelts && camper.beds >= beds && (!types || types.includes(camper.type));
}

function isFree(camper: PlainCamper, { stay }: SearchCriteria, today: PlainDate): boolean {
  return !stay || checkStay({ ...camper, ...stay, today }) === null;
}

function price(camper: PlainCamper, { stay, currency }: SearchCriteria, today: PlainDate): ShownPrice {
  const currencies = { currencyOwner: camper.currency, currencyUsed: currency };
  const perDay = pricePerDayWithoutDates({ rates: camper.rates, ...currencies });
  const quote = stay && baseQuote({ ...camper, ...currencies, ...stay, today });
  return {
    shown: quote ? quote.perDay : perDay,
    price_per_day: formatDecimal(perDay),
    booking_price_per_day: quote ? formatDecimal(quote.perDay) : null,
    final_booking_price: quote ? formatDecimal(quote.final) : null,
    original_booking_price: quote ? formatDecimal(quote.original) : null,
  };
}

function isWithinPrice(shown: number, { minPrice = 0, maxPrice = Infinity }: SearchCriteria): boolean {
  return shown >= minPrice && shown <= maxPrice;
}

function rank(camper: PlainCamper, { area }: SearchCriteria): number {
  const count = camper.ratings.length;
  const sum = camper.ratings.reduce((total, rating) => total + rating, 0);
  const stars = 2 * (Math.floor((100 * sum + 2150) / (count + 5)) - 300);
  const ownerPoints =
    (camper.isInstant ? 100 : 0) + (camper.isAmbassador ? 80 : 0) + (camper.answerRate ?? 50);
  const score = stars + 6 * Math.min(count, 25) + ownerPoints;
  if (!area || !('centre' in area)) return score;
  return score - Math.floor(Math.sqrt(chord(camper, area.centre)) * 6371 * 6);
}

function key(camper: PlainCamper, criteria: SearchCriteria, shown: number): number {
  const { area, ordering } = criteria;
  if (ordering === 'price') return -shown;
  if (ordering === 'rating') return starsOf(camper);
  if (ordering === 'distance' && area && 'centre' in area) return -chord(camper, area.centre);
  return rank(camper, criteria);
}

/** Distance in kilometres as cards show it. */
export function distanceShown(camper: PlainCamper, centre: Point): number {
  return Math.round(kilometresOf(chord(camper, centre)) * 10) / 10;
}

function chord(one: Point, other: Point): number {
  const [a, b] = [directionOf(one), directionOf(other)];
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) + (a.z - b.z) * (a.z - b.z);
}
