import type { SearchResult } from '@campavia/contracts';
import type { Ordering } from '@campavia/domain';

/** Our results of a search from an offset on, with the total. */
export interface OwnResults {
  from: number;
  total: number;
  results: SearchResult[];
}

type Rank = (result: SearchResult) => number;

// Sort values, lowest first. By relevance our campers come first, because those of the sister platform have no
// comparable score.
const RANKS: Record<Ordering, Rank> = {
  relevance: ({ source }) => (source ? 1 : 0),
  price: ({ booking_price_per_day, price_per_day }) => Number(booking_price_per_day ?? price_per_day),
  rating: ({ review_average }) => -(review_average ?? 0),
  distance: ({ distance_km }) => distance_km ?? Infinity,
};

/** The range of our results that a page may need when merged with `others` results. */
export function ownRangeFor({ offset, limit }: { offset: number; limit: number }, others: number) {
  const from = Math.max(0, offset - others);
  return { offset: from, limit: limit + offset - from };
}

/** A page of merged results in one order; ours first where equal. */
export function joinResults(
  own: OwnResults,
  others: readonly SearchResult[],
  { ordering, offset, limit }: { ordering: Ordering; offset: number; limit: number },
): SearchResult[] {
  const rank = RANKS[ordering];
  // Beyond our results, only those of the sister platform remain.
  const from = Math.min(own.from, own.total);
  const joined = [...own.results, ...others].sort((one, other) => rank(one) - rank(other));
  return joined.slice(offset - from, offset - from + limit);
}
