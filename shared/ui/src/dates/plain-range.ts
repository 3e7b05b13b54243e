import { type CalendarDate, parseDate } from '@internationalized/date';

import type { DateRange } from './range-rules';

/** A range of strings as the calendar's own dates. */
export function toCalendarRange(range: DateRange | null): { start: CalendarDate; end: CalendarDate } | null {
  return range && { start: parseDate(range.from), end: parseDate(range.to) };
}

/** The calendar's own dates as strings. */
export function toDateRange(range: { start: CalendarDate; end: CalendarDate }): DateRange {
  return { from: range.start.toString(), to: range.end.toString() };
}
