import type { FastifyBaseLogger } from 'fastify';

import type { SearchAnswer, SearchParams, SearchResult } from '@campavia/contracts';
import { daysInclusive, type CurrencyCode } from '@campavia/domain';

import {
  SisterListingsFailure,
  type SisterListings,
  type SisterSearch,
} from '../../../providers/sister-listings/sister-listings';
import { joinResults, ownRangeFor } from './join-sister-listings';
import { canMatch, type SearchPlanner } from '../plan-search';
import type { SearchPlan } from '../query/search-plan';
import { toSearchAnswer } from '../search.mapper';
import type { SearchService } from '../search.service';

interface Needs {
  planOf: SearchPlanner;
  search: SearchService;
  sister: SisterListings;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Searches campers of both platforms. */
export function createSisterSearchService({ planOf, search, sister, log }: Needs) {
  /**
   * A page of both in one order. If the sister platform fails, only our campers.
   * @throws InvalidFieldsError for contradictory values
   */
  async function searchBoth(params: SearchParams, inCurrency: CurrencyCode): Promise<SearchAnswer> {
    const plan = await planOf(params, inCurrency);
    const others = canMatch(plan) ? await listingsOf(toSisterSearch(params, plan)) : [];
    const range = ownRangeFor(plan, others.length);
    const found = await search.find({ ...plan, ...range });
    const answer = toSearchAnswer(plan, found);
    const total = found.isCapped ? Infinity : found.total;
    const own = { from: range.offset, total, results: answer.results };
    return { ...answer, count: found.total + others.length, results: joinResults(own, others, plan) };
  }

  async function listingsOf(request: SisterSearch): Promise<SearchResult[]> {
    try {
      return await sister.search(request);
    } catch (error) {
      if (!(error instanceof SisterListingsFailure)) throw error;
      log.warn({ failure: error.message }, 'sister platform request failed');
      return [];
    }
  }

  return { searchBoth };
}

export type SisterSearchService = ReturnType<typeof createSisterSearchService>;

function toSisterSearch(filters: SearchParams, { area, stay, currency }: SearchPlan): SisterSearch {
  return {
    filters,
    days: stay && daysInclusive(stay.from, stay.to),
    country: area.kind === 'country' ? area.country : undefined,
    box: area.kind === 'box' ? area.box : undefined,
    circle: area.kind === 'circle' ? area : undefined,
    currency,
  };
}
