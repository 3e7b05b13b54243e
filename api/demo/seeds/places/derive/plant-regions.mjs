import { foldPlaceName } from '../../../../src/modules/places/fold-place-name.ts';
import { spreadOf } from './distance.mjs';
import { isOneCity, regionAlternates, regionCode, regionName } from './region-names.mjs';

const MUNICIPAL_LVL2 = new Set(['NL', 'PT']);
const CITY_SHARE = 0.4;
const BRITISH_FORM =
  /^((City|Royal|Metropolitan)( and)? )?((Borough|County|City) of )+(the )?(City of )?| (City|County Borough|county borough|Council)$/g;
const AUSTRIAN_DISTRICT = /^Politischer Bezirk |Land$|Umgebung$/;

/**
 * The LVL1 and LVL2 areas with at least one town. An LVL2 area that is a single municipality, or identical to its LVL1
 * area, is left out; its towns belong to the LVL1 area.
 */
export function plantRegions(towns, areaNames, handNames) {
  const codes = (town) => ({ ...town, lvl2: town.lvl2 && regionCode(town.lvl2, handNames) });
  const coded = towns.map(codes);
  const byLvl1 = groupBy(coded, (town) => (areaNames.has(town.lvl1) ? town.lvl1 : null));
  const byLvl2 = groupBy(coded, (town) => (areaNames.has(town.lvl2) ? town.lvl2 : null));
  const remaining = new Set(
    [...byLvl2.keys()].filter((code) => isRealLvl2(code, { byLvl1, byLvl2, areaNames, handNames })),
  );
  const region = (placeType, code, members) =>
    toRegion({ placeType, code, members, rawName: areaNames.get(code), handNames });
  const lvl1 = [...byLvl1].map(([code, members]) => region('LVL1', code, members));
  const lvl2 = [...remaining].map((code) => region('LVL2', code, byLvl2.get(code)));
  const parentCode = (town) => {
    const code = town.lvl2 && regionCode(town.lvl2, handNames);
    if (remaining.has(code)) return code;
    return byLvl1.has(town.lvl1) ? town.lvl1 : town.country;
  };
  return { lvl1, lvl2, parentCode };
}

function isRealLvl2(code, { byLvl1, byLvl2, areaNames, handNames }) {
  const country = code.slice(0, 2);
  const members = byLvl2.get(code);
  if (MUNICIPAL_LVL2.has(country) || isOneCity(code, handNames)) return false;
  if (members.length === byLvl1.get(members[0].lvl1)?.length) return false;
  const rawName = areaNames.get(code);
  if (country === 'AT') return AUSTRIAN_DISTRICT.test(rawName);
  if (country === 'GB') return !isCityWithSurroundings(rawName, members);
  return true;
}

function isCityWithSurroundings(rawName, members) {
  const name = foldPlaceName(rawName.replace(BRITISH_FORM, ''));
  const city = members.find((town) => foldPlaceName(town.name) === name);
  const everyone = peopleIn(members);
  return city !== undefined && city.population >= everyone * CITY_SHARE;
}

function toRegion({ placeType, code, members, rawName, handNames }) {
  const country = code.slice(0, 2);
  return {
    code,
    placeType,
    country,
    parentCode: placeType === 'LVL1' ? country : members[0].lvl1,
    name: ownName(regionName(code, rawName, handNames), country, members),
    alternates: regionAlternates(code, rawName, handNames),
    population: peopleIn(members),
    ...spreadOf(members, 15),
  };
}

/** Districts are left out of the sum, because their city includes them. */
export function peopleIn(towns) {
  return towns.reduce((sum, town) => sum + (town.isQuarter ? 0 : town.population), 0);
}

/** A British district gets a name that differs from the town it is named after. */
function ownName(name, country, members) {
  const isShared = members.some((town) => foldPlaceName(town.name) === foldPlaceName(name));
  return isShared && country === 'GB' ? `${name} district` : name;
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return groups;
}
