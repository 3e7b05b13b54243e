import type { IntlShape } from 'react-intl';

import type { SeasonPrices } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';

import { pricesBySeason } from '../../rules/landing-pages/season-prices';

/** `none` when no price is known, which the messages select by. */
export function lowestPrice(intl: IntlShape, prices: SeasonPrices | undefined): string {
  const amounts = prices ? pricesBySeason(prices).map(({ least }) => least) : [];
  const [lowest] = amounts.toSorted((one, other) => Number(one) - Number(other));
  return prices && lowest !== undefined ? formatMoney(intl, lowest, prices.currency) : 'none';
}
