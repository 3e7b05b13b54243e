import { foldPlaceName } from '../../../../src/modules/places/fold-place-name.ts';
import { distanceKm } from './distance.mjs';

const DUPLICATE_KM = 4;
const CITY_REACH_KM = 20;
const FRENCH_QUARTER = /^(Paris|Lyon|Marseille) (\d\d)(?: (.+))?$/;
const ZURICH_QUARTER = /^(Zürich) \(Kreis (\d+)\)(?: \/ (.+))?$/;
const NOT_A_TOWN = {
  FR: /^Paris \d+e Arrondissement$|^Plaine \d$/,
  CH: / \/ |\(Kreis \d+\)|^Grossacker\/Opfikon$/,
  IT: /\d/,
};

/**
 * Splits the source's populated places into towns, districts with the `city` they belong to, and entries that are
 * neither or exist as curated places.
 */
export function sortQuarters(places, handPlaces) {
  const handQuarters = handPlaces.filter((place) => place.placeType === 'SUB');
  const numbered = places.map(asNumberedQuarter).filter(Boolean);
  const others = places.filter(
    (place) =>
      !asNumberedQuarter(place) &&
      !NOT_A_TOWN[place.country]?.test(place.name) &&
      !isDuplicate(place, handQuarters),
  );
  const cities = others.filter((place) => !place.isQuarter);
  const withCity = others
    .filter((place) => place.isQuarter)
    .map((place) => ({ ...place, city: cityAround(place, cities) }));
  return {
    towns: [...cities, ...withCity.filter((place) => !place.city)],
    quarters: [
      ...withCity.filter((place) => place.city),
      ...numbered.map((place) => ({ ...place, city: cityCalled(place, cities) })),
    ],
  };
}

function asNumberedQuarter(place) {
  const french = place.country === 'FR' && FRENCH_QUARTER.exec(place.name);
  if (french) {
    const number = `${Number(french[2])}${french[2] === '01' ? 'er' : 'e'}`;
    return { ...place, cityName: french[1], name: [french[1], number, french[3]].filter(Boolean).join(' ') };
  }
  const swiss = place.country === 'CH' && ZURICH_QUARTER.exec(place.name);
  return swiss && { ...place, cityName: swiss[1], name: `Zürich ${swiss[3] ?? `Kreis ${swiss[2]}`}` };
}

/** The larger town nearby in the same region with the strongest attraction (population by squared distance). */
function cityAround(quarter, cities) {
  let best = null;
  for (const city of cities) {
    if (city.lvl1 !== quarter.lvl1 || city.population <= quarter.population) continue;
    const km = distanceKm(city, quarter);
    const pull = city.population / (1 + km) ** 2;
    if (km <= CITY_REACH_KM && (!best || pull > best.pull)) best = { city, pull };
  }
  return best?.city;
}

function cityCalled({ country, cityName }, cities) {
  const namesakes = cities.filter((city) => city.country === country && city.name === cityName);
  return namesakes.reduce((largest, city) => (city.population > largest.population ? city : largest));
}

function isDuplicate(place, handQuarters) {
  const name = foldPlaceName(place.name);
  return handQuarters.some(
    (quarter) =>
      distanceKm(quarter, place) < DUPLICATE_KM &&
      [quarter.name, ...quarter.also.split('|')].some((other) => foldPlaceName(other) === name),
  );
}
