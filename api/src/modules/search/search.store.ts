import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../database/connect';
import type { Box } from '../../geo';
import { chordSql, filtersSql, rankSql } from './matching-sql';
import { NO_FIGURES, pagePriceSql, priceColumnsSql, priceFilterSql } from './price-sql';
import { centreOf, type Area, type SearchPlan } from './search-plan';

/** One camper of a page of results. Amounts in minor units of the currency asked for; null without dates. */
export interface ResultRow {
  id: number;
  title: string;
  type: number;
  city: string;
  country: string;
  latitude: number;
  longitude: number;
  seatbelts: number;
  beds: number;
  scenes: string[];
  review_sum: number;
  review_count: number;
  instant_booking: boolean;
  is_ambassador: boolean;
  first_name: string;
  is_professional: boolean;
  price_per_day: number;
  per_day: number | null;
  final: number | null;
  original: number | null;
  squared_chord: number | null;
}

/** A page of results, how many there are in all, and the box they lie in when it was not given. */
export interface FoundPage {
  total: number;
  rows: ResultRow[];
  extent: Box | null;
}

/** Searches the read model. */
export function createSearchStore(database: Database) {
  const { nearby, byIds } = orderedPages(database);
  const { walkedPage, countOf } = walks(database);

  /** In a country or anywhere: walks the campers from the best on and stops when the page is full. */
  async function best(plan: SearchPlan): Promise<FoundPage> {
    const [rows, count] = await Promise.all([bestPage(plan), countOf(plan)]);
    const { total, west, south, east, north } = count;
    return { total, rows, extent: total ? [west, south, east, north] : null };
  }

  // No index knows the prices of a stay.
  async function bestPage(plan: SearchPlan): Promise<ResultRow[]> {
    return plan.ordering === 'price' ? (await nearby(plan)).rows : walkedPage(plan);
  }

  return { nearby, best, countOf, byIds };
}

export type SearchStore = ReturnType<typeof createSearchStore>;

function orderedPages(database: Database) {
  /** Around a point or within a box: few enough to be ordered whole, counted by the way. */
  async function nearby(plan: SearchPlan): Promise<FoundPage> {
    const { laterals, filter, figures, shown } = priceFilterSql(plan);
    const { rows } = await sql<ResultRow & { total: number }>`
      with candidate as (
        select ${priceColumnsSql(plan)}, c.rating, ${rankSql(plan.area)} as rank, ${chordSql(centreOf(plan.area))} as squared_chord
        from camper_search c where ${filtersSql(plan)} offset 0),
      matching as materialized (
        select c.id, c.rank, c.squared_chord, ${keySql(plan, shown)} as key, ${figures} from candidate c ${laterals} where ${filter}),
      page as (select * from matching order by key desc, rank desc, id limit ${plan.limit} offset ${plan.offset})
      select (select count(*)::integer from matching) as total, found.*
      from (values (1)) once left join (${detailsOf(plan)}) found on true
      order by found.key desc, found.rank desc, found.id`.execute(database);
    return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.id !== null), extent: null };
  }

  /** Some campers by their numbers, the best first, priced for the stay of a plan. */
  async function byIds(plan: SearchPlan, ids: readonly number[]): Promise<ResultRow[]> {
    if (ids.length === 0) return [];
    const unfiltered: SearchPlan = {
      ...plan,
      minPrice: undefined,
      maxPrice: undefined,
      ordering: 'relevance',
    };
    const { rows } = await sql<ResultRow>`
      with page as (select c.id, c.score as rank, c.score as key, null::double precision as squared_chord,
        ${NO_FIGURES} from camper_search c where c.id = any(${ids}::integer[]))
      ${detailsOf(unfiltered)} order by rank desc, id`.execute(database);
    return rows;
  }

  return { nearby, byIds };
}

function walks(database: Database) {
  async function walkedPage(plan: SearchPlan): Promise<ResultRow[]> {
    const { laterals, filter, figures } = priceFilterSql(plan);
    const isRated = plan.ordering === 'rating';
    const way = isRated ? sql`c.rating desc, c.score desc, c.id` : sql`c.score desc, c.id`;
    // The fence keeps the planner from sorting all campers because it expects next to none to match.
    const { rows } = await sql<ResultRow>`
      with page as (
        select c.id, c.score as rank, ${isRated ? sql`c.rating` : sql`c.score`} as key,
          null::double precision as squared_chord, ${figures}
        from (select * from camper_search c where ${countryOf(plan.area)} order by ${way} offset 0) c ${laterals}
        where ${filtersSql(plan)} and ${filter}
        order by ${way} limit ${plan.limit} offset ${plan.offset})
      ${detailsOf(plan)} order by key desc, rank desc, id`.execute(database);
    return rows;
  }

  /** How many campers meet a search in all, and the box they lie in. */
  async function countOf(plan: SearchPlan) {
    const { laterals, filter } = priceFilterSql({ ...plan, ordering: 'relevance' });
    const { rows } = await sql<Record<'total' | 'west' | 'south' | 'east' | 'north', number>>`
      with candidate as (
        select ${priceColumnsSql(plan)}, c.latitude, c.longitude from camper_search c where ${filtersSql(plan)} offset 0)
      select count(*)::integer as total, min(c.longitude) as west, min(c.latitude) as south,
        max(c.longitude) as east, max(c.latitude) as north
      from candidate c ${laterals} where ${filter}`.execute(database);
    return rows[0] ?? { total: 0, west: 0, south: 0, east: 0, north: 0 };
  }

  return { walkedPage, countOf };
}

function countryOf(area: Area): RawBuilder<unknown> {
  return area.kind === 'country' ? sql`c.country = ${area.country}` : sql`true`;
}

/** What results are ordered by, the highest first; equals go by rank. */
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

function detailsOf(plan: SearchPlan): RawBuilder<unknown> {
  const { laterals, figures } = pagePriceSql(plan);
  return sql`select page.id, page.rank, page.key, page.squared_chord, camper.title, c.type, place.name as city, c.country,
      c.latitude, c.longitude, c.seatbelts, c.beds, c.review_sum, c.review_count, camper.instant_booking,
      camper.is_ambassador, owner.first_name, owner.professional_type is not null as is_professional,
      array(select scene from picture where picture.camper_id = c.id order by position) as scenes,
      day.price_per_day, ${figures}
    from page
    join camper_search c on c.id = page.id
    join camper on camper.id = c.id
    join app_user owner on owner.id = camper.owner_id
    join place on place.id = camper.place_id
    ${laterals}`;
}
