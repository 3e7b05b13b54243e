import type { SearchAnswer, SearchParams } from '@campavia/contracts';
import type { CurrencyCode } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { canMatch, createSearchPlanner, type PlannerNeeds, type SearchPlanner } from './plan-search';
import type { SearchPlan } from './search-plan';
import { toSearchAnswer } from './search.mapper';
import { createSearchStore, type FoundPage } from './search.store';

const NOTHING: FoundPage = { total: 0, rows: [], extent: null };

interface Needs {
  database: Database;
  planOf: SearchPlanner;
}

/** Finds campers that can be had. */
export function createSearchService({ database, planOf }: Needs) {
  const store = createSearchStore(database);

  /**
   * One page of the campers that meet a search, with the exact total.
   * @param inCurrency what prices are shown and compared in when the search does not say
   * @throws FieldProblem for values that contradict one another
   */
  async function search(params: SearchParams, inCurrency: CurrencyCode): Promise<SearchAnswer> {
    const plan = await planOf(params, inCurrency);
    return toSearchAnswer(plan, await find(plan));
  }

  /** One page of what a plan finds. */
  async function find(plan: SearchPlan): Promise<FoundPage> {
    if (!canMatch(plan)) return NOTHING;
    const { kind } = plan.area;
    return kind === 'circle' || kind === 'box' ? store.nearby(plan) : store.best(plan);
  }

  /** How many campers a plan finds in all. */
  async function count(plan: SearchPlan): Promise<number> {
    return canMatch(plan) ? (await store.countOf(plan)).total : 0;
  }

  /** How many of some campers meet a search. @throws FieldProblem for values that contradict one another */
  async function countAmong(
    among: readonly number[],
    params: SearchParams,
    inCurrency: CurrencyCode,
  ): Promise<number> {
    return count({ ...(await planOf(params, inCurrency)), among });
  }

  return { search, find, count, countAmong };
}

/** The service for who has no planner at hand. */
export function searchServiceOf({ database, clock, places }: PlannerNeeds & Pick<Needs, 'database'>) {
  return createSearchService({ database, planOf: createSearchPlanner({ clock, places }) });
}

export type SearchService = ReturnType<typeof createSearchService>;
