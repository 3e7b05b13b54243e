import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../database/connect';
import type { Box } from '../../core/geo';
import { detailsSql, type ResultRow } from './query/found-page';
import { chordSql, filtersSql, rankSql } from './query/matching-sql';
import { NO_FIGURES, priceColumnsSql, priceFilterSql } from './query/price-sql';
import { centreOf, type SearchPlan } from './query/search-plan';

/** Searches the read model by reading every camper of an area. */
export function createSearchStore(database: Database) {
  /** For a circle or box: few enough campers to sort all of them, counted in the same query. */
  async function nearby(plan: SearchPlan): Promise<{ total: number; rows: ResultRow[] }> {
    const { laterals, filter, figures, shown } = priceFilterSql(plan);
    const { rows } = await sql<ResultRow & { total: number }>`
      with candidate as (
        select ${priceColumnsSql(plan)}, c.rating, ${rankSql(plan.area)} as rank, ${chordSql(centreOf(plan.area))} as squared_chord
        from camper_search c where ${filtersSql(plan)} offset 0),
      matching as materialized (
        select c.id, c.rank, ${keySql(plan, shown)} as key, ${figures} from candidate c ${laterals} where ${filter}),
      page as (select * from matching order by key desc, rank desc, id limit ${plan.limit} offset ${plan.offset})
      select (select count(*)::integer from matching) as total, found.*
      from (values (1)) once left join (${detailsSql(plan)}) found on true
      order by found.key desc, found.rank desc, found.id`.execute(database);
    return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.id !== null) };
  }

  /** The given campers, best first, priced for the stay of a plan. */
  async function byIds(plan: SearchPlan, ids: readonly number[]): Promise<ResultRow[]> {
    if (ids.length === 0) return [];
    const unfiltered: SearchPlan = {
      ...plan,
      minPrice: undefined,
      maxPrice: undefined,
      ordering: 'relevance',
    };
    const { rows } = await sql<ResultRow>`
      with page as (select c.id, c.score as rank, c.score as key, ${NO_FIGURES}
        from camper_search c where c.id = any(${ids}::integer[]))
      ${detailsSql(unfiltered)} order by rank desc, id`.execute(database);
    return rows;
  }

  /** The given campers that match a search, regardless of price. */
  async function idsAmong(plan: SearchPlan): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select c.id from camper_search c where ${filtersSql(plan)}`.execute(database);
    return rows.map(({ id }) => id);
  }

  /** Total of a search's results, and their bounding box. */
  async function countOf(plan: SearchPlan): Promise<{ total: number; extent: Box | null }> {
    const { laterals, filter } = priceFilterSql({ ...plan, ordering: 'relevance' });
    const { rows } = await sql<Record<'total' | 'west' | 'south' | 'east' | 'north', number>>`
      with candidate as (
        select ${priceColumnsSql(plan)}, c.latitude, c.longitude from camper_search c where ${filtersSql(plan)} offset 0)
      select count(*)::integer as total, min(c.longitude) as west, min(c.latitude) as south,
        max(c.longitude) as east, max(c.latitude) as north
      from candidate c ${laterals} where ${filter}`.execute(database);
    const [{ total, west, south, east, north } = NONE] = rows;
    return { total, extent: total ? [west, south, east, north] : null };
  }

  return { nearby, byIds, idsAmong, countOf };
}

export type SearchStore = ReturnType<typeof createSearchStore>;

const NONE = { total: 0, west: 0, south: 0, east: 0, north: 0 };

/** Sort key, highest first; ties are ordered by rank. */
function keySql({ ordering }: SearchPlan, shownPrice: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (ordering) {
    case 'relevance':
      return sql`c.rank`;
    case 'rating':
      return sql`c.rating`;
    case 'price':
      return sql`-${shownPrice}`;
    case 'distance':
      return sql`-c.squared_chord`;
  }
}
