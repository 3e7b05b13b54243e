import { isDeepStrictEqual } from 'node:util';

import { parseParams, sanitiseSearch, searchToParams, type PlainDate } from '@campavia/domain';

export interface SanityInput {
  /** Query strings, without the question mark. */
  addresses: readonly string[];
  today: PlainDate;
  /** Number of search endpoints called per query, in rotation; all of them when absent. */
  endpoints?: number;
  ask(address: string): Promise<{ status: number; body: unknown }>;
  /** Replaces the browser's sanitiser, to test that the proof notices a broken one. */
  sanitise?: typeof sanitiseSearch;
}

/** Result of the proof. */
export interface SanityOutcome {
  /** Number of answers by status, for the queries as typed. */
  asTyped: Record<number, number>;
  /** The same for the sanitised queries. */
  sanitised: Record<number, number>;
  problems: string[];
}

/** Endpoints that the search page calls. */
const ASKED = [
  (query: string) => `/3/products/?${query}`,
  (query: string) => `/3/campers/search/?${query}&facets=1`,
  (query: string) => `/3/campers/search/alternatives/?${query}`,
  (query: string) => `/3/campers/clusters/?${withBox(query)}&zoom=9`,
];
const ANYWHERE = '-10,35,30,60';
const MAX_SHOWN_LENGTH = 300;

/**
 * Sends each hostile query twice: as typed, where the api may answer or refuse but must not fail; and sanitised, where
 * every endpoint must answer.
 */
export async function proveSanity({
  sanitise = sanitiseSearch,
  ...input
}: SanityInput): Promise<SanityOutcome> {
  const outcome: SanityOutcome = { asTyped: {}, sanitised: {}, problems: [] };
  for (const [nth, address] of input.addresses.entries()) {
    const note = (what: string) => outcome.problems.push(`${what}: ${address.slice(0, MAX_SHOWN_LENGTH)}`);
    const [first = String, ...others] = ASKED.map((_, turn) => ASKED[(nth + turn) % ASKED.length] ?? String);
    const { status } = await input.ask(first(address));
    count(outcome.asTyped, status);
    if (![200, 400, 404].includes(status)) note(`as typed, ${status}`);
    const query = saneQuery(address, { ...input, sanitise, note });
    if (query === undefined) continue;
    for (const ask of [first, ...others].slice(0, input.endpoints)) {
      const answer = await input.ask(ask(query));
      count(outcome.sanitised, answer.status);
      if (!isSane(answer)) note(`${ask(query).slice(0, MAX_SHOWN_LENGTH)} answers ${answer.status}`);
    }
  }
  return outcome;
}

/** The sanitised query; the sanitiser must not throw and must be idempotent. */
function saneQuery(
  address: string,
  { sanitise, today, note }: Pick<Required<SanityInput>, 'sanitise' | 'today'> & { note(what: string): void },
): string | undefined {
  try {
    const { query } = sanitise(parseParams(address), today);
    const written = String(searchToParams(query));
    const again = sanitise(parseParams(written), today);
    if (again.changed || !isDeepStrictEqual(again.query, query)) note('the rule changes its own words');
    return written;
  } catch (error) {
    note(`the rule throws ${String(error)}`);
    return undefined;
  }
}

/** The search page redirects from a page beyond the last, so its 404 is a valid answer. */
function isSane({ status, body }: { status: number; body: unknown }): boolean {
  const { code } = body as { code?: string };
  return status === 200 || (status === 404 && code === 'search_invalid_page');
}

function withBox(query: string): string {
  return /(^|&)bbox=/.test(query) ? query : `${query}&bbox=${ANYWHERE}`;
}

function count(counts: Record<number, number>, status: number): void {
  counts[status] = (counts[status] ?? 0) + 1;
}
