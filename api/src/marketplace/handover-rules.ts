import type { Referential } from '@campavia/contracts';
import {
  convert,
  EARLY_LEAD_DAYS,
  formatDecimal,
  plainDate,
  rateMicros,
  seasonOf,
  WEEKLY_DAYS,
  type CurrencyCode,
} from '@campavia/domain';

/** A second driver for a day, in euro cents. */
const SECOND_DRIVER_EUR = 200;

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

/** When campers are handed over and what kind of day each is. */
export const CALENDAR_RULES: Referential['calendar_rules'] = {
  departure_hours: ['09:00:00', '14:00:00'],
  arrival_hours: ['12:00:00', '20:00:00'],
  season_of_month: MONTHS.map((month) => seasonOf(plainDate(`2027-${month}-01`))),
  weekly_discount_days: WEEKLY_DAYS,
  early_discount_days: EARLY_LEAD_DAYS,
};

/** What a second driver costs for a day. */
export function secondDriverFees(currency: CurrencyCode): Referential['second_driver_fees'] {
  const minor = convert(SECOND_DRIVER_EUR, rateMicros('EUR', currency));
  return { per_day: formatDecimal(minor), per_day_currency: currency };
}
