import { addDays, addMonths, daysBetween, type PlainDate } from '../dates';
import { ceilDivide, type CurrencyCode, type Minor } from '../money';

/** A price can be paid in two when the trip is more than this many days ahead. */
export const TWICE_LEAD_DAYS = 45;

/** How many days before the trip the second instalment is due. */
export const SECOND_PAYMENT_DAYS = 30;

/** Limits of a price that can be paid in four, in euro cents. */
export const FOUR_TIMES_EUR = { least: 10_000, most: 200_000 };

/** A price in two instalments, the larger one first. */
export interface TwoInstalments {
  first: Minor;
  second: Minor;
  secondOn: PlainDate;
}

/** The two instalments of a price; undefined when the trip is too near or there is nothing to pay. */
export function splitInTwo(
  price: Minor,
  dates: { today: PlainDate; from: PlainDate },
): TwoInstalments | undefined {
  if (price === 0 || daysBetween(dates.today, dates.from) <= TWICE_LEAD_DAYS) return undefined;
  const first = ceilDivide(price, 2);
  return { first, second: price - first, secondOn: addDays(dates.from, -SECOND_PAYMENT_DAYS) };
}

/** Whether a price may be paid in four, on sites that offer it. */
export function canPayInFour(price: Minor, currency: CurrencyCode): boolean {
  return currency === 'EUR' && price >= FOUR_TIMES_EUR.least && price <= FOUR_TIMES_EUR.most;
}

/** An instalment and its day. */
export interface Instalment {
  amount: Minor;
  on: PlainDate;
}

/** A price in four instalments; the remainder of the division is added to the first. */
export function splitInFour(price: Minor): Minor[] {
  const part = Math.floor(price / 4);
  return [price - 3 * part, part, part, part];
}

/** A price in four instalments, one now and one each month. */
export function inFour(price: Minor, today: PlainDate): Instalment[] {
  return splitInFour(price).map((amount, months) => ({ amount, on: addMonths(today, months) }));
}
