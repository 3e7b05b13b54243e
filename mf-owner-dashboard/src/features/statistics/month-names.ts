import type { IntlShape } from 'react-intl';

/** The name of a month, `yyyy-MM`; `narrow` is its first letter. */
export function nameOfMonth(intl: IntlShape, month: string, style: 'long' | 'short' | 'narrow'): string {
  return intl.formatDate(`${month}-01`, { month: style, timeZone: 'UTC' });
}

/** The twelve months of a year as `yyyy-MM`. */
export function monthsOfYear(year: number): string[] {
  return Array.from({ length: 12 }, (_, nth) => `${year}-${String(nth + 1).padStart(2, '0')}`);
}
