import { CalendarDate, parseDate } from '@internationalized/date';

/** Longer text cannot be a date and is not parsed. */
export const MAX_INPUT_LENGTH = 1000;

type Field = 'day' | 'month' | 'year';

const NUMERIC = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;

const isField = (type: string): type is Field => type in NUMERIC;

/** The order of day, month and year in a locale. */
function fieldOrder(locale: string): Field[] {
  const parts = new Intl.DateTimeFormat(locale, NUMERIC).formatToParts(0);
  return parts.map((part) => part.type as string).filter(isField);
}

/** The date format of a locale in its own language: "day/month/year", "Tag.Monat.Jahr". */
export function dateShape(locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const parts = new Intl.DateTimeFormat(locale, NUMERIC).formatToParts(0);
  return parts.map(({ type, value }) => (isField(type) ? names.of(type) : value)).join('');
}

const bare = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLocaleLowerCase();

/** The number of a month by its name or an unambiguous prefix: "juil", "Jun", "märz". */
function monthNamed(word: string, locale: string): number | undefined {
  const wanted = bare(word);
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => bare(format.format(Date.UTC(2027, month, 1))));
  const fitting = names.filter((name) => name === wanted || name.startsWith(wanted));
  const name = fitting.includes(wanted) ? wanted : fitting[0];
  const isSure = name === wanted || fitting.length === 1;
  return name && isSure ? names.indexOf(name) + 1 : undefined;
}

function dateOf(year: number, month: number, day: number): CalendarDate | undefined {
  if (year < 1900 || year > 2200 || month < 1 || month > 12 || day < 1) return undefined;
  const date = new CalendarDate(year, month, day);
  return date.day === day && date.month === month ? date : undefined;
}

function fullYear(text: string): number {
  return text.length <= 2 ? 2000 + Number(text) : Number(text);
}

/** The next such day from today on, for dates without a year. */
function upcoming(month: number, day: number, today: CalendarDate): CalendarDate | undefined {
  const thisYear = dateOf(today.year, month, day);
  return thisYear && thisYear.compare(today) < 0 ? dateOf(today.year + 1, month, day) : thisYear;
}

/**
 * Parses a typed date: in the locale's order ("28.6.27", "6/28/2027"), with a month's name
 * ("28 juin"), or `yyyy-MM-dd`. A missing year is the next one that fits.
 */
export function parseTypedDate(text: string, locale: string, today: string): string | undefined {
  if (text.length > MAX_INPUT_LENGTH) return undefined;
  const trimmed = text.trim();
  const iso = /^(\d{4})\D(\d{1,2})\D(\d{1,2})$/.exec(trimmed);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))?.toString();

  const words = trimmed.match(/\p{L}{3,}/gu) ?? [];
  const month = words.map((word) => monthNamed(word, locale)).find((number) => number !== undefined);
  if (words.length > 0 && month === undefined) return undefined;
  const order = fieldOrder(locale).filter((field) => month === undefined || field !== 'month');
  return assemble(trimmed.match(/\d+/g) ?? [], order, month, parseDate(today))?.toString();
}

function assemble(
  numbers: string[],
  order: Field[],
  named: number | undefined,
  today: CalendarDate,
): CalendarDate | undefined {
  const hasYear = numbers.length === order.length;
  const fields = hasYear ? order : order.filter((field) => field !== 'year');
  if (numbers.length !== fields.length) return undefined;
  const read = (field: Field) => numbers[fields.indexOf(field)] ?? '';
  const month = named ?? Number(read('month'));
  const day = Number(read('day'));
  return hasYear ? dateOf(fullYear(read('year')), month, day) : upcoming(month, day, today);
}
