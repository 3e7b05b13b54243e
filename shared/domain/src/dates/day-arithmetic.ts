import type { PlainDate } from './plain-date';

const DAY_MS = 86_400_000;
const MONDAY_OFFSET = 3;

function dayNumber(date: PlainDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY_MS;
}

// Optimised by hand: a price needs the rate of every day of a stay.
function fromDayNumber(day: number): PlainDate {
  const moment = new Date(day * DAY_MS);
  const year = moment.getUTCFullYear();
  if (!(year >= 100 && year <= 9999)) throw new RangeError(`No day of the years 0100 to 9999: ${day}`);
  const [month, date] = [moment.getUTCMonth() + 1, moment.getUTCDate()];
  return `${year < 1000 ? '0' : ''}${year}-${twoDigits(month)}-${twoDigits(date)}` as PlainDate;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/**
 * The day `days` after a day; before it when negative.
 * @throws RangeError outside the years 0100 to 9999.
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  return fromDayNumber(dayNumber(date) + days);
}

/**
 * The same day of the month `months` after a day's; the month's last day where it is a shorter one.
 * @throws RangeError outside the years 0100 to 9999.
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return fromDayNumber(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)) / DAY_MS);
}

/** How many days lie from one day to another: 0 on the same day, negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** How many days a stay takes when both its first and its last day count. */
export function daysInclusive(from: PlainDate, to: PlainDate): number {
  return daysBetween(from, to) + 1;
}

/** Orders days for `sort`: negative when `one` is earlier, 0 on the same day. */
export function compareDates(one: PlainDate, other: PlainDate): number {
  return daysBetween(other, one);
}

/** A day of the week as ISO 8601 numbers it: Monday 1 to Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The day of the week of a day. */
export function weekdayOf(date: PlainDate): Weekday {
  const sinceMonday = (((dayNumber(date) + MONDAY_OFFSET) % 7) + 7) % 7;
  return (sinceMonday + 1) as Weekday;
}

/** Every day from the first to the last, both included; none when they are inverted. */
export function eachDay(from: PlainDate, to: PlainDate): PlainDate[] {
  const first = dayNumber(from);
  const count = Math.max(0, daysInclusive(from, to));
  return Array.from({ length: count }, (_, index) => fromDayNumber(first + index));
}
