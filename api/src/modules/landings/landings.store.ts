import { sql, type RawBuilder } from 'kysely';

import type { PlaceType } from '@campavia/contracts';
import type { CurrencyCode, Minor, Season } from '@campavia/domain';

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

/** Where campers stand; anywhere without it. */
export type Whereabouts = { country: string } | { centre: Point; radiusKm: number };

/** Which campers. */
export interface CamperCriteria {
  whereabouts?: Whereabouts;
  types?: readonly number[];
  seatbelts?: number;
  beds?: number;
}

/** How many campers ask the same for a day of a season. */
export interface RateRow {
  season: Season;
  currency: CurrencyCode;
  rate: Minor;
  campers: number;
}

/** Reads what landing pages tell. */
export function createLandingsStore(database: Database) {
  /** The towns with the most people around a point, the largest first. */
  function townsAround(centre: Point, km: number, limit: number): Promise<TownRow[]> {
    const [west, south, east, north] = boxAround(centre, km);
    return townsOf(
      sql`select * from place where place_type = 'LOC'
        and point(longitude, latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`,
      limit,
    );
  }

  /** The same in a country. */
  function townsOfCountry(country: string, limit: number): Promise<TownRow[]> {
    return townsOf(sql`select * from place where place_type = 'LOC' and country = ${country}`, limit);
  }

  /** The same in a region. */
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

  /** How many campers a search finds at each of some towns, by the numbers of the towns. */
  async function campersAt(towns: readonly TownRow[]): Promise<Map<number, number>> {
    const { rows } = await sql<{ id: number; campers: number }>`
      select town.id, around.campers from place town cross join lateral (${campersAroundTown}) around
      where town.id = any(${towns.map(({ id }) => id)}::integer[])`.execute(database);
    return new Map(rows.map(({ id, campers }) => [id, campers]));
  }

  /** What the campers that meet a wish cost, by season. */
  async function rates(wish: CamperCriteria): Promise<RateRow[]> {
    const { rows } = await sql<RateRow>`select season, c.currency, rate, count(*)::integer as campers
      from camper_search c
      cross join lateral (values ('low', c.rate_low), ('mid', c.rate_mid), ('high', c.rate_high)) asked(season, rate)
      where ${sql.join(conditionsOf(wish), sql` and `)}
      group by season, c.currency, rate`.execute(database);
    return rows;
  }

  return { townsAround, townsOfCountry, townsWithin, campersAt, rates };
}

// A degree of latitude is a little over 111 km; the box may be too large, never too small.
const campersAroundTown = sql`
  select count(*)::integer as campers from camper_search c
  where point(c.longitude, c.latitude) <@ box(
      point(town.longitude - town.radius / (110 * cos(radians(town.latitude))), town.latitude - town.radius / 110.0),
      point(town.longitude + town.radius / (110 * cos(radians(town.latitude))), town.latitude + town.radius / 110.0))
    and (c.x - cos(radians(town.latitude)) * cos(radians(town.longitude))) ^ 2
      + (c.y - cos(radians(town.latitude)) * sin(radians(town.longitude))) ^ 2
      + (c.z - sin(radians(town.latitude))) ^ 2
      <= (2 * sin(town.radius / ${2 * EARTH_RADIUS_KM}::double precision)) ^ 2`;

function conditionsOf({ whereabouts, types, seatbelts, beds }: CamperCriteria): RawBuilder<unknown>[] {
  return [
    ...(whereabouts ? standing(whereabouts) : []),
    ...(types?.length ? [sql`c.type = any(${types}::smallint[])`] : []),
    ...(seatbelts === undefined ? [] : [sql`c.seatbelts >= ${seatbelts}`]),
    sql`c.beds >= ${beds ?? 0}`,
  ];
}

function standing(whereabouts: Whereabouts): RawBuilder<unknown>[] {
  if ('country' in whereabouts) return [sql`c.country = ${whereabouts.country}`];
  const { centre, radiusKm } = whereabouts;
  const [west, south, east, north] = boxAround(centre, radiusKm);
  const { x, y, z } = directionOf(centre);
  return [
    sql`point(c.longitude, c.latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`,
    sql`(c.x - ${x}) ^ 2 + (c.y - ${y}) ^ 2 + (c.z - ${z}) ^ 2 <= ${squaredChord(radiusKm)}`,
  ];
}
