import type { SearchQuery } from '@campavia/domain';

import { countryPlace } from '../country-place';
import { omitUndefined } from '../search-params';

/** The numbers of the types that each category holds. Caravans and all else have no page of their own. */
const TYPES = { motorhome: [1, 2, 3], campervan: [4], van: [5] };

/** A sort of camper with a page of its own, as its address spells it. */
export type Category = keyof typeof TYPES;

export const CATEGORIES = Object.keys(TYPES) as Category[];

/** How many seats a category's pages may ask for. */
export const SEATS = [2, 3, 4, 5, 6];

/** The category of an address; undefined for any other word. */
export function readCategory(slug: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => category === slug);
}

/** The number in front of `-seats` in an address; undefined for what no camper is asked for with. */
export function readSeats(text: string | undefined): number | undefined {
  return SEATS.find((seats) => String(seats) === text);
}

/** What a category's pages show: with seats also as many beds, as a search for seats alone has it. */
export function categorySearch(category: Category, country?: string, seats?: number): SearchQuery {
  return omitUndefined({
    where: country && countryPlace(country),
    types: TYPES[category],
    seatbelts: seats,
    beds: seats,
  });
}
