import { sql } from 'kysely';

import type { Database } from '../../database/connect';
import { POPULAR_PLACES } from '../../core/popular-places';

/** The scenes seen first: of the best campers near popular places. */
export async function scenesSeenFirst(database: Database): Promise<string[]> {
  const { rows } = await sql<{ scene: string }>`
    with near as (
      select s.id, row_number() over (partition by place.slug order by s.score desc) as nth from place
      join camper_search s on point(s.longitude, s.latitude) <@ box(
        point(place.longitude - 0.4, place.latitude - 0.3), point(place.longitude + 0.4, place.latitude + 0.3))
      where place.slug = any(${[...POPULAR_PLACES]}))
    select scene from near join picture on picture.camper_id = near.id
    where nth <= 40 group by scene order by min(position), min(nth), scene`.execute(database);
  return rows.map(({ scene }) => scene);
}
