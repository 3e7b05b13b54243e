import type { SearchParams, SearchResult } from '@campavia/contracts';
import type { CurrencyCode } from '@campavia/domain';

import type { Box, Point } from '../../core/geo';

/** Maximum number of listings requested per search. */
export const MAX_SISTER_LISTINGS = 100;

/** A search with the place already resolved. */
export interface SisterSearch {
  filters: SearchParams;
  /** Length of the stay in days, if any. */
  days?: number;
  country?: string;
  box?: Box;
  circle?: { centre: Point; radiusKm: number };
  currency: CurrencyCode;
}

/** The sister platform did not answer, or its answer was invalid. */
export class SisterListingsFailure extends Error {}

/** Listings of the sister platform, marked by `source`. */
export interface SisterListings {
  /**
   * Listings that match a search, at most a hundred, best first.
   * @throws SisterListingsFailure
   */
  search(criteria: SisterSearch): Promise<SearchResult[]>;
}
