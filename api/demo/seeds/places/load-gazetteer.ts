import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createGunzip } from 'node:zlib';

import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

import { foldPlaceName } from '../../../src/modules/places/fold-place-name';
import type { GazetteerRow, PlaceType } from './gazetteer-row';

export { foldPlaceName } from '../../../src/modules/places/fold-place-name';
export type { GazetteerRow, PlaceType } from './gazetteer-row';

/** Must be shown with the places, as required by the licence (CC BY 4.0). */
export const ATTRIBUTION =
  'Places: GeoNames (https://www.geonames.org/), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/); names and hierarchy adapted.';

const HAND_RADIUS_KM = { SUB: 15, POI: 40 };

const HandPlaceSchema = Type.Object({
  id: Type.Integer(),
  placeType: Type.Union([Type.Literal('SUB'), Type.Literal('POI')]),
  slug: Type.String(),
  name: Type.String(),
  parent: Type.String({ description: 'slug of its parent place' }),
  latitude: Type.Number(),
  longitude: Type.Number(),
  also: Type.String({ description: 'other names, separated by "|"' }),
});
type HandPlace = Static<typeof HandPlaceSchema>;

const HandPlacesSchema = Type.Array(HandPlaceSchema);
const RenamedSlugsSchema = Type.Record(Type.String(), Type.String());

/**
 * Streams all places, parents before children, curated districts and sights last.
 *
 * @param folder of the data files; required when this module is bundled elsewhere
 * @throws when a file is missing or damaged, or a curated place names an unknown parent
 */
export async function* readGazetteer(folder = besideThisModule()): AsyncGenerator<GazetteerRow, void, void> {
  const handPlaces = await readJson(join(folder, 'hand-places.json'), HandPlacesSchema);
  const parentSlugs = new Set(handPlaces.map((place) => place.parent));
  const parents = new Map<string, GazetteerRow>();
  let isHeading = true;
  for await (const line of linesOf(join(folder, 'gazetteer.csv.gz'))) {
    if (isHeading) {
      isHeading = false;
      continue;
    }
    const row = toRow(splitCsvLine(line));
    if (parentSlugs.has(row.slug)) parents.set(row.slug, row);
    yield row;
  }
  for (const place of handPlaces) yield toHandRow(place, parents.get(place.parent));
}

/** Former slugs and English names: old slug to current slug. No current slug occurs among the old ones. */
export async function readRenamedSlugs(folder = besideThisModule()): Promise<Map<string, string>> {
  return new Map(Object.entries(await readJson(join(folder, 'renamed-slugs.json'), RenamedSlugsSchema)));
}

async function readJson<Schema extends Type.TSchema>(file: string, schema: Schema): Promise<Static<Schema>> {
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (Value.Check(schema, content)) return content;
  const [wrong] = Value.Errors(schema, content);
  throw new Error(`${file} is damaged: ${wrong?.instancePath} ${wrong?.message}`);
}

function besideThisModule(): string {
  return dirname(fileURLToPath(import.meta.url));
}

async function* linesOf(file: string): AsyncGenerator<string, void, void> {
  // The loop below receives the error when it reads the end of the stream.
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + (chunk as string)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function splitCsvLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const fields = line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g);
  return Array.from(fields, ([, field = '']) =>
    field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field,
  );
}

function toRow(fields: string[]): GazetteerRow {
  const text = (column: number) => fields[column] ?? '';
  const name = text(4);
  return {
    id: Number(text(0)),
    parentId: text(1) === '' ? null : Number(text(1)),
    placeType: text(2) as PlaceType,
    slug: text(3),
    name,
    searchName: foldPlaceName(name),
    alternateNames: splitNames(text(5)),
    country: text(6),
    latitude: Number(text(7)),
    longitude: Number(text(8)),
    population: Number(text(9)),
    radiusKm: Number(text(10)),
  };
}

function toHandRow(place: HandPlace, parent: GazetteerRow | undefined): GazetteerRow {
  if (!parent) throw new Error(`hand-places.json: ${place.slug} has the unknown parent ${place.parent}`);
  const { id, placeType, slug, name, latitude, longitude } = place;
  return {
    id,
    parentId: parent.id,
    placeType,
    slug,
    name,
    searchName: foldPlaceName(name),
    alternateNames: splitNames(place.also),
    country: parent.country,
    latitude,
    longitude,
    population: 0,
    radiusKm: HAND_RADIUS_KM[placeType],
  };
}

function splitNames(names: string): string[] {
  return names === '' ? [] : names.split('|');
}
