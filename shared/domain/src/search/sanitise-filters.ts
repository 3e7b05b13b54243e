import { decimalOf, valueOf, valuesOf, wholeIn } from './raw-values';
import { adjust, drop, type SearchNotes } from './search-notes';
import { SEARCH_LIMITS, type RawSearch, type SearchQuery } from './search-query';

/** Hundredths are as fine as money goes. */
export const PRICE_PLACES = 2;

type FilterFields = Pick<SearchQuery, 'seatbelts' | 'beds' | 'types' | 'min_price' | 'max_price'>;
type ResultFields = Pick<SearchQuery, 'ordering' | 'page' | 'page_size'>;

/** The fields that say what kind of camper. */
export function sanitiseFilters(raw: RawSearch, notes: SearchNotes): FilterFields {
  return { ...people(raw, notes), types: types(raw, notes), ...prices(raw, notes) };
}

/** The fields that say how results are shown. The first page is never named. */
export function sanitiseResults(raw: RawSearch, notes: SearchNotes): ResultFields {
  const page = whole(raw, 'page', SEARCH_LIMITS.page, notes);
  return {
    ordering: ordering(raw, notes),
    page: page === 1 ? undefined : page,
    page_size: whole(raw, 'page_size', SEARCH_LIMITS.pageSize, notes),
  };
}

function whole(
  raw: RawSearch,
  field: 'seatbelts' | 'beds' | 'page' | 'page_size',
  range: { least: number; most: number },
  notes: SearchNotes,
): number | undefined {
  const text = valueOf(raw, field);
  if (text === undefined) return undefined;
  return wholeIn(text, range) ?? drop(notes, field, `${field}_out_of_range`);
}

function people(raw: RawSearch, notes: SearchNotes): Pick<SearchQuery, 'seatbelts' | 'beds'> {
  const seatbelts = whole(raw, 'seatbelts', SEARCH_LIMITS.people, notes);
  const beds = whole(raw, 'beds', SEARCH_LIMITS.people, notes);
  if (seatbelts === undefined || beds !== undefined) return { seatbelts, beds };
  adjust(notes, 'beds', 'seatbelts_copied_to_beds');
  return { seatbelts, beds: seatbelts };
}

function types(raw: RawSearch, notes: SearchNotes): number[] | undefined {
  const given = valuesOf(raw, 'types').filter((text) => text.trim() !== '');
  const known = given.flatMap((text) => wholeIn(text.trim(), SEARCH_LIMITS.type) ?? []);
  if (known.length < given.length) drop(notes, 'types', 'types_out_of_range');
  return known.length > 0 ? inOrder(known) : undefined;
}

/** Each number once, smallest first. */
export function inOrder(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}

function price(raw: RawSearch, field: 'min_price' | 'max_price', notes: SearchNotes): number | undefined {
  const text = valueOf(raw, field);
  if (text === undefined) return undefined;
  const value = decimalOf(text, PRICE_PLACES);
  const { least, most } = SEARCH_LIMITS.price;
  const isInRange = value !== undefined && value >= least && value <= most;
  return isInRange ? value : drop(notes, field, `${field}_out_of_range`);
}

function prices(raw: RawSearch, notes: SearchNotes): Pick<SearchQuery, 'min_price' | 'max_price'> {
  const least = price(raw, 'min_price', notes);
  const most = price(raw, 'max_price', notes);
  if (least === undefined || most === undefined || least <= most)
    return { min_price: least, max_price: most };
  adjust(notes, 'min_price', 'prices_swapped');
  adjust(notes, 'max_price', 'prices_swapped');
  return { min_price: most, max_price: least };
}

function ordering(raw: RawSearch, notes: SearchNotes): 'relevance' | undefined {
  const text = valueOf(raw, 'ordering');
  if (text === undefined || text === 'relevance') return text;
  return drop(notes, 'ordering', 'ordering_unknown');
}
