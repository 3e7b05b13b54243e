import { EQUIPMENT_CODES, OWNER_TYPES } from './search-choices';
import { SEARCH_FIELDS, type RawSearch, type SearchQuery } from './search-query';
import { DEGREE_PLACES, HUNDREDTHS, inListOrder, inOrder, RADIUS_PLACES, roundTo } from './canonical-order';

type IntegerField = Required<SearchQuery>;
type FieldTexts = { [Field in keyof IntegerField]?: (value: IntegerField[Field]) => string[] };

const rounded = (places: number) => (value: number) => [String(roundTo(value, places))];

/** Fields with a special format. */
const TEXTS: FieldTexts = {
  latitude: rounded(DEGREE_PLACES),
  longitude: rounded(DEGREE_PLACES),
  radius: rounded(RADIUS_PLACES),
  bbox: (box) => [box.map((edge) => roundTo(edge, DEGREE_PLACES)).join(',')],
  types: (types) => inOrder(types).map(String),
  min_price: rounded(HUNDREDTHS),
  max_price: rounded(HUNDREDTHS),
  owner_types: (types) => inListOrder(OWNER_TYPES, types),
  review_average__gte: rounded(HUNDREDTHS),
  equipments: (codes) => inListOrder(EQUIPMENT_CODES, codes),
  page: (page) => (page === 1 ? [] : [String(page)]),
};

function textsOf<Field extends keyof SearchQuery>(query: SearchQuery, field: Field): string[] {
  const value = query[field] as IntegerField[Field] | undefined;
  if (value === undefined) return [];
  return TEXTS[field]?.(value) ?? [String(value)];
}

/**
 * The canonical address of a search: fields in the order of `SEARCH_FIELDS`, lists repeated and in order, numbers
 * without superfluous digits, the first page omitted.
 */
export function searchToParams(query: SearchQuery): URLSearchParams {
  const pairs = SEARCH_FIELDS.flatMap((field) => textsOf(query, field).map((text) => [field, text]));
  return new URLSearchParams(pairs);
}

/** The parameters of a query string, with or without its question mark; a repeated name gives an array. */
export function parseParams(search: string): Record<string, string | string[]> {
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(found);
}

/** Whether the fields of an address are written as by `searchToParams`, in whatever order. */
export function isCanonical(raw: RawSearch, query: SearchQuery): boolean {
  return SEARCH_FIELDS.every((field) => {
    const value = Object.hasOwn(raw, field) ? raw[field] : undefined;
    const given = value === undefined ? [] : [value].flat();
    const wanted = textsOf(query, field);
    return given.length === wanted.length && given.every((text, index) => text === wanted[index]);
  });
}
