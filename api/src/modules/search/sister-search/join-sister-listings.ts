import type { SearchResult } from '@campavia/contracts';
import type { Ordering } from '@campavia/domain';

/** Own results of a search from a position on, and how many there are in all. */
export interface OwnResults {
  from: number;
  total: number;
  results: SearchResult[];
}

type Rank = (result: SearchResult) => number;

// The lower, the earlier. By relevance own campers come first: the sister platform's cannot be weighed against them.
const RANKS: Record<Ordering, Rank> = {
  relevance: ({ source }) => (source ? 1 : 0),
  price: ({ booking_price_per_day, price_per_day }) => Number(booking_price_per_day ?? price_per_day),
  rating: ({ review_average }) => -(review_average ?? 0),
  distance: ({ distance_km }) => distance_km ?? Infinity,
};

/** The own results that a page may need once so many of others are put among them. */
export function ownRangeFor({ offset, limit }: { offset: number; limit: number }, others: number) {
  const from = Math.max(0, offset - others);
  return { offset: from, limit: limit + offset - from };
}

/** One page of own and other results in one order; own ones first where they are equal. */
export function joinResults(
  own: OwnResults,
  others: readonly SearchResult[],
  { ordering, offset, limit }: { ordering: Ordering; offset: number; limit: number },
): SearchResult[] {
  const rank = RANKS[ordering];
  // Of what is asked beyond the own results, only the others are left.
  const from = Math.min(own.from, own.total);
  const joined = [...own.results, ...others].sort((one, other) => rank(one) - rank(other));
  return joined.slice(offset - from, offset - from + limit);
}
