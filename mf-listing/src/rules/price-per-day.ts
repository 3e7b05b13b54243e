import { type DayRange, daysInclusive, formatDecimal, halfUp, parseDecimal } from '@campavia/domain';

/** What a day of a stay would cost without discounts, as a decimal amount. */
export function originalPricePerDay(original: string, { from, to }: DayRange): string {
  return formatDecimal(halfUp(parseDecimal(original), daysInclusive(from, to)));
}

/** What the quote box writes into the address when something is added to the trip. */
const EXTRAS = ['km', 'options', 'insurance', 'second_driver', 'rental_cover', 'cancel_insurance', 'coupon'];

/** Whether an address says that something was added to the trip, so that its price is another than the plain one. */
export function hasExtras(search: string): boolean {
  const params = new URLSearchParams(search);
  return EXTRAS.some((name) => params.has(name));
}
