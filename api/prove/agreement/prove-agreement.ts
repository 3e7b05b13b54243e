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
  /** Number of campers found for dates whose listing is requested for the same dates. */
  checks: number;
  /** Number of those campers whose map pin is compared as well. */
  pins: number;
  search(query: URLSearchParams): Promise<SearchAnswer>;
  listing(id: number, query: URLSearchParams): Promise<Listing>;
  map(query: URLSearchParams): Promise<MapAnswer>;
  /** Number of disagreements after which the proof stops; all are collected when absent. */
  maxDisagreements?: number;
}

/** Result of the proof. */
export interface AgreementOutcome {
  searches: number;
  checks: number;
  pins: number;
  /** As text, with the queries that reproduce them. */
  disagreements: string[];
}

/** Upper bound on searches per required check, because a search may find nothing. */
const TIMEOUT = 20;

/**
 * Searches for random dates and checks that the listing of a found camper is available for these dates, and that card,
 * listing and map pin show the same price.
 */
export async function proveAgreement(input: AgreementInput): Promise<AgreementOutcome> {
  const data = {
    campers: await readCampers(input.database),
    places: await placesOf(input),
    today: input.today,
  };
  const outcome: AgreementOutcome = { searches: 0, checks: 0, pins: 0, disagreements: [] };
  const isDone = () =>
    (outcome.checks >= input.checks && outcome.pins >= input.pins) ||
    outcome.disagreements.length >= (input.maxDisagreements ?? Infinity) ||
    outcome.searches >= TIMEOUT * input.checks;
  for (let nth = 1; !isDone(); nth += 1) {
    const { params, criteria } = drawSearch(input.seed, nth, data);
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
  // Campers at the same coordinates are clustered at every zoom level.
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
