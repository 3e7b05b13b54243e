import {
  addDays,
  addMonths,
  daysBetween,
  eachDay,
  plainDate,
  weekdayOf,
  type DayRange,
  type PlainDate,
} from '@campavia/domain';

const WEEK_DAYS = 7;
const MONTHS_OF_YEAR = 12;

/** The first day of the month of a day. */
export function startOfMonth(day: PlainDate): PlainDate {
  return plainDate(`${day.slice(0, 8)}01`);
}

/** The last day of the month of a day. */
export function endOfMonth(day: PlainDate): PlainDate {
  return addDays(addMonths(startOfMonth(day), 1), -1);
}

/** @param firstWeekday Monday 1 to Sunday 7 */
export function startOfWeek(day: PlainDate, firstWeekday: number): PlainDate {
  return addDays(day, -((weekdayOf(day) - firstWeekday + WEEK_DAYS) % WEEK_DAYS));
}

/** The weeks that a month touches, whole weeks of seven days. */
export function weeksOfMonth(month: PlainDate, firstWeekday: number): PlainDate[][] {
  const first = startOfWeek(startOfMonth(month), firstWeekday);
  const last = addDays(startOfWeek(endOfMonth(month), firstWeekday), WEEK_DAYS - 1);
  const days = eachDay(first, last);
  return Array.from({ length: days.length / WEEK_DAYS }, (_, week) =>
    days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS),
  );
}

/** The nearest day of a range. */
export function clampDay(day: PlainDate, { from, to }: DayRange): PlainDate {
  if (day < from) return from;
  return day > to ? to : day;
}

/** Two days in either order as a range. */
export function rangeBetween(one: PlainDate, other: PlainDate): DayRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

interface Key {
  key: string;
  shiftKey: boolean;
}

/** The day to which a key of the ARIA calendar grid moves; undefined for other keys. */
export function dayAfterKey(
  { key, shiftKey }: Key,
  day: PlainDate,
  firstWeekday: number,
): PlainDate | undefined {
  const months = shiftKey ? MONTHS_OF_YEAR : 1;
  const toWeekStart = daysBetween(day, startOfWeek(day, firstWeekday));
  const days: Record<string, number | undefined> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -WEEK_DAYS,
    ArrowDown: WEEK_DAYS,
    Home: toWeekStart,
    End: toWeekStart + WEEK_DAYS - 1,
  };
  const step = days[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp') return addMonths(day, -months);
  return key === 'PageDown' ? addMonths(day, months) : undefined;
}
