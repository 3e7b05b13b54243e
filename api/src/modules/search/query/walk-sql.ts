import { sql, type RawBuilder } from 'kysely';

import { floorFilters } from './floor-price-sql';
import { allOf, choiceFilters, heavyFilters, lightFilters, lightAreaFilters } from './matching-sql';
import { comparesPrices, priceColumnsSql, priceFilterSql } from './price-sql';
import type { Area, SearchPlan } from './search-plan';

type Sql = RawBuilder<unknown>;

/** Columns of the following indexes. */
export const LIGHT_COLUMNS = sql`c.id, c.flags, c.equipment, c.type, c.seatbelts, c.beds, c.height_cm, c.rating,
  c.min_days, c.min_future, c.max_future, c.closed_weekdays, c.floor_rate, c.latitude, c.longitude`;

/** The order of an index within each country, with its columns. */
export interface ScanOrder {
  order: string[];
  columns: Sql;
}

/** By score. */
export const BY_SCORE: ScanOrder = { order: ['score desc', 'id'], columns: sql`${LIGHT_COLUMNS}, c.score` };
/** By rating. */
export const BY_RATING: ScanOrder = { order: ['rating desc', 'score desc', 'id'], columns: BY_SCORE.columns };
/** By floor price. */
export const BY_FLOOR: ScanOrder = {
  order: ['floor_rate', 'id'],
  columns: sql`${LIGHT_COLUMNS}, c.currency, c.rate_low, c.rate_mid, c.rate_high, c.weekly_percent, c.early_percent,
    c.special_dip`,
};

/** A scan of an index and the columns that it returns. */
export interface IndexScan {
  way: ScanOrder;
  /** Columns to return: of `c`, and of the prices that the search compares. */
  taken: Sql;
  /** Maximum per country; unlimited when absent. */
  limit?: number;
  /** The highest floor price to scan. */
  reach?: Sql;
  /** In addition to the filters of the search. */
  filters?: readonly Sql[];
}

/**
 * Campers found by a plan, as a list of tables with rows `found`: the first ones of the scan for each country. Scans an
 * index, and reads rows only for dates or prices.
 */
export function indexScanSql(plan: SearchPlan, { way, taken, limit, reach, filters = [] }: IndexScan): Sql {
  const { laterals, filter } = priceFilterSql(plan);
  const light = [
    ...Object.values(choiceFilters(plan)),
    ...lightFilters(plan),
    ...lightAreaFilters(plan.area),
    ...floorFilters(plan),
    ...filters,
  ];
  const upTo = reach ? sql`and c.floor_rate <= ${reach}` : sql``;
  // Optimisation fences keep the planner from sorting a whole country because it underestimates the matches; the order
  // is repeated at each fence, which would lose it.
  const walked = sql`select c.* from (select ${way.columns} from camper_search c where c.country = land.code ${upTo}
    order by ${along(way, 'c')} offset 0) c where ${allOf(light)}
    order by ${along(way, 'c')} offset 0`;
  return sql`${countriesSql(plan.area)} land(code) cross join lateral (
    select ${taken} from (${walked}) k cross join lateral (${rowSql(plan)}) c ${laterals} where ${filter}
    order by ${along(way, 'k')} limit ${limit ?? null}) found`;
}

function along({ order }: ScanOrder, row: 'c' | 'k'): Sql {
  return sql.join(order.map((column) => sql.raw(`${row}.${column}`)));
}

/** The row of a camper `k` if it passes dates and prices; columns of the index if no row is needed. */
function rowSql(plan: SearchPlan): Sql {
  if (!readsRows(plan)) return sql`select k.*`;
  return sql`select ${priceColumnsSql(plan)}, c.score, c.rating, c.x, c.y, c.z from camper_search c
    where ${allOf([sql`c.id = k.id`, ...heavyFilters(plan)])} offset 0`;
}

/** Whether the index does not suffice to decide about matches. */
export function readsRows(plan: SearchPlan): boolean {
  return plan.stay !== undefined || comparesPrices(plan);
}

// Without an area, all countries with campers, found by a loose index scan.
function countriesSql(area: Area): Sql {
  if (area.kind === 'country') return sql`(values (${area.country}::bpchar))`;
  return sql`(with recursive land(code) as (
      (select country from camper_search order by country limit 1)
      union all
      select (select c.country from camper_search c where c.country > land.code order by c.country limit 1)
      from land where code is not null)
    select code from land where code is not null)`;
}
