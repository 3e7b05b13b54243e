import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

import { foldPlaceName } from '../../../src/modules/places/fold-place-name.ts';
import { assignSlugs, spellUmlauts } from './derive/assign-slugs.mjs';
import { distanceKm } from './derive/distance.mjs';
import { matchPopulations } from './derive/match-populations.mjs';
import { handNameOf, nameTowns } from './derive/name-towns.mjs';
import { peopleIn, plantRegions } from './derive/plant-regions.mjs';
import { readSources } from './derive/read-sources.mjs';
import { sortQuarters } from './derive/sort-quarters.mjs';
import { gzippedCsv } from './derive/write-csv.mjs';

const LOC_RADIUS_KM = 30;
const SUB_RADIUS_KM = 15;
const SMALLEST_US_TOWN = 1000;
const SAME_TOWN_KM = 2;
const FIRST_DERIVED_ID = 20_000_000;
const DERIVED_IDS = 2_000_000_000;

const packagesFolder = process.argv[2];
if (!packagesFolder) {
  console.error(
    'usage: npx tsx api/demo/seeds/places/derive-gazetteer.mjs <node_modules with the two packages>',
  );
  process.exit(2);
}
const places = derivePlaces(packagesFolder);
const zipped = gzippedCsv(places.map(toRow));
writeFileSync(new URL('gazetteer.csv.gz', import.meta.url), zipped);
console.log(JSON.stringify({ rows: places.length, bytes: zipped.length, ...countBy(places, 'placeType') }));

function derivePlaces(folder) {
  const countries = readJson('names/countries.json').map(toCountry);
  const cityNames = readJson('names/cities.json');
  const handPlaces = readJson('hand-places.json');
  const sources = readSources(
    folder,
    countries.map((country) => country.country),
  );
  matchPopulations(sources.towns, sources.counted, (town) => exonymsOf(town, cityNames));
  const populated = withoutRepeats(sources.towns.map(withPopulation).filter(isLargeEnough));
  const { towns, quarters } = sortQuarters(populated, handPlaces);
  const regions = plantRegions(towns, sources.areaNames, readJson('names/regions.json'));
  nameTowns(towns, cityNames);
  for (const country of countries) {
    country.population = peopleIn(towns.filter((town) => town.country === country.code));
  }
  const all = [
    ...countries,
    ...regions.lvl1,
    ...regions.lvl2,
    ...towns.map((town) => asTownPlace(town, regions.parentCode(town))),
    ...quarters.map(asQuarterPlace),
  ];
  giveIds(all);
  assignSlugs(all, [
    ...handPlaces.map((place) => place.slug),
    ...Object.keys(readJson('renamed-slugs.json')),
  ]);
  linkParents(all);
  return all.sort(parentsFirst);
}

function toCountry({ code, also, ...country }) {
  return {
    ...country,
    code,
    country: code,
    placeType: 'COUNTRY',
    alternates: also.split('|'),
    population: 0,
    radiusKm: 0,
  };
}

function exonymsOf(town, cityNames) {
  const entry = handNameOf(town, cityNames);
  return entry ? [entry.name ?? town.name, ...entry.also.split('|')] : [];
}

function withPopulation(town) {
  return { ...town, population: town.population ?? 0 };
}

function isLargeEnough(town) {
  return town.country !== 'US' || town.population >= SMALLEST_US_TOWN;
}

function withoutRepeats(towns) {
  const byName = new Map();
  const largestFirst = [...towns].sort((a, b) => b.population - a.population);
  return largestFirst.filter((town) => {
    const key = `${town.country} ${foldPlaceName(town.name)}`;
    const namesakes = byName.get(key) ?? [];
    if (namesakes.some((other) => distanceKm(other, town) < SAME_TOWN_KM)) return false;
    byName.set(key, [...namesakes, town]);
    return true;
  });
}

function asTownPlace(town, parentCode) {
  const parts = town.name.includes('/') ? town.name.split('/').map((part) => part.trim()) : [];
  const alternates = [...(town.alternates ?? []), ...parts];
  return Object.assign(town, { placeType: 'LOC', parentCode, alternates, radiusKm: LOC_RADIUS_KM });
}

function asQuarterPlace(quarter) {
  return Object.assign(quarter, { placeType: 'SUB', alternates: [], radiusKm: SUB_RADIUS_KM });
}

function giveIds(all) {
  const taken = new Set(all.map((place) => place.id ?? place.geonameId));
  for (const place of all) {
    place.id ??= place.geonameId ?? derivedId(place, taken);
    taken.add(place.id);
  }
}

function derivedId(place, taken) {
  const key = place.code ?? `${place.country} ${place.name} ${place.latitude} ${place.longitude}`;
  let id = FIRST_DERIVED_ID + (createHash('sha256').update(key).digest().readUInt32BE(0) % DERIVED_IDS);
  while (taken.has(id)) id += 1;
  return id;
}

function linkParents(all) {
  const idByCode = new Map(all.filter((place) => place.code).map((place) => [place.code, place.id]));
  for (const place of all) {
    place.parentId = place.city ? place.city.id : (idByCode.get(place.parentCode) ?? null);
  }
}

function parentsFirst(a, b) {
  const order = ['COUNTRY', 'LVL1', 'LVL2', 'LOC', 'SUB'];
  const byType = order.indexOf(a.placeType) - order.indexOf(b.placeType);
  if (byType !== 0) return byType;
  return a.slug < b.slug ? -1 : 1;
}

function toRow(place) {
  return [
    place.id,
    place.parentId,
    place.placeType,
    place.slug,
    place.name,
    alternatesOf(place).join('|'),
    place.country,
    place.latitude.toFixed(4),
    place.longitude.toFixed(4),
    place.population,
    place.radiusKm,
  ];
}

function alternatesOf({ name, country, alternates }) {
  const all = [...alternates, spellUmlauts(name, country)].filter((other) => other && other !== name);
  return [...new Set(all)];
}

function readJson(file) {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

function countBy(items, key) {
  const counts = {};
  for (const item of items) counts[item[key]] = (counts[item[key]] ?? 0) + 1;
  return counts;
}
