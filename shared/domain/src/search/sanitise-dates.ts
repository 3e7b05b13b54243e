import { compareDates, isPlainDate, type PlainDate } from '../dates';
import { valueOf } from './raw-values';
import { adjust, drop, type DropRule, type SearchNotes } from './search-notes';
import type { RawSearch, SearchQuery } from './search-query';

type DateField = 'date_from' | 'date_to';
type DateFields = Pick<SearchQuery, DateField>;

const DAY_FIRST = /^(\d{2})-(\d{2})-(\d{4})$/;

/**
 * The two dates of a search: both or none, in order and not before today. How far ahead and how long a camper can be
 * booked differs by owner, so dates beyond these limits are kept.
 */
export function sanitiseDates(raw: RawSearch, today: PlainDate, notes: SearchNotes): DateFields {
  const first = date(raw, 'date_from', notes);
  const second = date(raw, 'date_to', notes);
  if (first === undefined || second === undefined) return dropLoneDate(first, second, notes);
  const isInverted = compareDates(first, second) > 0;
  const [from, to] = isInverted ? [second, first] : [first, second];
  if (compareDates(from, today) < 0) return dropBoth('date_in_past', notes);
  if (isInverted) {
    adjust(notes, 'date_from', 'dates_swapped');
    adjust(notes, 'date_to', 'dates_swapped');
  }
  return { date_from: from, date_to: to };
}

function date(raw: RawSearch, field: DateField, notes: SearchNotes): PlainDate | undefined {
  const text = valueOf(raw, field);
  if (text === undefined) return undefined;
  const converted = text.replace(DAY_FIRST, '$3-$2-$1');
  if (!isPlainDate(converted)) return drop(notes, field, 'date_invalid');
  if (converted !== text) adjust(notes, field, 'date_converted');
  return converted;
}

function dropLoneDate(
  from: PlainDate | undefined,
  to: PlainDate | undefined,
  notes: SearchNotes,
): DateFields {
  if (from !== undefined) drop(notes, 'date_from', 'lone_date');
  if (to !== undefined) drop(notes, 'date_to', 'lone_date');
  return {};
}

function dropBoth(rule: DropRule, notes: SearchNotes): DateFields {
  drop(notes, 'date_from', rule);
  drop(notes, 'date_to', rule);
  return {};
}
