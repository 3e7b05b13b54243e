import { isDeepStrictEqual } from 'node:util';

import type { CamperPin, Listing, MapAnswer, SearchAnswer, SearchResult } from '@campavia/contracts';
import type { PlainDate } from '@campavia/domain';

import { createRandom, type Random } from '../../demo/seeds/campers/random';
import type { Database } from '../../src/database/connect';
import { drawSearch } from '../search/draw-search';
import { readCampers } from '../search/marketplace';
import { aroundQuery, listingQuery, searchQuery } from './queries';

export interface AgreementInput {
  database: Database;
  today: PlainDate;
  seed: number;
  /** Campers found for dates whose listing is asked for the same dates. */
  checks: number;
  /** Of them, those whose pin on the map is looked at as well. */
  pins: number;
  search(query: URLSearchParams): Promise<SearchAnswer>;
  listing(id: number, query: URLSearchParams): Promise<Listing>;
  map(query: URLSearchParams): Promise<MapAnswer>;
  /** Disagreements after which to go no further; all are gathered when absent. */
  enough?: number;
}

/** How the proof went. */
export interface AgreementOutcome {
  searches: number;
  checks: number;
  pins: number;
  /** In words, with the addresses to ask again. */
  disagreements: string[];
}

/** Searches that may find nothing for each one that has to. */
const TIMEOUT = 20;

/**
 * Searches for random dates, and asks of campers that were found whether their listing lets them be had on these
 * dates, and whether card, listing and pin say the same price.
 */
export async function proveAgreement(input: AgreementInput): Promise<AgreementOutcome> {
  const world = {
    campers: await readCampers(input.database),
    places: await placesOf(input),
    today: input.today,
  };
  const outcome: AgreementOutcome = { searches: 0, checks: 0, pins: 0, disagreements: [] };
  const isDone = () =>
    (outcome.checks >= input.checks && outcome.pins >= input.pins) ||
    outcome.disagreements.length >= (input.enough ?? Infinity) ||
    outcome.searches >= TIMEOUT * input.checks;
  for (let nth = 1; !isDone(); nth += 1) {
    const { params, criteria } = drawSearch(input.seed, nth, world);
    outcome.searches += 1;
    if (!criteria.stay) continue;
    await checkOne(input, searchQuery({ ...params, page: 1 }), {
      random: createRandom(input.seed, nth, 1),
      outcome,
    });
  }
  return outcome;
}

function placesOf({ database }: AgreementInput) {
  return database
    .selectFrom('place')
    .select(['slug', 'place_type', 'country', 'latitude', 'longitude', 'radius'])
    .where((where) => where.or([where('population', '>', 20_000), where('place_type', '=', 'COUNTRY')]))
    .orderBy('id')
    .execute();
}

async function checkOne(
  input: AgreementInput,
  query: URLSearchParams,
  { random, outcome }: { random: Random; outcome: AgreementOutcome },
): Promise<void> {
  const { results } = await input.search(query);
  if (results.length === 0) return;
  const card = random.pick(results);
  const listing = await input.listing(card.id, listingQuery(query));
  outcome.checks += 1;
  const note = (what: string) => outcome.disagreements.push(`camper ${card.id}, ${what}: search ?${query}`);
  if (!listing.availability?.available)
    note(`found, but its listing refuses (${listing.availability?.code})`);
  compare(card, listing, (difference) => note(`card and listing: ${difference}`));
  if (outcome.pins >= input.pins) return;
  const pin = (await input.map(aroundQuery(query, card))).campers.find(({ id }) => id === card.id);
  // Campers on one spot are a cluster at every zoom.
  if (!pin) return;
  outcome.pins += 1;
  compare(card, pin, (difference) => note(`card and pin: ${difference}`));
}

function compare(
  card: SearchResult,
  other: Listing | CamperPin,
  onDifference: (difference: string) => void,
): void {
  const [wanted, got] = [pricesOf(card), pricesOf(other)];
  if (!isDeepStrictEqual(wanted, got)) onDifference(`${JSON.stringify(wanted)} and ${JSON.stringify(got)}`);
}

function pricesOf(priced: SearchResult | Listing | CamperPin) {
  const { price_per_day, booking_price_per_day, final_booking_price, original_booking_price, currency } =
    priced;
  return { price_per_day, booking_price_per_day, final_booking_price, original_booking_price, currency };
}
