import { isDeepStrictEqual } from 'node:util';

import { parseParams, sanitiseSearch, searchToParams, type PlainDate } from '@campavia/domain';

export interface SanityInput {
  /** Queries of addresses, without the question mark. */
  addresses: readonly string[];
  today: PlainDate;
  /** How many endpoints of search are asked for each, in turn; all of them when absent. */
  endpoints?: number;
  ask(address: string): Promise<{ status: number; body: unknown }>;
  /** The browser's rule; another one to see that the proof notices. */
  sanitise?: typeof sanitiseSearch;
}

/** How the proof went. */
export interface SanityOutcome {
  /** How often the api answered what with, asked as somebody typed it. */
  asTyped: Record<number, number>;
  /** The same of what the rule made of it. */
  sanitised: Record<number, number>;
  problems: string[];
}

/** Endpoints that a page of search asks. */
const ASKED = [
  (query: string) => `/3/products/?${query}`,
  (query: string) => `/3/campers/search/?${query}&facets=1`,
  (query: string) => `/3/campers/search/alternatives/?${query}`,
  (query: string) => `/3/campers/clusters/?${withBox(query)}&zoom=9`,
];
const ANYWHERE = '-10,35,30,60';
const MAX_SHOWN_LENGTH = 300;

/**
 * Asks for hostile addresses twice: as they are, which the api may answer or refuse but never stumble over; and as
 * the browser's rule leaves them, which it has to answer on every endpoint.
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

/** What the rule makes of an address; it may neither throw nor find more to do the second time. */
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

/** A page beyond the last is a page that search leads away from. */
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
