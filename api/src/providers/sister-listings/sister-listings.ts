import type { SearchParams, SearchResult } from '@campavia/contracts';
import type { CurrencyCode } from '@campavia/domain';

import type { Box, Point } from '../../core/geo';

/** Most listings of the sister platform that one search takes in. */
export const MAX_SISTER_LISTINGS = 100;

/** A search as the sister platform is asked it: with the place found out already. */
export interface SisterSearch {
  filters: SearchParams;
  /** How many days are asked for, if any. */
  days?: number;
  country?: string;
  box?: Box;
  circle?: { centre: Point; radiusKm: number };
  currency: CurrencyCode;
}

/** The sister platform was asked and did not answer as it should. */
export class SisterListingsFailure extends Error {}

/** Listings of the sister platform: each says with `source` whose it is. */
export interface SisterListings {
  /**
   * Those that meet a search, at most a hundred, best first.
   * @throws SisterListingsFailure
   */
  search(criteria: SisterSearch): Promise<SearchResult[]>;
}
