import type { PlainDate } from '../dates';

/** The time zone of each country with campers; the most populous one if there are several. */
const ZONES: Record<string, string> = {
  AD: 'Europe/Andorra',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LI: 'Europe/Vaduz',
  LU: 'Europe/Luxembourg',
  MC: 'Europe/Monaco',
  NL: 'Europe/Amsterdam',
  PT: 'Europe/Lisbon',
  US: 'America/New_York',
};

/** The marketplace's own time zone: lead times and horizons count its days. */
export const MARKET_TIME_ZONE = 'Europe/Paris';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The time zone of a country, by its ISO 3166 code; that of the marketplace for an unknown one. */
export function zoneOfCountry(country: string): string {
  return ZONES[country.toUpperCase()] ?? MARKET_TIME_ZONE;
}

/**
 * The moment at which a clock in a zone shows an hour of a day, in milliseconds of the epoch. An hour that a clock
 * shows twice is the first one; one that it skips is as long after midnight as if it did not.
 * @param zone an IANA name, `Europe/Paris`
 * @throws RangeError when the zone is unknown.
 */
export function momentOf(date: PlainDate, hour: number, zone: string): number {
  const shown =
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) + hour * HOUR_MS;
  const before = shown - offsetAt(shown - DAY_MS, zone);
  const after = shown - offsetAt(shown + DAY_MS, zone);
  const real = [Math.min(before, after), Math.max(before, after)].find(
    (moment) => moment + offsetAt(moment, zone) === shown,
  );
  return real ?? before;
}

// Offset of the zone from UTC at a moment. Intl is slow, so a day of UTC without a change of the offset
// is looked up once.
function offsetAt(moment: number, zone: string): number {
  const day = Math.floor(moment / DAY_MS);
  const offset = offsetOfDay(day, zone);
  return offset === offsetOfDay(day + 1, zone) ? offset : computeOffset(moment, zone);
}

const offsets = new Map<string, number>();
const MAX_CACHED_OFFSETS = 20_000;

function offsetOfDay(day: number, zone: string): number {
  const key = `${day} ${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MAX_CACHED_OFFSETS) offsets.clear();
  const offset = computeOffset(day * DAY_MS, zone);
  offsets.set(key, offset);
  return offset;
}

function computeOffset(moment: number, zone: string): number {
  const parts = Object.fromEntries(
    formatFor(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

// Creating a formatter takes a hundred times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const digits = '2-digit';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  });
  formats.set(timeZone, format);
  return format;
}
