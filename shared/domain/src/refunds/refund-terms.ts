import { convert, rateMicros, type CurrencyCode, type Minor } from '../money';

/** The owner's charge for cancelling a booked trip without proof, in euro cents. */
export const OWNER_CHARGE_EUR: Minor = 15_000;

/** Above this amount a refund named by staff needs a second person; in euro cents. */
export const ONE_PERSON_REFUND_EUR: Minor = 50_000;

/** Validity of a rental credit given for force majeure, in months. */
export const CREDIT_MONTHS = 18;

/** The most that one of staff may pay back alone, in a currency. */
export function onePersonLimit(currency: CurrencyCode): Minor {
  return convert(ONE_PERSON_REFUND_EUR, rateMicros('EUR', currency));
}

/** Whether one of staff may pay an amount back alone. */
export function isOnePersonRefund(amount: Minor, currency: CurrencyCode): boolean {
  return convert(amount, rateMicros(currency, 'EUR')) <= ONE_PERSON_REFUND_EUR;
}
