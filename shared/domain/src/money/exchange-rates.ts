import type { PlainDate } from '../dates';
import type { Minor } from './decimal';
import { halfUp } from './half-up';

/** The currencies of the sites. */
export const CURRENCIES = ['EUR', 'GBP', 'CHF', 'USD'] as const;
export type CurrencyCode = (typeof CURRENCIES)[number];

/** How many millionths of each currency one unit of the base is worth on a day. */
export interface ExchangeRates {
  date: PlainDate;
  base: 'EUR';
  rates: Record<CurrencyCode, number>;
}

/** One million: a rate of 1. */
export const RATE_ONE = 1_000_000;

/** The current rates. A booking keeps the rate of its quote, so a new table changes no agreed price. */
export const EXCHANGE_RATES: ExchangeRates = {
  date: '2026-11-02' as PlainDate,
  base: 'EUR',
  rates: { EUR: RATE_ONE, GBP: 872_000, CHF: 928_000, USD: 1_156_000 },
};

/**
 * How many millionths of `to` one unit of `from` is worth: `halfUp(rates[to] × 1 000 000, rates[from])`.
 * @throws RangeError for a currency that the table lacks.
 */
export function rateMicros(from: CurrencyCode, to: CurrencyCode, table = EXCHANGE_RATES): number {
  return halfUp(table.rates[to] * RATE_ONE, table.rates[from]);
}

/** An amount in another currency: `halfUp(minor × micros, 1 000 000)`. */
export function convert(minor: Minor, micros: number): Minor {
  return halfUp(minor * micros, RATE_ONE);
}
