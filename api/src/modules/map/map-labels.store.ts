import { sql, type RawBuilder } from 'kysely';

import type { MapLabel } from '@campavia/contracts';

import type { Database } from '../../database/connect';
import type { Box } from '../../core/geo';

/** A part of the map, with the size of a label's cell in degrees. */
export interface Grid {
  box: Box;
  width: number;
  height: number;
}

function within([west, south, east, north]: Box): RawBuilder<unknown> {
  return sql`longitude between ${west} and ${east} and latitude between ${south} and ${north}`;
}

function labels(kind: MapLabel['kind']): RawBuilder<unknown> {
  return sql`${kind}::text as kind, name, country, latitude, longitude, population`;
}

/** Reads labels of maps. */
export function createMapLabelsStore(database: Database) {
  async function countries(box: Box): Promise<MapLabel[]> {
    const { rows } = await sql<MapLabel>`select ${labels('country')} from place
      where place_type = 'COUNTRY' and ${within(box)} order by population desc, id`.execute(database);
    return rows;
  }

  /** The town with the largest population in each cell of a grid. */
  async function towns({ box, width, height }: Grid, minPopulation: number): Promise<MapLabel[]> {
    // Cells are aligned to fixed coordinates, so that labels stay when the map moves.
    const { rows } = await sql<MapLabel>`
      with town as (
        select ${labels('town')}, id, floor(longitude / ${width}::double precision) as across,
          floor(latitude / ${height}::double precision) as up
        from place where place_type = 'LOC' and population >= ${minPopulation} and ${withinPoint(box)}),
      largest as (
        select distinct on (across, up) * from town order by across, up, population desc, id)
      select kind, name, country, latitude, longitude, population from largest order by population desc, id`.execute(
      database,
    );
    return rows;
  }

  async function sights(box: Box): Promise<MapLabel[]> {
    const { rows } = await sql<MapLabel>`select ${labels('sight')} from place
      where place_type = 'POI' and ${within(box)} order by id`.execute(database);
    return rows;
  }

  return { countries, towns, sights };
}

// Matches the expression of the index on towns.
function withinPoint([west, south, east, north]: Box): RawBuilder<unknown> {
  return sql`point(longitude, latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`;
}
