import { distanceKm, type Point } from '../../../src/core/geo';
import { COUNTRIES } from './countries';
import type { Random } from './random';

/** A town that owners can live in. */
export interface Town extends Point {
  id: number;
  slug: string;
  name: string;
  country: string;
  population: number;
}

type Weighted = readonly (readonly [Town, number])[];

const AROUND_KM = 16;
const HUB_PEOPLE = 60_000;
const SHARE_NEAR_HUBS = 0.6;

/** Draws where owners live: most near large or popular towns, the others anywhere in the country. */
export function createHomes(towns: readonly Town[]) {
  const hubs = new Map<string, Weighted>();
  const everywhere = new Map<string, Weighted>();
  const around = new Map<number, Weighted>();
  for (const { code, favourites } of COUNTRIES) {
    const own = towns.filter(({ country }) => country === code);
    everywhere.set(
      code,
      own.filter(isLivedIn(own)).map((town) => [town, Math.sqrt(town.population + 1)]),
    );
    const isHub = (town: Town) => town.population >= HUB_PEOPLE || town.slug in favourites;
    const attraction = (town: Town) =>
      Math.max(town.population, HUB_PEOPLE / 2) ** 0.6 * (favourites[town.slug] ?? 1);
    hubs.set(
      code,
      own.filter(isHub).map((town) => [town, attraction(town)]),
    );
  }

  function nearHub(random: Random, country: string): Town {
    const hub = random.weighted(hubs.get(country) ?? []);
    if (random.chance(0.45)) return hub;
    let neighbours = around.get(hub.id);
    if (!neighbours) around.set(hub.id, (neighbours = neighboursOf(hub, towns)));
    return random.weighted(neighbours);
  }

  /** A town of a country in which an owner lives. */
  function choose(random: Random, country: string): Town {
    const isNear = hubs.get(country)?.length && random.chance(SHARE_NEAR_HUBS);
    return isNear ? nearHub(random, country) : random.weighted(everywhere.get(country) ?? []);
  }

  return { choose, countries: COUNTRIES.filter(({ code }) => everywhere.get(code)?.length) };
}

export type Homes = ReturnType<typeof createHomes>;

/** Draws a camper's position in its town, in degrees with five decimals. */
export function drawPosition(random: Random, town: Town): Point {
  const spreadKm = town.population > 200_000 ? 2.6 : 0.9;
  const latitude = town.latitude + (random.normal() * spreadKm) / 111.2;
  const perDegree = 111.2 * Math.cos((latitude * Math.PI) / 180);
  const longitude = town.longitude + (random.normal() * spreadKm) / perDegree;
  return { latitude: Math.round(latitude * 1e5) / 1e5, longitude: Math.round(longitude * 1e5) / 1e5 };
}

function isLivedIn(towns: readonly Town[]): (town: Town) => boolean {
  const counted = towns.some(({ population }) => population >= 2000);
  return ({ population }) => !counted || population >= 2000;
}

function neighboursOf(hub: Town, towns: readonly Town[]): Weighted {
  const near = towns.filter(
    (town) => Math.abs(town.latitude - hub.latitude) < 0.2 && distanceKm(hub, town) <= AROUND_KM,
  );
  return near.map((town) => [town, Math.sqrt(town.population + 400)]);
}
