import { type DayRange, daysInclusive, formatDecimal, halfUp, parseDecimal } from '@campavia/domain';

/** What a day of a stay would cost without discounts, as a decimal amount. */
export function originalPricePerDay(original: string, { from, to }: DayRange): string {
  return formatDecimal(halfUp(parseDecimal(original), daysInclusive(from, to)));
}

/** Query parameters of extras. */
const EXTRAS = ['km', 'options', 'insurance', 'second_driver', 'rental_cover', 'cancel_insurance', 'coupon'];

/** Whether a query has extras, which change the price. */
export function hasExtras(search: string): boolean {
  const params = new URLSearchParams(search);
  return EXTRAS.some((name) => params.has(name));
}
