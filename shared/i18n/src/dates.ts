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

/**
 * Node's data has thin spaces around the dash of a range, browsers' data has not; they are removed, so that server and
 * browser render the same.
 */
const THIN_SPACE = '\u2009';

/**
 * A range of two plain dates; common parts are written once: `28 Jun – 8 Jul 2027`.
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

// In Italian, Intl writes leading zeros in ranges with month names but not in single dates; numeric dates keep them.
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
