import { SEARCH_LIMITS, type PlainDate, type SearchQuery } from '@campavia/domain';

import { bedsOf } from './finder-form';
import { withoutAbsent } from './without-absent';

/** The filters of a search that can be taken off one by one, in the order they are shown. */
export const FILTERS = ['dates', 'beds', 'seatbelts', 'types', 'price'] as const;
export type Filter = (typeof FILTERS)[number];

/** What a sheet of filters shows: one of them, or all. Dates have a window of their own. */
export type SheetContent = Exclude<Filter, 'dates'> | 'all';

/** What the filter form holds; undefined asks for nothing. */
export type FilterValues = Pick<SearchQuery, 'beds' | 'seatbelts' | 'types' | 'min_price' | 'max_price'>;

const FIRST_PAGE = { page: undefined };
const NO_AREA = { latitude: undefined, longitude: undefined, radius: undefined, bbox: undefined };
const LEAST_PEOPLE = SEARCH_LIMITS.people.least;

function isActive(query: SearchQuery, filter: Filter): boolean {
  switch (filter) {
    case 'dates':
      return query.date_from !== undefined;
    case 'beds':
      // With seats asked, two beds stand for "any": a search for seats alone would ask for as many beds.
      return query.beds !== undefined && !(query.beds === LEAST_PEOPLE && query.seatbelts !== undefined);
    case 'seatbelts':
      return query.seatbelts !== undefined;
    case 'types':
      return query.types !== undefined;
    case 'price':
      return query.min_price !== undefined || query.max_price !== undefined;
  }
}

/** The filters that a search has on. */
export function activeFilters(query: SearchQuery): Filter[] {
  return FILTERS.filter((filter) => isActive(query, filter));
}

/** The same search with one filter off, from its first page. */
export function withoutFilter(query: SearchQuery, filter: Filter): SearchQuery {
  switch (filter) {
    case 'dates':
      return withoutAbsent({ ...query, ...FIRST_PAGE, date_from: undefined, date_to: undefined });
    case 'beds':
    case 'seatbelts':
    case 'types':
      return withFilters(query, { ...query, [filter]: undefined });
    case 'price':
      return withFilters(query, { ...query, min_price: undefined, max_price: undefined });
  }
}

/** The same search with the values of the filter form, from its first page. */
export function withFilters(query: SearchQuery, values: FilterValues): SearchQuery {
  const { seatbelts, types, min_price, max_price } = values;
  const beds = bedsOf(values.beds, seatbelts);
  return withoutAbsent({ ...query, ...FIRST_PAGE, beds, seatbelts, types, min_price, max_price });
}

/** The same search for other days, from its first page. */
export function withDates(query: SearchQuery, from: PlainDate, to: PlainDate): SearchQuery {
  return withoutAbsent({ ...query, ...FIRST_PAGE, date_from: from, date_to: to });
}

/** The same search in another place, or anywhere. */
export function inPlace(query: SearchQuery, where: string | undefined): SearchQuery {
  return withoutAbsent({ ...query, ...FIRST_PAGE, ...NO_AREA, where });
}
