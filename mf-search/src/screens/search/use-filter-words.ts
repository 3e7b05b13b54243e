import { useIntl } from 'react-intl';

import { vehicleTypeCode, type SearchQuery } from '@campavia/domain';
import { formatDateRange, formatMoney } from '@campavia/i18n';
import { vehicleTypeMessages } from '@campavia/parts';
import { useSite } from '@campavia/remote-kit';

import type { Filter } from '../../rules/filters';

import { filtersMessages } from './filters.messages';

/** What a filter that is on says on its chip. */
export function useFilterWords(query: SearchQuery): (filter: Filter) => string {
  const intl = useIntl();
  const { currency } = useSite();
  const money = (amount: number) => formatMoney(intl, amount.toFixed(2), currency, 'shortest');

  const price = ({ min_price: least, max_price: most }: SearchQuery) => {
    if (least === undefined)
      return intl.formatMessage(filtersMessages.priceUpTo, { amount: money(most ?? 0) });
    if (most === undefined) return intl.formatMessage(filtersMessages.priceFrom, { amount: money(least) });
    return intl.formatMessage(filtersMessages.priceBetween, { least: money(least), most: money(most) });
  };
  const types = ({ types: chosen = [] }: SearchQuery) => {
    const only = chosen.length === 1 ? vehicleTypeCode(chosen[0] ?? 0) : undefined;
    if (only) return intl.formatMessage(vehicleTypeMessages[only]);
    return intl.formatMessage(filtersMessages.typesOn, { count: chosen.length });
  };
  const words: Record<Filter, () => string> = {
    dates: () => formatDateRange(intl, query.date_from ?? '', query.date_to ?? ''),
    beds: () => intl.formatMessage(filtersMessages.bedsOn, { count: query.beds ?? 0 }),
    seatbelts: () => intl.formatMessage(filtersMessages.seatbeltsOn, { count: query.seatbelts ?? 0 }),
    types: () => types(query),
    price: () => price(query),
  };
  return (filter) => words[filter]();
}
