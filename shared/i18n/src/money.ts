import type { CurrencyCode } from './sites';
import type { Formatter } from './formatter';

/**
 * `cents`: always two decimals, for amounts due. `shortest`: whole amounts without decimals, for overviews. `whole`:
 * rounded up, where space is short and the exact amount is shown elsewhere.
 */
export type MoneyPrecision = 'cents' | 'shortest' | 'whole';

/**
 * An amount in the reader's notation: `€1,725.73`, `1 725,73 €`.
 *
 * @param amount decimal string of the api, passed to Intl as it is, never converted to a float
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

// Intl formats decimal strings exactly; formatjs passes them on but declares numbers only.
function exactly(amount: string): number {
  return amount as unknown as number;
}
