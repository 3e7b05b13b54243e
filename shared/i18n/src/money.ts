import type { CurrencyCode } from './sites';
import type { Formatter } from './formatter';

/**
 * `cents`: always two places, for what is due. `shortest`: whole amounts without places, for a first glance. `whole`:
 * rounded up, where there is no room for places and the exact amount is named elsewhere.
 */
export type MoneyPrecision = 'cents' | 'shortest' | 'whole';

/**
 * An amount in the reader's notation: `€1,725.73`, `1 725,73 €`.
 *
 * @param amount decimal string as the api sends it; its digits reach Intl untouched, never as a float
 */
export function formatMoney(
  intl: Formatter,
  amount: string,
  currency: CurrencyCode | (string & {}),
  precision: MoneyPrecision = 'cents',
): string {
  return intl.formatNumber(exactly(amount), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(precision === 'whole' && { maximumFractionDigits: 0, roundingMode: 'ceil' as const }),
    ...(precision === 'shortest' && { trailingZeroDisplay: 'stripIfInteger' as const }),
  });
}

// Intl formats decimal strings digit by digit; formatjs passes them on but declares numbers only.
function exactly(amount: string): number {
  return amount as unknown as number;
}
