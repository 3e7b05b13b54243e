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

/** Hand-over times by kind of day. */
export const CALENDAR_RULES: Referential['calendar_rules'] = {
  departure_hours: DEPARTURE_HOURS.map(hourText),
  arrival_hours: ARRIVAL_HOURS.map(hourText),
  season_months: { low: monthsOf('low'), mid: monthsOf('mid'), high: monthsOf('high') },
  weekly_discount_days: WEEKLY_DAYS,
  early_discount_days: EARLY_LEAD_DAYS,
};

/** Price of a second driver per day. */
export function secondDriverFees(currency: CurrencyCode): Referential['second_driver_fees'] {
  const minor = convert(TARIFF.secondDriver, rateMicros('EUR', currency));
  return { per_day: formatDecimal(minor), per_day_currency: currency };
}
