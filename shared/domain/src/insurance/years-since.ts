import { isPlainDate, type PlainDate } from '../dates';

/** Whether so many years lie between a day and a later one; true if the first is unknown. */
export function hasPassed(years: number, since: PlainDate | null, on: PlainDate): boolean {
  return since === null || textAfter(years, since) <= on;
}

/** The same day some years later; 29 February becomes 1 March in other years. */
export function yearsAfter(years: number, since: PlainDate): PlainDate {
  const text = textAfter(years, since);
  return isPlainDate(text) ? text : (`${text.slice(0, 4)}-03-01` as PlainDate);
}

/** How many whole years lie between a day and a later one. */
export function wholeYears(since: PlainDate, on: PlainDate): number {
  const years = Number(on.slice(0, 4)) - Number(since.slice(0, 4));
  return textAfter(years, since) <= on ? years : years - 1;
}

// Works because days sort as text.
function textAfter(years: number, since: PlainDate): string {
  const year = String(Number(since.slice(0, 4)) + years).padStart(4, '0');
  return `${year}${since.slice(4)}`;
}
