import { sql } from 'kysely';

import type { Database } from '../../database/connect';
import { boxAround, directionOf, squaredChord, type Point } from '../../core/geo';

/** Totals of the marketplace. */
export interface MarketplaceTotals {
  perType: Map<number, number>;
  campers: number;
  reviews: number;
  ratings: number;
}

interface PopularRow extends Point {
  slug: string;
  name: string;
  country: string;
}

/** Reads the counts of the referential. */
export function createReferentialStore(database: Database) {
  async function countTotals(): Promise<MarketplaceTotals> {
    const { rows } = await sql<{ type: number; campers: number; reviews: number; ratings: number }>`
      select type, count(*) as campers, sum(review_count) as reviews, sum(review_sum) as ratings
      from camper_search group by type`.execute(database);
    const sum = (field: 'campers' | 'reviews' | 'ratings') =>
      rows.reduce((total, row) => total + row[field], 0);
    return {
      perType: new Map(rows.map((row) => [row.type, row.campers])),
      campers: sum('campers'),
      reviews: sum('reviews'),
      ratings: sum('ratings'),
    };
  }

  /** Existing places with these slugs, in the order of the slugs. */
  async function placesOf(slugs: readonly string[]): Promise<PopularRow[]> {
    const { rows } = await sql<PopularRow>`select slug, name, country, latitude, longitude from place
      where slug = any(${slugs}) order by array_position(${slugs}::text[], slug)`.execute(database);
    return rows;
  }

  async function campersAround(centre: Point, radiusKm: number): Promise<number> {
    const [west, south, east, north] = boxAround(centre, radiusKm);
    const { x, y, z } = directionOf(centre);
    const { rows } = await sql<{ campers: number }>`select count(*) as campers from camper_search c
      where point(c.longitude, c.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))
        and (c.x - ${x}) * (c.x - ${x}) + (c.y - ${y}) * (c.y - ${y}) + (c.z - ${z}) * (c.z - ${z})
          <= ${squaredChord(radiusKm)}`.execute(database);
    return rows[0]?.campers ?? 0;
  }

  return { standing: countTotals, placesOf, campersAround };
}
