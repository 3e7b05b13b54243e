import { type DayRange, daysInclusive, formatDecimal, halfUp, parseDecimal } from '@campavia/domain';

/** Without discounts, as a decimal amount. */
export function originalPricePerDay(original: string, { from, to }: DayRange): string {
  return formatDecimal(halfUp(parseDecimal(original), daysInclusive(from, to)));
}

const EXTRAS = ['km', 'options', 'insurance', 'second_driver', 'rental_cover', 'cancel_insurance', 'coupon'];

/** Extras in the address change the price. */
export function hasExtras(search: string): boolean {
  const params = new URLSearchParams(search);
  return EXTRAS.some((name) => params.has(name));
}
