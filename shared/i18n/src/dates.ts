import type { Formatter } from './formatter';
import { withoutLineBreaks } from './no-break';

/** `short`: 28 Jun 2027. `long`: Monday 28 June 2027. `day`: Mon 28 Jun. */
export type DateStyle = 'short' | 'long' | 'day';

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
};

/**
 * A plain date in the reader's notation. `short` and `day` stay on one line, `long` may wrap.
 *
 * @param date `yyyy-MM-dd`
 */
export function formatPlainDate(intl: Formatter, date: string, style: DateStyle = 'short'): string {
  return withoutLineBreaks(
    intl.formatDate(atMidnight(date), { ...STYLES[style], timeZone: 'UTC' }),
    wrapOf(style),
  );
}

/** Around the dash of a range in Node's data and not in that of browsers: a page would read differently in both. */
const THIN_SPACE = '\u2009';

/**
 * Two plain dates as one range, what they share written once: `28 Jun – 8 Jul 2027`.
 *
 * @param from `yyyy-MM-dd`
 * @param to `yyyy-MM-dd`, not before `from`
 */
export function formatDateRange(
  intl: Formatter,
  from: string,
  to: string,
  style: DateStyle = 'short',
): string {
  const range = intl.formatDateTimeRange(atMidnight(from), atMidnight(to), {
    ...STYLES[style],
    timeZone: 'UTC',
  });
  return withoutLineBreaks(withoutLeadingZeros(range.replaceAll(THIN_SPACE, ' ')), wrapOf(style));
}

// Italian has them in ranges of written months though not in single days; a date all of digits keeps its own.
function withoutLeadingZeros(range: string): string {
  return range.replace(/(^|[\s–])0(?=\d[\s–])/g, '$1');
}

function wrapOf(style: DateStyle) {
  return style === 'long' ? 'between-words' : 'nowhere';
}

function atMidnight(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day));
}
