import { compareDates, isPlainDate, type PlainDate } from '@campavia/domain';

import { InvalidFieldsError } from './http-errors';
import type { Box } from './geo';

/**
 * First and last day of a query; undefined when it has none.
 * @throws InvalidFieldsError for an incomplete pair, invalid days, or a return before the pick-up
 */
export function parseStayDates(query: {
  date_from?: string;
  date_to?: string;
}): { from: PlainDate; to: PlainDate } | undefined {
  const { date_from: from, date_to: to } = query;
  if (from === undefined && to === undefined) return undefined;
  const [dateFrom, dateTo] = [readDay('date_from', from), readDay('date_to', to)];
  if (compareDates(dateFrom, dateTo) > 0)
    throw new InvalidFieldsError({ date_to: { id: 'field_ends_before_start' } });
  return { from: dateFrom, to: dateTo };
}

function readDay(field: string, value: string | undefined): PlainDate {
  if (value === undefined) throw new InvalidFieldsError({ [field]: { id: 'field_both_dates' } });
  if (!isPlainDate(value)) throw new InvalidFieldsError({ [field]: { id: 'field_not_a_date' } });
  return value;
}

const NUMBER = /^-?\d{1,3}(\.\d{1,15})?$/;

/**
 * Parses a bounding box: west, south, east, north in degrees, separated by commas.
 * @throws InvalidFieldsError naming `bbox` for anything else
 */
export function parseBbox(text: string): Box {
  const numbers = text.split(',').map((part) => (NUMBER.test(part) ? Number(part) : NaN));
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbers;
  const isBox = numbers.length === 4 && isRange(west, east, 180) && isRange(south, north, 90);
  if (!isBox) throw new InvalidFieldsError({ bbox: { id: 'field_not_a_box' } });
  return [west, south, east, north];
}

function isRange(from: number, to: number, limit: number): boolean {
  return from >= -limit && to <= limit && from < to;
}
