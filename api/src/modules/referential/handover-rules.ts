import type { Referential } from '@campavia/contracts';
import {
  ARRIVAL_HOURS,
  convert,
  DEPARTURE_HOURS,
  EARLY_LEAD_DAYS,
  formatDecimal,
  hourText,
  monthsOf,
  rateMicros,
  TARIFF,
  WEEKLY_DAYS,
  type CurrencyCode,
} from '@campavia/domain';

/** When campers are handed over and what kind of day each is. */
export const CALENDAR_RULES: Referential['calendar_rules'] = {
  departure_hours: DEPARTURE_HOURS.map(hourText),
  arrival_hours: ARRIVAL_HOURS.map(hourText),
  season_months: { low: monthsOf('low'), mid: monthsOf('mid'), high: monthsOf('high') },
  weekly_discount_days: WEEKLY_DAYS,
  early_discount_days: EARLY_LEAD_DAYS,
};

/** What a second driver costs for a day. */
export function secondDriverFees(currency: CurrencyCode): Referential['second_driver_fees'] {
  const minor = convert(TARIFF.secondDriver, rateMicros('EUR', currency));
  return { per_day: formatDecimal(minor), per_day_currency: currency };
}
