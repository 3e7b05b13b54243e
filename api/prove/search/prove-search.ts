import { isDeepStrictEqual } from 'node:util';

import type { Listing, SearchAnswer, SearchParams, SearchResult } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';

import type { Database } from '../../src/database/connect';
import { drawSearch, type DrawnSearch } from './draw-search';
import {
  distanceShown,
  expectedResults,
  type ExpectedResults,
  type SearchCriteria,
} from './expected-results';
import { readCampers, type PlainCamper } from './marketplace';

/** Input of the proof. */
export interface ProofInput {
  database: Database;
  today: PlainDate;
  search(query: URLSearchParams): Promise<SearchAnswer>;
  listing(id: number, query: URLSearchParams): Promise<Listing>;
  searches: number;
  seed: number;
  /** Limit of the count where the api caps it. */
  countsUpTo?: number;
  /** Rules that are broken on purpose, to test that the proof notices. */
  broken?: Partial<ExpectedResults>;
  /** Number of mismatches after which the proof stops; all are collected when absent. */
  maxMismatches?: number;
}

/** A search whose answer differs from the expected one. */
export interface Mismatch {
  nth: number;
  address: string;
  expected: unknown;
  answered: unknown;
}

/** Result of the proof; `withHits` is the number of searches with results. */
export interface ProofOutcome {
  searches: number;
  withHits: number;
  compared: number;
  mismatches: Mismatch[];
}

type Card = Partial<SearchResult>;

/** Compares random searches with a filter over all campers: total, order, prices and distances. */
export async function proveSearch(input: ProofInput): Promise<ProofOutcome> {
  const reference = { ...expectedResults, ...input.broken };
  const campers = await readCampers(input.database);
  const places = await input.database
    .selectFrom('place')
    .select(['slug', 'place_type', 'country', 'latitude', 'longitude', 'radius'])
    .where((where) =>
      where.or([where('population', '>', 20_000), where('place_type', 'in', ['COUNTRY', 'POI'])]),
    )
    .orderBy('id')
    .execute();
  const outcome: ProofOutcome = { searches: input.searches, withHits: 0, compared: 0, mismatches: [] };
  for (let nth = 1; nth <= input.searches; nth += 1) {
    const drawn = drawSearch(input.seed, nth, { campers, places, today: input.today });
    const all = expect(campers, drawn, { judge: reference, today: input.today });
    const expected = { ...all, count: Math.min(all.count, input.countsUpTo ?? Infinity) };
    await compare(input, { nth, drawn, expected, outcome });
    if (outcome.mismatches.length >= (input.maxMismatches ?? Infinity)) break;
  }
  return outcome;
}

interface Expected {
  count: number;
  cards: Card[];
}

function expect(
  campers: PlainCamper[],
  { criteria, params }: DrawnSearch,
  rules: { judge: ExpectedResults; today: PlainDate },
): Expected {
  const { judge: reference, today } = rules;
  const priced = campers
    .filter(
      (camper) =>
        reference.liesIn(camper, criteria) &&
        reference.hasCapacity(camper, criteria) &&
        reference.hasFeatures(camper, criteria.features) &&
        reference.isFree(camper, criteria, today),
    )
    .map((camper) => ({
      camper,
      price: reference.price(camper, criteria, today),
      rank: reference.rank(camper, criteria),
    }))
    .filter(({ price }) => reference.isWithinPrice(price.shown, criteria))
    .map((found) => ({ ...found, key: reference.key(found.camper, criteria, found.price.shown) }))
    .sort((one, other) => other.key - one.key || other.rank - one.rank || one.camper.id - other.camper.id);
  const { page = 1, page_size: size = 20 } = params;
  const cards = priced
    .slice((page - 1) * size, page * size)
    .map(({ camper, price: { shown: _, ...shownPrices } }) => ({
      id: camper.id,
      latitude: camper.latitude,
      longitude: camper.longitude,
      distance_km: distanceOf(camper, criteria),
      seatbelts: camper.seatbelts,
      beds: camper.beds,
      review_count: camper.ratings.length,
      ...shownPrices,
      currency: criteria.currency,
    }));
  return { count: priced.length, cards };
}

function distanceOf(camper: PlainCamper, { area }: SearchCriteria): number | null {
  return area && 'centre' in area ? distanceShown(camper, area.centre) : null;
}

interface Case {
  nth: number;
  drawn: DrawnSearch;
  expected: Expected;
  outcome: ProofOutcome;
}

async function compare(input: ProofInput, { nth, drawn, expected, outcome }: Case): Promise<void> {
  const query = toQuery(drawn.params);
  const answer = await input.search(query);
  const answered = {
    count: answer.count,
    cards: answer.results.map((result, index) => pick(result, expected.cards[index])),
  };
  const note = (wanted: unknown, got: unknown) => {
    if (!isDeepStrictEqual(wanted, got))
      outcome.mismatches.push({ nth, address: String(query), expected: wanted, answered: got });
  };
  note(expected, answered);
  outcome.withHits += expected.count > 0 ? 1 : 0;
  outcome.compared += expected.cards.length;
  const [first] = expected.cards;
  if (first?.id) note(pricesOf(first), pricesOf(await input.listing(first.id, query)));
}

function pricesOf(camper: Card | Listing) {
  const { price_per_day, booking_price_per_day, final_booking_price, original_booking_price, currency } =
    camper;
  return { price_per_day, booking_price_per_day, final_booking_price, original_booking_price, currency };
}

function pick(result: SearchResult, like: Card = { id: 0 }): Card {
  const fields = Object.keys(like) as (keyof SearchResult)[];
  return Object.fromEntries(fields.map((field) => [field, result[field]]));
}

function toQuery(params: SearchParams): URLSearchParams {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, String(item)]),
  );
  return new URLSearchParams(entries);
}
