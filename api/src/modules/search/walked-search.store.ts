import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../database/connect';
import { mayCostSql, reachSql } from './query/floor-price-sql';
import { detailsSql, type ResultRow } from './query/found-page';
import { rankSql } from './query/matching-sql';
import { priceFilterSql } from './query/price-sql';
import type { SearchPlan } from './query/search-plan';
import { BY_FLOOR, BY_RATING, BY_SCORE, indexScanSql } from './query/walk-sql';

/** Size of the sample that bounds the prices of a page: a larger one leaves fewer campers to price. */
const SAMPLE = { least: 200, perResult: 5 };

/** Searches the read model by index scans that stop early. */
export function createWalkedSearchStore(database: Database) {
  /** A page by relevance or rating. */
  async function bestPage(plan: SearchPlan): Promise<ResultRow[]> {
    const { figures } = priceFilterSql(plan);
    const isRated = plan.ordering === 'rating';
    const walk = indexScanSql(plan, {
      way: isRated ? BY_RATING : BY_SCORE,
      taken: sql`c.id, c.score as rank, ${isRated ? sql`c.rating` : sql`c.score`} as key, ${figures}`,
      limit: plan.offset + plan.limit,
    });
    return pageOf(database, plan, sql`with page as (select found.* from ${walk} ${orderSql(plan)})`);
  }

  /**
   * A page by price. Indexes have only a lower bound of a stay's price: a sample of matches gives an upper bound for
   * the page, and only campers that may be below it are priced.
   */
  async function cheapestPage(plan: SearchPlan): Promise<ResultRow[]> {
    const { figures, shown } = priceFilterSql(plan);
    const results = plan.offset + plan.limit;
    const sample = indexScanSql(plan, {
      way: BY_FLOOR,
      taken: sql`${shown} as price`,
      limit: Math.max(SAMPLE.least, SAMPLE.perResult * results),
    });
    const highest = sql`(select price from most_expensive)`;
    const walk = indexScanSql(plan, {
      way: BY_FLOOR,
      taken: sql`c.id, ${rankSql(plan.area)} as rank, -${shown} as key, ${figures}`,
      reach: sql`(select ${reachSql(sql`most_expensive.price`, plan)} from (values (1)) once left join most_expensive on true)`,
      filters: [mayCostSql(highest, plan)],
    });
    return pageOf(
      database,
      plan,
      sql`with most_expensive as materialized (
          select found.price from ${sample} order by found.price limit 1 offset ${results - 1}),
        page as (select found.* from ${walk} ${orderSql(plan)})`,
    );
  }

  /** Total of a plan's results, at most `most`. */
  async function countUpTo(plan: SearchPlan, most: number): Promise<number> {
    const walk = indexScanSql(
      { ...plan, ordering: 'relevance' },
      { way: BY_SCORE, taken: sql`c.id`, limit: most },
    );
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from (select found.id from ${walk} limit ${most}) seen`.execute(
      database,
    );
    return rows[0]?.total ?? 0;
  }

  return { bestPage, cheapestPage, countUpTo };
}

export type WalkedSearchStore = ReturnType<typeof createWalkedSearchStore>;

async function pageOf(database: Database, plan: SearchPlan, page: RawBuilder<unknown>): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`${page} ${detailsSql(plan)}
    order by page.key desc, page.rank desc, page.id`.execute(database);
  return rows;
}

function orderSql({ limit, offset }: SearchPlan) {
  return sql`order by found.key desc, found.rank desc, found.id limit ${limit} offset ${offset}`;
}
