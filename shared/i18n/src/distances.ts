import type { Formatter } from './formatter';
import type { Site } from './sites';
import { withoutLineBreaks } from './no-break';

const KM_PER_MILE = 1.609344;

/**
 * A distance in the site's unit, on one line: `32 km`, `20 mi`; one decimal below ten.
 *
 * @param km kilometres
 */
export function formatDistance(intl: Formatter, km: number, units: Site['units']): string {
  const amount = units === 'miles' ? km / KM_PER_MILE : km;
  const distance = intl.formatNumber(amount, {
    style: 'unit',
    unit: units === 'miles' ? 'mile' : 'kilometer',
    unitDisplay: 'short',
    maximumFractionDigits: amount < 9.95 ? 1 : 0,
  });
  return withoutLineBreaks(distance, 'nowhere');
}
