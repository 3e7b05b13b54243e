import { valueOf, valuesOf } from './raw-values';
import {
  EQUIPMENT_CODES,
  FLAG_FIELDS,
  ORDERINGS,
  OWNER_TYPES,
  SEARCH_LICENCES,
  type FlagField,
  type Ordering,
} from './search-choices';
import { adjust, drop, type SearchNotes } from './search-notes';
import type { RawSearch, SearchQuery } from './search-query';
import { inListOrder } from './canonical-order';

type ChoiceFields = Pick<SearchQuery, FlagField | 'licence_type' | 'owner_types' | 'equipments'>;
type PlaceKnown = Pick<SearchQuery, 'where' | 'latitude'>;

// Spellings of "yes" by checkboxes and other sites.
const YES = /^(true|1|on|yes)$/i;

/** The fields with one or several values of a list. */
export function sanitiseChoices(raw: RawSearch, notes: SearchNotes): ChoiceFields {
  return {
    ...Object.fromEntries(FLAG_FIELDS.map((field) => [field, flag(raw, field, notes)])),
    licence_type: oneOf(raw, 'licence_type', SEARCH_LICENCES, notes),
    owner_types: someOf(raw, 'owner_types', OWNER_TYPES, notes),
    equipments: someOf(raw, 'equipments', EQUIPMENT_CODES, notes),
  };
}

/** The sort order of results; distance only if there is a place or point to measure from. */
export function sanitiseOrdering(
  raw: RawSearch,
  { where, latitude }: PlaceKnown,
  notes: SearchNotes,
): Ordering | undefined {
  const ordering = oneOf(raw, 'ordering', ORDERINGS, notes);
  const isNowhere = where === undefined && latitude === undefined;
  return ordering === 'distance' && isNowhere ? drop(notes, 'ordering', 'ordering_without_place') : ordering;
}

function flag(raw: RawSearch, field: FlagField, notes: SearchNotes): true | undefined {
  const text = valueOf(raw, field);
  if (text === undefined) return undefined;
  if (!YES.test(text)) return drop(notes, field, 'flag_not_true');
  if (text !== 'true') adjust(notes, field, 'flag_written_out');
  return true;
}

function oneOf<Item extends string>(
  raw: RawSearch,
  field: 'licence_type' | 'ordering',
  list: readonly Item[],
  notes: SearchNotes,
): Item | undefined {
  const text = valueOf(raw, field);
  if (text === undefined) return undefined;
  return list.find((item) => item === text) ?? drop(notes, field, `${field}_unknown`);
}

function someOf<Item extends string>(
  raw: RawSearch,
  field: 'owner_types' | 'equipments',
  list: readonly Item[],
  notes: SearchNotes,
): Item[] | undefined {
  const given = valuesOf(raw, field)
    .map((text) => text.trim())
    .filter(Boolean);
  const known = inListOrder(list, given);
  if (given.some((text) => !list.some((item) => item === text))) drop(notes, field, `${field}_unknown`);
  return known.length > 0 ? known : undefined;
}
