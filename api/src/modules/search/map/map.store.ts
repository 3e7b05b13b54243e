import { sql } from 'kysely';

import type { Database } from '../../../database/connect';
import { filtersSql } from '../query/matching-sql';
import { priceColumnsSql, priceFilterSql } from '../query/price-sql';
import type { SearchPlan } from '../query/search-plan';

/** Size of a map cell in degrees. */
export interface Cell {
  width: number;
  height: number;
}

/** The campers in one cell of the map. */
export interface CellRow {
  count: number;
  latitude: number;
  longitude: number;
  west: number;
  south: number;
  east: number;
  north: number;
  /** Id and score of one of them. */
  id: number;
  score: number;
}

/** Counts the campers of a search by cell. */
export function createMapStore(database: Database) {
  async function cells(plan: SearchPlan, { width, height }: Cell): Promise<CellRow[]> {
    const { laterals, filter } = priceFilterSql(plan);
    // Cells are aligned to fixed coordinates, so that clusters stay when the map moves.
    const { rows } = await sql<CellRow>`
      with candidate as (
        select ${priceColumnsSql(plan)}, c.latitude, c.longitude, c.score from camper_search c
        where ${filtersSql(plan)} offset 0)
      select count(*)::integer as count, avg(c.latitude) as latitude, avg(c.longitude) as longitude,
        min(c.longitude) as west, min(c.latitude) as south, max(c.longitude) as east, max(c.latitude) as north,
        min(c.id) as id, max(c.score) as score
      from candidate c ${laterals} where ${filter}
      group by floor(c.longitude / ${width}::double precision), floor(c.latitude / ${height}::double precision)`.execute(
      database,
    );
    return rows;
  }

  return { cells };
}
