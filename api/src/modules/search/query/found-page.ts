import { sql, type RawBuilder } from 'kysely';

import type { Box } from '../../../core/geo';
import { chordSql } from './matching-sql';
import { pagePriceSql } from './price-sql';
import { centreOf, type SearchPlan } from './search-plan';

/** A camper of a page of results. Amounts in minor units of the requested currency; null without dates. */
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
  /** Tie-breaker of the requested order, highest first. */
  rank: number;
}

/** Number of results: exact, or a lower bound. */
export interface Count {
  total: number;
  isCapped: boolean;
}

/** A page of results with the total, and their bounding box if none was given. */
export interface FoundPage extends Count {
  rows: ResultRow[];
  extent: Box | null;
}

/** SQL for card details of the campers of `page`, a table with `id`, `rank`, `key` and the figures of the stay. */
export function detailsSql(plan: SearchPlan): RawBuilder<unknown> {
  const { laterals, figures } = pagePriceSql(plan);
  return sql`select page.id, page.rank, page.key, ${chordSql(centreOf(plan.area))} as squared_chord, camper.title, c.type,
      place.name as city, c.country, c.latitude, c.longitude, c.seatbelts, c.beds, c.review_sum, c.review_count,
      camper.instant_booking, camper.is_ambassador, owner.first_name,
      owner.professional_type is not null as is_professional,
      array(select scene from picture where picture.camper_id = c.id order by position) as scenes,
      day.price_per_day, ${figures}
    from page
    join camper_search c on c.id = page.id
    join camper on camper.id = c.id
    join app_user owner on owner.id = camper.owner_id
    join place on place.id = camper.place_id
    ${laterals}`;
}
