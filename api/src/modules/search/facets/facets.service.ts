import { sql, type RawBuilder } from 'kysely';

import type { Facets, SearchParams } from '@campavia/contracts';
import type { CurrencyCode } from '@campavia/domain';

import { runCancellable } from '../../../database/cancellable-query';
import type { Database } from '../../../database/connect';
import { countFacets, type CamperGroup } from './count-facets';
import { COUNT_LIMITS, type CountLimits } from './count-limits';
import type { CamperDensity } from '../camper-density';
import { groupsOfPieceSql, groupsSql } from './facets-sql';
import { canMatch, type SearchPlanner } from '../plan-search';
import type { SearchPlan } from '../query/search-plan';
import { undecidedSql } from './undecided-sql';
import { readsRows } from '../query/walk-sql';

interface Needs {
  database: Database;
  planOf: SearchPlanner;
  crowds: CamperDensity;
  limits?: CountLimits;
}

/** Counts of filter values. */
export interface Counted {
  facets: Facets;
  /** Not all campers were counted: each count is a lower bound. */
  areLeast: boolean;
}

/** Counts of filter values. */
export function createFacetsService({ database, planOf, crowds, limits = COUNT_LIMITS }: Needs) {
  /**
   * Number of campers for each value of each filter, at most `COUNT_CAP` in a large area; with dates or prices in a
   * large area, only among the best campers.
   * @param signal - aborts the query when the client has disconnected
   */
  async function of(params: SearchParams, inCurrency: CurrencyCode, signal: AbortSignal): Promise<Counted> {
    const plan: SearchPlan = { ...(await planOf(params, inCurrency)), ordering: 'relevance' };
    if (!canMatch(plan)) return NOTHING;
    const { countsUpTo } = await crowds.at(plan);
    try {
      return await runCancellable(database, signal, (connection) =>
        countsUpTo === undefined ? countAll(connection, plan) : countInCrowd(connection, plan, limits),
      );
    } catch (error) {
      // The client has disconnected, which is not an error.
      if (signal.aborted) return NOTHING;
      throw error;
    }
  }

  return { of };
}

export type FacetsService = ReturnType<typeof createFacetsService>;

const NOTHING: Counted = { facets: countFacets([]), areLeast: false };

async function countAll(connection: Database, plan: SearchPlan): Promise<Counted> {
  return { facets: countFacets(await groupsOf(connection, groupsSql(plan))), areLeast: false };
}

// All pieces use one database snapshot, so that no camper is counted twice.
function countInCrowd(connection: Database, plan: SearchPlan, limits: CountLimits): Promise<Counted> {
  const pieces = readsRows(plan) ? limits.piecesWithRows : [...limits.pieces, undefined];
  return connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const groups: CamperGroup[] = [];
      let [from, which] = [0, sql`true`];
      let areLeast = readsRows(plan);
      for (const campers of pieces) {
        groups.push(...(await groupsOf(transaction, groupsOfPieceSql(plan, { from, campers, which }))));
        const undecided = undecidedSql(plan, countFacets(groups), limits.cap);
        areLeast &&= undecided !== undefined;
        if (!undecided) break;
        [from, which] = [from + (campers ?? 0), undecided];
      }
      return { facets: atMost(limits.cap, countFacets(groups)), areLeast };
    });
}

async function groupsOf(connection: Database, query: RawBuilder<unknown>): Promise<CamperGroup[]> {
  return (await query.$castTo<CamperGroup>().execute(connection)).rows;
}

function atMost(cap: number, facets: Facets): Facets {
  const filters = Object.entries(facets).map(([filter, counts]) => [
    filter,
    Object.fromEntries(Object.entries(counts).map(([value, count]) => [value, Math.min(count, cap)])),
  ]);
  return Object.fromEntries(filters);
}
