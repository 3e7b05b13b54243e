import { sql, type RawBuilder } from 'kysely';

import type { Minor, Season } from '@campavia/domain';

import type { Database } from '../../database/connect';

/** Number of similar campers, and by season the first and third quartile of their prices; null for none. */
export type SimilarRow = { count: number } & Record<Season, [from: Minor, to: Minor] | null>;

/** Prices of published campers of the same kind within a radius of a camper, in the same currency. */
export async function findSimilarPrices(
  database: Database,
  { camperId, radiusKm }: { camperId: number; radiusKm: number },
): Promise<SimilarRow> {
  const half = (rate: 'rate_low' | 'rate_mid' | 'rate_high') =>
    sql`percentile_disc(array[0.25, 0.75]) within group (order by s.${sql.ref(rate)})`;
  const { rows } = await sql<SimilarRow>`
    select count(s.id)::integer as count, ${half('rate_low')} as low, ${half('rate_mid')} as mid,
      ${half('rate_high')} as high
    from camper mine
      join vehicle v on v.id = mine.vehicle_id
      join camper_search s on s.type = v.type and s.currency = mine.currency and s.id <> mine.id
        and point(s.longitude, s.latitude) <@ ${boxAround(radiusKm)}
        and degrees(acos(least(1, sin(radians(mine.latitude)) * s.z + cos(radians(mine.latitude))
          * (cos(radians(mine.longitude)) * s.x + sin(radians(mine.longitude)) * s.y)))) * ${KM_PER_DEGREE} <= ${radiusKm}
    where mine.id = ${camperId}`.execute(database);
  return rows[0] as SimilarRow;
}

const KM_PER_DEGREE = sql.lit(111.2);

/** The bounding box of a circle around the camper `mine`, in degrees. */
function boxAround(radiusKm: number): RawBuilder<unknown> {
  const north = sql`(${radiusKm}::float8 / ${KM_PER_DEGREE})`;
  const east = sql`(${north} / cos(radians(mine.latitude)))`;
  return sql`box(point(mine.longitude + ${east}, mine.latitude + ${north}),
    point(mine.longitude - ${east}, mine.latitude - ${north}))`;
}
