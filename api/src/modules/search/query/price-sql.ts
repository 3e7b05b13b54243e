import { sql, type RawBuilder } from 'kysely';

import { dayPriceSql, quoteSql } from './quote-sql';
import type { SearchPlan } from './search-plan';

type Sql = RawBuilder<unknown>;

/** Figures of a stay that are not computed yet. */
export const NO_FIGURES = sql`null::bigint as per_day, null::bigint as final, null::bigint as original`;
const QUOTED = sql`quote.per_day, quote.final, quote.original`;

/**
 * Price filter of a search on rows `c` of the read model: the laterals it needs, the filter, and the figures of the
 * stay, which are null unless a filter needs them.
 */
export function priceFilterSql(plan: SearchPlan): {
  laterals: Sql;
  filter: Sql;
  figures: Sql;
  /** Sort value of the order by price. */
  shown: Sql;
} {
  const { minPrice, maxPrice, stay, currency } = plan;
  const shown = stay ? sql`quote.per_day` : sql`day.price_per_day`;
  if (!comparesPrices(plan)) return { laterals: sql``, filter: sql`true`, figures: NO_FIGURES, shown };
  const bounds: Sql[] = [];
  if (minPrice !== undefined) bounds.push(sql`${shown} >= ${minPrice}::bigint`);
  if (maxPrice !== undefined) bounds.push(sql`${shown} <= ${maxPrice}::bigint`);
  return {
    laterals: stay ? quoteSql(stay, currency) : dayPriceSql(currency),
    filter: bounds.length ? sql.join(bounds, sql` and `) : sql`true`,
    shown,
    figures: stay ? QUOTED : NO_FIGURES,
  };
}

/** Columns of `c` that identify and price a candidate; rows are wide, and reading their last columns is slow. */
export function priceColumnsSql(plan: SearchPlan): Sql {
  if (!comparesPrices(plan)) return sql`c.id`;
  return sql`c.id, c.currency, c.rate_low, c.rate_mid, c.rate_high, c.weekly_percent, c.early_percent,
    c.special_from, c.special_to, c.special_delta`;
}

/** Prices of the campers of a page, reused from `page` if the filter has already computed them. */
export function pagePriceSql(plan: SearchPlan): { laterals: Sql; figures: Sql } {
  const { stay, currency } = plan;
  if (!stay || comparesPrices(plan)) {
    return { laterals: dayPriceSql(currency), figures: sql`page.per_day, page.final, page.original` };
  }
  return { laterals: sql`${dayPriceSql(currency)} ${quoteSql(stay, currency)}`, figures: QUOTED };
}

/** Whether every candidate must be priced, not only those of a page. */
export function comparesPrices({ minPrice, maxPrice, ordering }: SearchPlan): boolean {
  return minPrice !== undefined || maxPrice !== undefined || ordering === 'price';
}
