import type { Facets, SearchParams } from '@campavia/contracts';
import type { CurrencyCode } from '@campavia/domain';

import { whileWaitedFor } from '../../abandoned-queries';
import type { Database } from '../../database/connect';
import { countFacets, type CamperGroup } from './count-facets';
import { groupsSql } from './facets-sql';
import { canMatch, type SearchPlanner } from './plan-search';
import type { SearchPlan } from './search-plan';

interface Needs {
  database: Database;
  planOf: SearchPlanner;
}

/** Counts beside filters. */
export function createFacetsService({ database, planOf }: Needs) {
  /**
   * How many campers there would be with each value of each filter chosen.
   * @param signal - stops the counting when nobody waits for it any more
   */
  async function of(params: SearchParams, inCurrency: CurrencyCode, signal: AbortSignal): Promise<Facets> {
    const plan = await planOf(params, inCurrency);
    if (!canMatch(plan)) return countFacets([]);
    return countFacets(await groupsOf(plan, signal));
  }

  async function groupsOf(plan: SearchPlan, signal: AbortSignal): Promise<CamperGroup[]> {
    try {
      const { rows } = await whileWaitedFor(database, signal, (connection) =>
        groupsSql(plan).$castTo<CamperGroup>().execute(connection),
      );
      return rows;
    } catch (error) {
      // Nobody reads the answer, and nothing went wrong.
      if (signal.aborted) return [];
      throw error;
    }
  }

  return { of };
}

export type FacetsService = ReturnType<typeof createFacetsService>;
