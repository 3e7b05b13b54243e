import {
  isPlainDate,
  lastPlannedDay,
  momentMs,
  parseDecimal,
  plainDate,
  type DayRange,
  type Minor,
  type PlainDate,
} from '@campavia/domain';

import type { FieldReader } from '../../core/field-reader';

const LEAST_PRICE = 1;
const MOST_PRICE = 9999;
const MINOR_PER_UNIT = 100;
const NOWHERE = { from: plainDate('1970-01-01'), to: plainDate('1970-01-01') };

interface DayTexts {
  from: string;
  to: string;
}

/**
 * Days changed by an owner: not past and not too far ahead; errors are collected by the reader.
 * @param names of the two fields
 */
export function readDays(
  fields: FieldReader,
  { from, to }: DayTexts,
  { names, today }: { names: readonly [string, string]; today: PlainDate },
): DayRange {
  const [first, last] = names;
  if (!isPlainDate(from)) fields.refuse(first, 'field_not_a_date');
  if (!isPlainDate(to)) fields.refuse(last, 'field_not_a_date');
  if (!isPlainDate(from) || !isPlainDate(to)) return NOWHERE;
  const limit = lastPlannedDay(today);
  if (to < from) fields.refuse(last, 'calendar_ends_before_start');
  else if (to < today) fields.refuse(last, 'calendar_day_past');
  else if (to > limit) fields.refuse(last, 'calendar_day_too_far', { day: toTextDay(limit) });
  return { from, to };
}

/** Price per day set by an owner, in minor units. */
export function readPrice(fields: FieldReader, text: string): Minor {
  const isNumber = /^\d{1,7}(\.\d{1,2})?$/.test(text.trim());
  const price = isNumber ? parseDecimal(text.trim()) : 0;
  if (!isNumber) fields.refuse('price', 'field_not_a_number');
  else if (price < LEAST_PRICE * MINOR_PER_UNIT)
    fields.refuse('price', 'field_at_least', { limit: LEAST_PRICE });
  else if (price > MOST_PRICE * MINOR_PER_UNIT)
    fields.refuse('price', 'field_at_most', { limit: MOST_PRICE });
  return price;
}

/** A day as a value for message formatting: noon, so that it is the same day in every time zone. */
export function toTextDay(day: PlainDate): number {
  return momentMs(`${day}T12:00:00Z`);
}
