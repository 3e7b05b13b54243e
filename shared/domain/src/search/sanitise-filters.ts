import { parseDecimalIn, valueOf, valuesOf, parseIntegerIn } from './raw-values';
import { adjust, drop, type SearchNotes } from './search-notes';
import { SEARCH_LIMITS, type RawSearch, type SearchQuery } from './search-query';
import { HUNDREDTHS, inOrder } from './canonical-order';

type DecimalField = 'min_price' | 'max_price' | 'review_average__gte';
type WholeField = 'seatbelts' | 'beds' | 'vehicle_height' | 'page' | 'page_size';
type FilterFields = Pick<SearchQuery, 'types' | Exclude<DecimalField | WholeField, 'page' | 'page_size'>>;
type ResultFields = Pick<SearchQuery, 'page' | 'page_size'>;

interface Range {
  least: number;
  most: number;
}

/** The fields that filter campers. */
export function sanitiseFilters(raw: RawSearch, notes: SearchNotes): FilterFields {
  return {
    ...travellers(raw, notes),
    types: types(raw, notes),
    ...prices(raw, notes),
    vehicle_height: whole(raw, 'vehicle_height', SEARCH_LIMITS.heightCm, notes),
    review_average__gte: decimal(raw, 'review_average__gte', SEARCH_LIMITS.stars, notes),
  };
}

/** The fields that select the results shown. The first page is never named. */
export function sanitiseResults(raw: RawSearch, notes: SearchNotes): ResultFields {
  const page = whole(raw, 'page', SEARCH_LIMITS.page, notes);
  return {
    page: page === 1 ? undefined : page,
    page_size: whole(raw, 'page_size', SEARCH_LIMITS.pageSize, notes),
  };
}

function whole(raw: RawSearch, field: WholeField, range: Range, notes: SearchNotes): number | undefined {
  const text = valueOf(raw, field);
  if (text === undefined) return undefined;
  return parseIntegerIn(text, range) ?? drop(notes, field, `${field}_out_of_range`);
}

function travellers(raw: RawSearch, notes: SearchNotes): Pick<SearchQuery, 'seatbelts' | 'beds'> {
  const seatbelts = whole(raw, 'seatbelts', SEARCH_LIMITS.people, notes);
  const beds = whole(raw, 'beds', SEARCH_LIMITS.people, notes);
  if (seatbelts === undefined || beds !== undefined) return { seatbelts, beds };
  adjust(notes, 'beds', 'seatbelts_copied_to_beds');
  return { seatbelts, beds: seatbelts };
}

function types(raw: RawSearch, notes: SearchNotes): number[] | undefined {
  const given = valuesOf(raw, 'types').filter((text) => text.trim() !== '');
  const known = given.flatMap((text) => parseIntegerIn(text.trim(), SEARCH_LIMITS.type) ?? []);
  if (known.length < given.length) drop(notes, 'types', 'types_out_of_range');
  return known.length > 0 ? inOrder(known) : undefined;
}

function decimal(
  raw: RawSearch,
  field: DecimalField,
  { least, most }: Range,
  notes: SearchNotes,
): number | undefined {
  const text = valueOf(raw, field);
  if (text === undefined) return undefined;
  const value = parseDecimalIn(text, HUNDREDTHS);
  const isInRange = value !== undefined && value >= least && value <= most;
  return isInRange ? value : drop(notes, field, `${field}_out_of_range`);
}

function prices(raw: RawSearch, notes: SearchNotes): Pick<SearchQuery, 'min_price' | 'max_price'> {
  const least = decimal(raw, 'min_price', SEARCH_LIMITS.price, notes);
  const most = decimal(raw, 'max_price', SEARCH_LIMITS.price, notes);
  if (least === undefined || most === undefined || least <= most)
    return { min_price: least, max_price: most };
  adjust(notes, 'min_price', 'prices_swapped');
  adjust(notes, 'max_price', 'prices_swapped');
  return { min_price: most, max_price: least };
}
