import {
  EQUIPMENT_CODES,
  type EquipmentCode,
  equipmentOfFlag,
  FLAG_FIELDS,
  type FlagField,
  type PlainDate,
  SEARCH_LIMITS,
  type SearchQuery,
} from '@campavia/domain';

import { bedsOf } from '../finder-form';
import { omitUndefined } from '../search-params';

const FIELDS = {
  dates: ['date_from', 'date_to'],
  beds: ['beds'],
  price: ['min_price', 'max_price'],
  seatbelts: ['seatbelts'],
  types: ['types'],
  radius: ['radius'],
  vehicle_height: ['vehicle_height'],
  licence_type: ['licence_type'],
  owner_types: ['owner_types'],
  review_average__gte: ['review_average__gte'],
} as const satisfies Record<string, readonly (keyof SearchQuery)[]>;

export type EquipmentFilter = `equipments.${EquipmentCode}`;

export type Filter = keyof typeof FIELDS | FlagField | 'equipments' | EquipmentFilter;

type Fields = readonly (keyof SearchQuery)[];

const FILTERS: readonly Filter[] = [...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]), ...FLAG_FIELDS];
const FIRST_PAGE = { page: undefined };
const NO_AREA = { latitude: undefined, longitude: undefined, radius: undefined, bbox: undefined };
const MIN_PEOPLE = SEARCH_LIMITS.people.least;

/** An address with seats but no beds gets as many beds, so two beds stand for any number then. */
export function asksForBeds({ beds, seatbelts }: SearchQuery): boolean {
  return beds !== undefined && !(beds === MIN_PEOPLE && seatbelts !== undefined);
}

export function activeFilters(query: SearchQuery): Filter[] {
  const pieces = EQUIPMENT_CODES.filter((code) => query.equipments?.includes(code));
  const own = pieces.filter(
    (code) => !FLAG_FIELDS.some((flag) => query[flag] && equipmentOfFlag(flag) === code),
  );
  return [
    ...FILTERS.filter((filter) => isActive(query, filter)),
    ...own.map((code): EquipmentFilter => `equipments.${code}`),
  ];
}

function isActive(query: SearchQuery, filter: Filter): boolean {
  if (filter === 'beds') return asksForBeds(query);
  return fieldsOf(filter).some((field) => query[field] !== undefined);
}

function fieldsOf(filter: Filter): Fields {
  if (filter in FIELDS) return FIELDS[filter as keyof typeof FIELDS];
  return pieceOf(filter) ? [] : [filter as FlagField | 'equipments'];
}

export function pieceOf(filter: Filter): EquipmentCode | undefined {
  return EQUIPMENT_CODES.find((code) => filter === `equipments.${code}`);
}

export function filterOfField(field: string): Filter | undefined {
  if (field === 'equipments') return field;
  return FILTERS.find((filter) => fieldsOf(filter).some((each) => each === field));
}

/** The dates do not count as a filter. */
export function countFilters(query: SearchQuery): number {
  return activeFilters(query).filter((filter) => filter !== 'dates').length;
}

export function withoutFilter(query: SearchQuery, filter: Filter): SearchQuery {
  const piece = pieceOf(filter) ?? equipmentOfFlag(filter);
  const absent = Object.fromEntries(fieldsOf(filter).map((field) => [field, undefined]));
  const beds = asksForBeds(query) ? query.beds : undefined;
  const equipments = query.equipments?.filter((code) => code !== piece);
  const rest: SearchQuery = { ...query, ...FIRST_PAGE, beds, equipments, ...absent };
  return omitUndefined({
    ...rest,
    beds: bedsOf(rest.beds, rest.seatbelts),
    equipments: rest.equipments?.length ? rest.equipments : undefined,
  });
}

export function withoutFilters(query: SearchQuery): SearchQuery {
  const filters = activeFilters(query).filter((filter) => filter !== 'dates');
  return filters.reduce(withoutFilter, { ...query });
}

export function withFlag(query: SearchQuery, flag: FlagField): SearchQuery {
  return omitUndefined({ ...query, ...FIRST_PAGE, [flag]: true });
}

export function withDates(query: SearchQuery, from: PlainDate, to: PlainDate): SearchQuery {
  return omitUndefined({ ...query, ...FIRST_PAGE, date_from: from, date_to: to });
}

export function withPlace(query: SearchQuery, where: string | undefined): SearchQuery {
  return omitUndefined({ ...query, ...FIRST_PAGE, ...NO_AREA, where });
}
