import { SEARCH_LIMITS, type SearchQuery, type VehicleTypeCode } from '@campavia/domain';

import { countryPlace } from './country-place';
import { withoutAbsent } from './without-absent';

/** The numbers of the types that each category holds. Caravans and all else have no page of their own. */
const TYPES = { motorhome: [1, 2, 3], campervan: [4], van: [5] };

/** A sort of camper with a page of its own, as its address spells it. */
export type Category = keyof typeof TYPES;

export const CATEGORIES = Object.keys(TYPES) as Category[];

/** A type of vehicle that is a category all by itself. */
const ALONE: Partial<Record<VehicleTypeCode, Category>> = { campervan: 'campervan', van: 'van' };

/** How many seats a category's pages may ask for. */
export const SEATS = [2, 3, 4, 5, 6];

/** The category of an address; undefined for any other word. */
export function readCategory(slug: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => category === slug);
}

/** The seats of an address, as `4` or `4-seats`; undefined for what no camper is asked for with. */
export function readSeats(text: string | undefined): number | undefined {
  const [, digits] = /^(\d)(?:-seats)?$/.exec(text ?? '') ?? [];
  const { least, most } = SEARCH_LIMITS.people;
  const seats = Number(digits);
  return seats >= least && seats <= most ? seats : undefined;
}

/** The category that is nothing but this type of vehicle. */
export function categoryOfType(code: VehicleTypeCode): Category | undefined {
  return ALONE[code];
}

/** What a category's pages show: with seats also as many beds, as a search for seats alone has it. */
export function categorySearch(category: Category, country?: string, seats?: number): SearchQuery {
  return withoutAbsent({
    where: country && countryPlace(country),
    types: TYPES[category],
    seatbelts: seats,
    beds: seats,
  });
}
