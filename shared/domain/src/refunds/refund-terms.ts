import { convert, rateMicros, type CurrencyCode, type Minor } from '../money';

/** What an owner is charged who calls a booked trip off without a proof, in euro cents. */
export const OWNER_CHARGE_EUR: Minor = 15_000;

/** A refund that staff name needs a second person from this amount on, exclusive; in euro cents. */
export const ONE_PERSON_REFUND_EUR: Minor = 50_000;

/** How many months a rental credit given for force majeure lasts. */
export const CREDIT_MONTHS = 18;

/** The most that one of staff may pay back alone, in a currency. */
export function onePersonLimit(currency: CurrencyCode): Minor {
  return convert(ONE_PERSON_REFUND_EUR, rateMicros('EUR', currency));
}

/** Whether one of staff may pay an amount back alone. */
export function isOnePersonRefund(amount: Minor, currency: CurrencyCode): boolean {
  return convert(amount, rateMicros(currency, 'EUR')) <= ONE_PERSON_REFUND_EUR;
}
