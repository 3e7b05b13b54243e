import { compareDates, isPlainDate, type PlainDate } from '@campavia/domain';

import { InvalidFieldsError } from './http-errors';

/**
 * The first and last day that a query asks for; undefined when it asks for none.
 * @throws InvalidFieldsError for half a pair, for days that do not exist, for a return before the pick-up.
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
