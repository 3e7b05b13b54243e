import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

import { packageRoot } from '../../src/core/package-root';
import { insertRows } from './insert-rows';
import { loadOnce } from './load-once';
import { foldPlaceName, readGazetteer, readRenamedSlugs, type GazetteerRow } from './places/load-gazetteer';

type Wanted = (place: GazetteerRow) => boolean;

/**
 * Loads the gazetteer once and returns the number of places; undefined when it exists already.
 * @param isWanted filters places, for tests; the parents of a wanted place must be wanted too
 */
export function loadPlaces(pool: pg.Pool, isWanted: Wanted = () => true): Promise<number | undefined> {
  const folder = path.join(packageRoot(), 'demo/seeds/places');
  const checksum = createHash('sha256')
    .update(readFileSync(path.join(folder, 'gazetteer.csv.gz'), 'base64'))
    .digest('hex');
  return loadOnce(pool, 'places', checksum, (client) => load(client, folder, isWanted));
}

async function load(client: pg.PoolClient, folder: string, isWanted: Wanted): Promise<number> {
  const places: GazetteerRow[] = [];
  for await (const place of readGazetteer(folder)) if (isWanted(place)) places.push(place);
  await insertRows(client, 'place', places.map(toRow));
  await insertRows(client, 'place_name', places.flatMap(namesOf));
  const idOfSlug = new Map(places.map(({ slug, id }) => [slug, id]));
  const renamed = [...(await readRenamedSlugs(folder))].map(([slug, current]) => ({
    slug,
    place_id: idOfSlug.get(current),
  }));
  await insertRows(
    client,
    'renamed_slug',
    renamed.filter(({ place_id }) => place_id !== undefined),
  );
  return places.length;
}

function toRow(place: GazetteerRow) {
  const { id, slug, name, country, latitude, longitude, population } = place;
  const { placeType: place_type, parentId: parent_id, radiusKm: radius } = place;
  return { id, slug, name, place_type, country, parent_id, latitude, longitude, radius, population };
}

function namesOf({ id, searchName, alternateNames }: GazetteerRow) {
  const others = new Set(alternateNames.map(foldPlaceName));
  others.delete(searchName);
  others.delete('');
  return [
    { place_id: id, name: searchName, is_main: true },
    ...Array.from(others, (name) => ({ place_id: id, name, is_main: false })),
  ];
}
