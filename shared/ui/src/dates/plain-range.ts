import { type CalendarDate, parseDate } from '@internationalized/date';

import type { DateRange } from './range-rules';

/** Converts a range of strings to the dates that react-aria works with. */
export function toCalendarRange(range: DateRange | null): { start: CalendarDate; end: CalendarDate } | null {
  return range && { start: parseDate(range.from), end: parseDate(range.to) };
}

/** Converts the dates of react-aria to strings. */
export function toDateRange(range: { start: CalendarDate; end: CalendarDate }): DateRange {
  return { from: range.start.toString(), to: range.end.toString() };
}
