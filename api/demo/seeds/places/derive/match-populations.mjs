import { foldPlaceName } from '../../../../src/modules/places/fold-place-name.ts';
import { distanceKm } from './distance.mjs';

const NEAR_KM = 5;
const CELLS_PER_DEGREE = 10;

/**
 * Assigns each town the population and GeoNames id of its match in the other package: first by equal name within five
 * kilometres, then by equal folded name, known exonym, or an extended name.
 */
export function matchPopulations(towns, counted, exonymsOf) {
  const grid = gridOf(counted);
  const taken = new Set();
  const matchBy = (isSameName) => {
    for (const town of towns.filter((candidate) => !candidate.geonameId)) {
      const twin = nearest(town, grid, (record) => !taken.has(record.geonameId) && isSameName(town, record));
      if (!twin) continue;
      taken.add(twin.geonameId);
      town.geonameId = twin.geonameId;
      town.population = twin.population;
      town.isQuarter = twin.isQuarter;
    }
  };
  matchBy((town, record) => town.name === record.name);
  matchBy((town, record) => namesAgree([town.name, ...exonymsOf(town)], record.name));
}

function namesAgree(names, otherName) {
  const other = foldPlaceName(otherName);
  return names
    .map(foldPlaceName)
    .some((name) => name === other || saysMore(name, other) || saysMore(other, name));
}

function saysMore(longer, shorter) {
  return shorter.length > 3 && longer.startsWith(`${shorter} `);
}

function nearest(town, grid, isCandidate) {
  let best = null;
  for (const record of around(town, grid)) {
    const km = distanceKm(town, record);
    if (km > NEAR_KM || (best && best.km <= km) || !isCandidate(record)) continue;
    best = { km, record };
  }
  return best?.record;
}

function gridOf(records) {
  const grid = new Map();
  for (const record of records) {
    const key = cellKey(record.country, cell(record.latitude), cell(record.longitude));
    grid.set(key, [...(grid.get(key) ?? []), record]);
  }
  return grid;
}

function around(town, grid) {
  const steps = [-1, 0, 1];
  const row = cell(town.latitude);
  const column = cell(town.longitude);
  return steps.flatMap((down) =>
    steps.flatMap((right) => grid.get(cellKey(town.country, row + down, column + right)) ?? []),
  );
}

function cell(degrees) {
  return Math.floor(degrees * CELLS_PER_DEGREE);
}

function cellKey(country, row, column) {
  return `${country} ${row} ${column}`;
}
