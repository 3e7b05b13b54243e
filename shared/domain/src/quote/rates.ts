import { eachDay, type PlainDate } from '../dates';
import type { Minor } from '../money';
import { seasonOf, type Season } from '../seasons';

/** The owner's price per day in each season, in the owner's currency. */
export type SeasonRates = Record<Season, Minor>;

/** Days, both ends included, with a price other than that of their season. */
export interface RateOverride {
  from: PlainDate;
  to: PlainDate;
  perDay: Minor;
}

/** The price of a day: that of the first override that contains it, else its season's rate. */
export function rateOn(date: PlainDate, rates: SeasonRates, overrides: readonly RateOverride[]): Minor {
  // Days sort as text.
  const override = overrides.find(({ from, to }) => from <= date && date <= to);
  return override ? override.perDay : rates[seasonOf(date)];
}

/** The sum of the rates of every day of a stay. */
export function grossOf(
  from: PlainDate,
  to: PlainDate,
  rates: SeasonRates,
  overrides: readonly RateOverride[],
): Minor {
  return eachDay(from, to).reduce((sum, day) => sum + rateOn(day, rates, overrides), 0);
}
