import { sql } from 'kysely';

import type { Ancestor, PlaceType } from '@campavia/contracts';

import type { Database } from '../../database/connect';
import type { Box, Point } from '../../core/geo';

/** A place with its ancestors, country first. */
export interface PlaceRow extends Point {
  id: number;
  slug: string;
  name: string;
  place_type: PlaceType;
  country: string;
  radius: number;
  ancestors: Ancestor[];
}

const columns = sql`place.id, place.slug, place.name, place.place_type, place.country, place.latitude, place.longitude,
  place.radius, coalesce(line.ancestors, '[]') as ancestors`;

const ancestorLine = sql`left join lateral (
    with recursive up as (
      select parent.*, 1 as height from place parent where parent.id = place.parent_id
      union all
      select parent.*, up.height + 1 from place parent join up on parent.id = up.parent_id
    )
    select json_agg(json_build_object('name', name, 'slug', slug, 'place_type', place_type) order by height desc)
      as ancestors from up
  ) line on true`;

// Importance among places with the same name: a town before a region, a country before all.
const importance = sql`ln(place.population + 500) + case place.place_type
  when 'COUNTRY' then 6 when 'LOC' then 0 when 'LVL1' then -3.5 when 'LVL2' then -4 when 'POI' then 2.5 else 1 end`;

/** Reads places; rows become contracts in the mapper. */
export function createPlacesStore(database: Database) {
  return { ...byAddress(database), ...byName(database), ...byPoint(database) };
}

export type PlacesStore = ReturnType<typeof createPlacesStore>;

function byAddress(database: Database) {
  async function bySlug(slug: string): Promise<PlaceRow | undefined> {
    const { rows } =
      await sql<PlaceRow>`select ${columns} from place ${ancestorLine} where slug = ${slug}`.execute(
        database,
      );
    return rows[0];
  }

  async function slugAfterRename(slug: string): Promise<string | undefined> {
    const { rows } = await sql<{ slug: string }>`select place.slug from renamed_slug
      join place on place.id = renamed_slug.place_id where renamed_slug.slug = ${slug}`.execute(database);
    return rows[0]?.slug;
  }

  async function slugOfName(name: string): Promise<string | undefined> {
    const { rows } = await sql<{ slug: string }>`select slug from place_name join place on place.id = place_id
      where place_name.name = ${name} order by (${importance}) desc, slug limit 1`.execute(database);
    return rows[0]?.slug;
  }

  async function slugOfSimilarName(name: string): Promise<string | undefined> {
    const { rows } = await sql<{ slug: string }>`select slug from (
        select place.*, max(similarity(lower(close.name), ${name})) as likeness from (
          select place_id, name from place_name where lower(name) % ${name}
          order by lower(name) <-> ${name} limit 20) close
        join place on place.id = close.place_id group by place.id) place
      where likeness >= 0.5 order by likeness * (${importance}) desc, slug limit 1`.execute(database);
    return rows[0]?.slug;
  }

  return { bySlug, slugAfterRename, slugOfName, slugOfSimilarName };
}

function byName(database: Database) {
  async function startingWith(name: string, limit: number): Promise<PlaceRow[]> {
    const { rows } = await sql<PlaceRow>`with hit as (
        select place_id, bool_or(name = ${name}) as is_exact, bool_or(is_main) as is_main from place_name
        where name like ${`${name}%`} group by place_id)
      select ${columns} from (
        select place.*, is_exact, (${importance}) + case when is_exact then 4 else 0 end
          + case when is_main then 0.5 else 0 end as weight
        from hit join place on place.id = hit.place_id
        order by weight desc, place.id limit ${limit}) place ${ancestorLine}
      order by weight desc, place.id`.execute(database);
    return rows;
  }

  async function soundingLike(name: string, limit: number, without: number[]): Promise<PlaceRow[]> {
    const { rows } = await sql<PlaceRow>`with hit as (
        select place_id, max(likeness) as likeness from (
          select place_id, word_similarity(${name}, lower(name)) + similarity(${name}, lower(name)) as likeness from place_name
          where ${name} <% lower(name) order by ${name} <<-> lower(name) limit 200) close
        group by place_id)
      select ${columns} from (
        select place.*, likeness * likeness * (${importance}) as weight
        from hit join place on place.id = hit.place_id
        where place.id <> all(${without}::integer[])
        order by weight desc, place.id limit ${limit}) place ${ancestorLine}
      order by weight desc, place.id`.execute(database);
    return rows;
  }

  return { startingWith, soundingLike };
}

function byPoint(database: Database) {
  /** The towns nearest in a flat approximation, with a margin for the exact distance. */
  async function townsNear({ latitude, longitude }: Point): Promise<PlaceRow[]> {
    const { rows } = await sql<PlaceRow>`select ${columns} from (
        select * from place where place_type = 'LOC'
        order by point(longitude, latitude) <-> point(${longitude}, ${latitude}) limit 24) place ${ancestorLine}`.execute(
      database,
    );
    return rows;
  }

  /** The towns of a box with the largest population. */
  async function largestIn([west, south, east, north]: Box, limit: number): Promise<PlaceRow[]> {
    const { rows } = await sql<PlaceRow>`select ${columns} from (
        select * from place where place_type = 'LOC'
          and point(longitude, latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))
        order by population desc, id limit ${limit}) place ${ancestorLine}`.execute(database);
    return rows;
  }

  return { townsNear, largestIn };
}
