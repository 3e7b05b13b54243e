import { sql, type RawBuilder } from 'kysely';

import type { PlaceType } from '@campavia/contracts';
import type { CurrencyCode, Minor, PlainDate, Season } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { boxAround, directionOf, EARTH_RADIUS_KM, squaredChord, type Point } from '../../core/geo';

/** A town. */
export interface TownRow extends Point {
  id: number;
  slug: string;
  name: string;
  place_type: PlaceType;
  country: string;
}

/** Area of campers; anywhere when absent. */
export type CamperArea = { country: string } | { centre: Point; radiusKm: number };

/** Filter of campers. */
export interface CamperCriteria {
  area?: CamperArea;
  types?: readonly number[];
  seatbelts?: number;
  beds?: number;
}

/** A place with bookable campers in it or below it. */
export interface InhabitedPlaceRow {
  id: number;
  parent_id: number | null;
  slug: string;
  name: string;
  place_type: PlaceType;
  campers: number;
  /** Whether a search at it finds one: the campers of a large region can all be far from its centre. */
  is_searchable: boolean;
  /** Latest publication or review of these campers. */
  last_modified: PlainDate;
}

/** Number of campers with the same price per day in a season. */
export interface RateRow {
  season: Season;
  currency: CurrencyCode;
  rate: Minor;
  campers: number;
}

/** Reads the content of landing pages. */
export function createLandingsStore(database: Database) {
  /** Towns with the largest population around a point. */
  function townsAround(centre: Point, km: number, limit: number): Promise<TownRow[]> {
    const [west, south, east, north] = boxAround(centre, km);
    return townsOf(
      sql`select * from place where place_type = 'LOC'
        and point(longitude, latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`,
      limit,
    );
  }

  /** Towns with the largest population in a country. */
  function townsOfCountry(country: string, limit: number): Promise<TownRow[]> {
    return townsOf(sql`select * from place where place_type = 'LOC' and country = ${country}`, limit);
  }

  /** Towns with the largest population in a region. */
  function townsWithin(placeId: number, limit: number): Promise<TownRow[]> {
    return townsOf(
      sql`select place.* from place join below on below.id = place.id where place_type = 'LOC'`,
      limit,
      sql`with recursive below as (
        select id from place where id = ${placeId}
        union all select place.id from place join below on place.parent_id = below.id)`,
    );
  }

  async function townsOf(among: RawBuilder<unknown>, limit: number, first = sql``): Promise<TownRow[]> {
    const { rows } = await sql<TownRow>`${first}
      select id, slug, name, place_type, country, latitude, longitude from (${among}) town
      order by population desc, id limit ${limit}`.execute(database);
    return rows;
  }

  /** Number of campers that a search finds at each town, by town id. */
  async function campersAt(towns: readonly TownRow[]): Promise<Map<number, number>> {
    const { rows } = await sql<{ id: number; campers: number }>`
      select town.id, around.campers from place town
        cross join lateral (select count(*)::integer as campers from camper_search c where ${isAroundTown}) around
      where town.id = any(${towns.map(({ id }) => id)}::integer[])`.execute(database);
    return new Map(rows.map(({ id, campers }) => [id, campers]));
  }

  /** Prices of matching campers by season. */
  async function rates(criteria: CamperCriteria): Promise<RateRow[]> {
    const { rows } = await sql<RateRow>`select season, c.currency, rate, count(*)::integer as campers
      from camper_search c
      cross join lateral (values ('low', c.rate_low), ('mid', c.rate_mid), ('high', c.rate_high)) asked(season, rate)
      where ${sql.join(conditionsOf(criteria), sql` and `)}
      group by season, c.currency, rate`.execute(database);
    return rows;
  }

  return {
    townsAround,
    townsOfCountry,
    townsWithin,
    campersAt,
    rates,
    placesWithCampers: () => placesWithCampers(database),
  };
}

/** All places with campers, by id: one scan of the campers, then up the place tree. */
async function placesWithCampers(database: Database): Promise<InhabitedPlaceRow[]> {
  const { rows } = await sql<InhabitedPlaceRow>`with recursive standing as (
      select c.place_id, count(*) as campers, max(greatest(c.published_at::date, newest.on_day)) as changed
      from camper_search s join camper c on c.id = s.id
        left join (select camper_id, max(published_on) as on_day from review group by camper_id) newest
          on newest.camper_id = c.id
      group by c.place_id),
    up as (
      select place_id, campers, changed from standing
      union all
      select place.parent_id, up.campers, up.changed from up join place on place.id = up.place_id
      where place.parent_id is not null),
    inhabited as (
      select place_id, sum(campers)::integer as campers, max(changed) as changed from up group by place_id)
    select town.id, parent_id, slug, name, place_type, campers,
      to_char(changed, 'YYYY-MM-DD') as last_modified,
      place_type = 'COUNTRY' or exists (select from camper_search c where ${isAroundTown}) as is_searchable
    from inhabited join place town on town.id = place_id order by town.id`.execute(database);
  return rows;
}

/** Search radius of a place without its own. */
export const DEFAULT_RADIUS_KM = 30;

const radius = sql`coalesce(nullif(town.radius, 0), ${DEFAULT_RADIUS_KM}::double precision)`;

// A degree of latitude is a little over 111 km; the bounding box may be too large, but not too small.
const isAroundTown = sql`point(c.longitude, c.latitude) <@ box(
      point(town.longitude - ${radius} / (110 * cos(radians(town.latitude))), town.latitude - ${radius} / 110.0),
      point(town.longitude + ${radius} / (110 * cos(radians(town.latitude))), town.latitude + ${radius} / 110.0))
    and (c.x - cos(radians(town.latitude)) * cos(radians(town.longitude))) ^ 2
      + (c.y - cos(radians(town.latitude)) * sin(radians(town.longitude))) ^ 2
      + (c.z - sin(radians(town.latitude))) ^ 2
      <= (2 * sin(${radius} / ${2 * EARTH_RADIUS_KM}::double precision)) ^ 2`;

function conditionsOf({ area, types, seatbelts, beds }: CamperCriteria): RawBuilder<unknown>[] {
  return [
    ...(area ? standing(area) : []),
    ...(types?.length ? [sql`c.type = any(${types}::smallint[])`] : []),
    ...(seatbelts === undefined ? [] : [sql`c.seatbelts >= ${seatbelts}`]),
    sql`c.beds >= ${beds ?? 0}`,
  ];
}

function standing(area: CamperArea): RawBuilder<unknown>[] {
  if ('country' in area) return [sql`c.country = ${area.country}`];
  const { centre, radiusKm } = area;
  const [west, south, east, north] = boxAround(centre, radiusKm);
  const { x, y, z } = directionOf(centre);
  return [
    sql`point(c.longitude, c.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`,
    sql`(c.x - ${x}) ^ 2 + (c.y - ${y}) ^ 2 + (c.z - ${z}) ^ 2 <= ${squaredChord(radiusKm)}`,
  ];
}
