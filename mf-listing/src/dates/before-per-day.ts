import { daysInclusive, formatDecimal, halfUp, parseDecimal, type DayRange } from '@campavia/domain';

/** What a day of a stay would cost without discounts, as a decimal amount. */
export function beforePerDay(original: string, { from, to }: DayRange): string {
  return formatDecimal(halfUp(parseDecimal(original), daysInclusive(from, to)));
}
