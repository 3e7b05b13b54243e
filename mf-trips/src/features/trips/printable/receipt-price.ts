import type { Receipt } from '@campavia/contracts';
import type { BreakdownPrice } from '@campavia/parts/price-breakdown';

/** The fields of a receipt that name the lines of a price. Its amounts are in one currency. */
export function priceOf(receipt: Receipt): BreakdownPrice {
  const { currency } = receipt;
  return { ...receipt, currency_used: currency, currency_owner: currency, exchange_rate: '1' };
}
