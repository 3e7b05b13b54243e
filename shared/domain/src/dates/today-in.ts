import { plainDate, type PlainDate } from './plain-date';

/**
 * Which day it is in a time zone at a moment.
 * @param timeZone an IANA name, `Europe/Paris`
 * @throws RangeError when the zone is unknown.
 */
export function todayIn(timeZone: string, now: Date): PlainDate {
  const format = formatFor(timeZone);
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return plainDate(`${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`);
}

// Creating a formatter takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}
