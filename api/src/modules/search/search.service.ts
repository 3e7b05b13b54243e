import type { ListedCamper, SearchAnswer, SearchParams } from '@campavia/contracts';
import type { CurrencyCode } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { CamperDensity } from './camper-density';
import type { FoundPage } from './query/found-page';
import { createPageFinder } from './find-page';
import { canMatch, type SearchPlanner } from './plan-search';
import type { SearchPlan } from './query/search-plan';
import { toPricedCamper, toSearchAnswer } from './search.mapper';
import { createSearchStore } from './search.store';
import { createWalkedSearchStore } from './walked-search.store';

const NOTHING: FoundPage = { total: 0, isCapped: false, rows: [], extent: null };

interface Needs {
  database: Database;
  planOf: SearchPlanner;
  crowds: CamperDensity;
}

/** Finds available campers. */
export function createSearchService({ database, planOf, crowds }: Needs) {
  const store = createSearchStore(database);
  const walked = createWalkedSearchStore(database);
  const pages = createPageFinder(store, walked);

  /**
   * A page of campers that match a search, with the total.
   * @param inCurrency for displaying and comparing prices when the search has none
   * @throws InvalidFieldsError for contradictory values
   */
  async function search(params: SearchParams, inCurrency: CurrencyCode): Promise<SearchAnswer> {
    const plan = await planOf(params, inCurrency);
    return toSearchAnswer(plan, await find(plan));
  }

  /** A page of a plan's results. */
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

  /** Total of a plan's results, at most `COUNT_CAP`. */
  async function count(plan: SearchPlan): Promise<number> {
    if (!canMatch(plan)) return 0;
    const { countsUpTo } = await crowds.at(plan);
    return countsUpTo === undefined ? (await store.countOf(plan)).total : walked.countUpTo(plan, countsUpTo);
  }

  /** Number of the given campers that match a search. @throws InvalidFieldsError for contradictory values */
  async function countAmong(
    among: readonly number[],
    params: SearchParams,
    inCurrency: CurrencyCode,
  ): Promise<number> {
    return count({ ...(await planOf(params, inCurrency)), among });
  }

  /**
   * Given campers for a list, priced for a stay; unpublished ones are left out.
   * @returns with the ids of those available for the stay, undefined without one
   * @throws InvalidFieldsError for invalid days
   */
  async function listSome(
    ids: readonly number[],
    stay: StayDates,
    inCurrency: CurrencyCode,
  ): Promise<SomeCampers> {
    const plan = await planOf(stay, inCurrency);
    const isReachable = canMatch(plan);
    const rows = await store.byIds(isReachable ? plan : { ...plan, stay: undefined }, ids);
    const freeIds = isReachable ? await store.idsAmong({ ...plan, among: ids }) : [];
    return {
      campers: rows.map((row) => toPricedCamper(row, plan.currency)),
      freeIds: plan.stay && new Set(freeIds),
    };
  }

  return { search, find, count, countAmong, listSome };
}

/** The days of a trip; empty for a list without dates. */
export type StayDates = Pick<SearchParams, 'date_from' | 'date_to'>;

/** Given campers, and which of them are available. */
export interface SomeCampers {
  campers: ListedCamper[];
  freeIds: ReadonlySet<number> | undefined;
}

export type SearchService = ReturnType<typeof createSearchService>;
