import type { SearchAnswer, SearchParams } from '@campavia/contracts';
import type { CurrencyCode } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { CamperDensity } from './camper-density';
import type { FoundPage } from './query/found-page';
import { createPageFinder } from './find-page';
import { canMatch, type SearchPlanner } from './plan-search';
import type { SearchPlan } from './query/search-plan';
import { toSearchAnswer } from './search.mapper';
import { createSearchStore } from './search.store';
import { createWalkedSearchStore } from './walked-search.store';

const NOTHING: FoundPage = { total: 0, isCapped: false, rows: [], extent: null };

interface Needs {
  database: Database;
  planOf: SearchPlanner;
  crowds: CamperDensity;
}

/** Finds campers that can be had. */
export function createSearchService({ database, planOf, crowds }: Needs) {
  const store = createSearchStore(database);
  const walked = createWalkedSearchStore(database);
  const pages = createPageFinder(store, walked);

  /**
   * One page of the campers that meet a search, with the total.
   * @param inCurrency what prices are shown and compared in when the search does not say
   * @throws InvalidFieldsError for values that contradict one another
   */
  async function search(params: SearchParams, inCurrency: CurrencyCode): Promise<SearchAnswer> {
    const plan = await planOf(params, inCurrency);
    return toSearchAnswer(plan, await find(plan));
  }

  /** One page of what a plan finds. */
  async function find(plan: SearchPlan): Promise<FoundPage> {
    if (!canMatch(plan)) return NOTHING;
    const { countsUpTo, box } = await crowds.at(plan);
    if (countsUpTo !== undefined) {
      const [rows, total] = await Promise.all([pages.ofMany(plan), walked.countUpTo(plan, countsUpTo)]);
      return { rows, total, isCapped: total === countsUpTo, extent: total ? box : null };
    }
    if (plan.area.kind === 'circle' || plan.area.kind === 'box')
      return { ...(await store.nearby(plan)), isCapped: false, extent: null };
    const [rows, count] = await Promise.all([pages.ofCountry(plan), store.countOf(plan)]);
    return { rows, ...count, isCapped: false };
  }

  /** How many campers a plan finds in all, or `COUNT_CAP` where it may be more. */
  async function count(plan: SearchPlan): Promise<number> {
    if (!canMatch(plan)) return 0;
    const { countsUpTo } = await crowds.at(plan);
    return countsUpTo === undefined ? (await store.countOf(plan)).total : walked.countUpTo(plan, countsUpTo);
  }

  /** How many of some campers meet a search. @throws InvalidFieldsError for values that contradict one another */
  async function countAmong(
    among: readonly number[],
    params: SearchParams,
    inCurrency: CurrencyCode,
  ): Promise<number> {
    return count({ ...(await planOf(params, inCurrency)), among });
  }

  return { search, find, count, countAmong };
}

export type SearchService = ReturnType<typeof createSearchService>;
