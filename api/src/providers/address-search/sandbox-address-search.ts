import type { Address, Place } from '@campavia/contracts';

import { MAX_ADDRESSES, type AddressSearch } from './address-search';
import { postalCodeOf, seededNumber, streetsOf } from './generated-streets';

/** Finds places whose names begin with a text, best first. */
export type FindPlaces = (text: string, limit: number) => Promise<Place[]>;

/** The parts of a typed text. */
interface TypedAddress {
  number: string | undefined;
  street: string;
  postalCode: string | undefined;
  towns: Place[];
}

const MAX_TOWN_WORDS = 4;
const MAX_PLACES = 50;
const SHORTEST_STREET = 3;
const HIGHEST_NUMBER = 80;
/** Generated streets are within this distance of their town's centre, in 1e-5 degrees. */
const SPREAD = 600;
const NUMBER = /^\d{1,4}[a-z]?$/i;

/** An offline provider: towns of the gazetteer with generated streets. */
export function createSandboxAddressSearch(findPlaces: FindPlaces): AddressSearch {
  return {
    async find({ text, country, language }) {
      const typed = await readAddress(text, country, findPlaces);
      return typed.towns
        .flatMap((town) => routesIn(town, typed).map((route) => buildAddress(town, route, typed, language)))
        .slice(0, MAX_ADDRESSES);
    },
  };
}

async function readAddress(
  text: string,
  country: string | undefined,
  findPlaces: FindPlaces,
): Promise<TypedAddress> {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const { town, rest } = await splitTown(words, country, findPlaces);
  const isPostalCode = (word: string) => /^\d{4,5}$/.test(word);
  const number = rest.find((word) => NUMBER.test(word) && !isPostalCode(word));
  return {
    number,
    street: rest.filter((word) => word !== number && !isPostalCode(word)).join(' '),
    postalCode: rest.find(isPostalCode),
    towns: town,
  };
}

/** Finds the longest sequence of last words that names a town; the street comes before it. */
async function splitTown(words: string[], country: string | undefined, findPlaces: FindPlaces) {
  const most = Math.min(MAX_TOWN_WORDS, words.length);
  for (let count = most; count >= 1; count -= 1) {
    const name = words.slice(-count).join(' ');
    const places = await findPlaces(name, MAX_PLACES);
    const town = places.filter((place) => isTownCalled(place, name, country));
    if (town.length > 0) return { town, rest: words.slice(0, -count) };
  }
  return { town: [], rest: words };
}

function isTownCalled(place: Place, name: string, country: string | undefined): boolean {
  return (
    place.place_type === 'LOC' &&
    place.country === (country ?? place.country) &&
    fold(place.name).startsWith(fold(name))
  );
}

/** Generated streets that match, otherwise the street as typed. */
function routesIn({ country }: Place, { street }: TypedAddress): string[] {
  const wanted = fold(street);
  const known = streetsOf(country).names.filter((name) => fold(name).startsWith(wanted));
  if (known.length > 0 || wanted.length < SHORTEST_STREET) return known;
  return [street.charAt(0).toUpperCase() + street.slice(1)];
}

function buildAddress(town: Place, route: string, typed: TypedAddress, language: string): Address {
  const seed = `${town.slug} ${fold(route)}`;
  const street_number = typed.number ?? String(1 + seededNumber(seed, HIGHEST_NUMBER));
  const postal_code = typed.postalCode ?? postalCodeOf(town.country, town.slug);
  const parts = { street_number, route, postal_code };
  return {
    ...parts,
    label: labelOf(town, parts, language),
    locality: town.name,
    administrative_area_level_1: ancestorOf(town, 'LVL1'),
    administrative_area_level_2: ancestorOf(town, 'LVL2'),
    administrative_area_level_3: town.name,
    administrative_area_level_4: null,
    country: town.country,
    latitude: moved(town.latitude, `${seed} latitude ${street_number}`),
    longitude: moved(town.longitude, `${seed} longitude ${street_number}`),
  };
}

function ancestorOf({ ancestors }: Place, kind: 'LVL1' | 'LVL2'): string | null {
  return ancestors.find(({ place_type }) => place_type === kind)?.name ?? null;
}

function moved(degrees: number, seed: string): number {
  return Math.round(degrees * 1e5 + seededNumber(seed, 2 * SPREAD) - SPREAD) / 1e5;
}

function labelOf(
  { name, country }: Place,
  { street_number, route, postal_code }: { street_number: string; route: string; postal_code: string },
  language: string,
): string {
  const line = streetsOf(country).isNumberFirst ? `${street_number} ${route}` : `${route} ${street_number}`;
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return `${line}, ${postal_code} ${name}, ${countryName}`;
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
