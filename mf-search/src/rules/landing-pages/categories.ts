import type { SearchQuery } from '@campavia/domain';

import { countryPlace } from '../country-place';
import { omitUndefined } from '../search-params';

/** Vehicle type ids of each category. Caravans and other types have no page. */
const TYPES = { motorhome: [1, 2, 3], campervan: [4], van: [5] };

export type Category = keyof typeof TYPES;

export const CATEGORIES = Object.keys(TYPES) as Category[];

export const SEATS = [2, 3, 4, 5, 6];

export function readCategory(slug: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => category === slug);
}

export function readSeats(text: string | undefined): number | undefined {
  return SEATS.find((seats) => String(seats) === text);
}

/** Seats also set the beds, as `sanitiseSearch` does for an address with seats only. */
export function categorySearch(category: Category, country?: string, seats?: number): SearchQuery {
  return omitUndefined({
    where: country && countryPlace(country),
    types: TYPES[category],
    seatbelts: seats,
    beds: seats,
  });
}
