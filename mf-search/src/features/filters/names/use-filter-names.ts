import { useIntl, type IntlShape } from 'react-intl';

import { vehicleTypeCode, type CurrencyCode, type SearchQuery } from '@campavia/domain';
import { formatDateRange, formatMoney } from '@campavia/i18n';
import { vehicleTypeMessages } from '@campavia/parts';
import { useSite } from '@campavia/remote-kit';

import { activeFilters, type Filter } from '../../../rules/filters/filters';

import { filtersMessages } from '../../../components/filters.messages';
import { useRareFilterNames } from './use-rare-filter-names';

type FormatFilter = (intl: IntlShape, query: SearchQuery, currency: CurrencyCode) => string;

/** The names of the other filters are loaded on demand. */
const COMMON: Partial<Record<Filter, FormatFilter>> = {
  dates: (intl, { date_from = '', date_to = '' }) => formatDateRange(intl, date_from, date_to),
  beds: (intl, { beds = 0 }) => intl.formatMessage(filtersMessages.bedsOn, { count: beds }),
  seatbelts: (intl, { seatbelts = 0 }) =>
    intl.formatMessage(filtersMessages.seatbeltsOn, { count: seatbelts }),
  types: nameTypes,
  price: namePrice,
  instant_booking: (intl) => intl.formatMessage(filtersMessages.instant),
  automatic_gear: (intl) => intl.formatMessage(filtersMessages.automatic),
  km_unlimited: (intl) => intl.formatMessage(filtersMessages.unlimitedKm),
  pets: (intl) => intl.formatMessage(filtersMessages.pets),
};

/** Names are empty while the rare ones load. */
export function useFilterNames(query: SearchQuery): (filter: Filter) => string {
  const intl = useIntl();
  const { currency } = useSite();
  const rareNames = useRareFilterNames(activeFilters(query).some((filter) => !COMMON[filter]));
  return (filter) => COMMON[filter]?.(intl, query, currency) ?? rareNames?.(query, filter) ?? '';
}

function nameTypes({ formatMessage }: IntlShape, { types = [] }: SearchQuery): string {
  const only = types.length === 1 ? vehicleTypeCode(types[0] ?? 0) : undefined;
  if (only) return formatMessage(vehicleTypeMessages[only]);
  return formatMessage(filtersMessages.typesOn, { count: types.length });
}

function namePrice(intl: IntlShape, query: SearchQuery, currency: CurrencyCode): string {
  const { min_price: least, max_price: most } = query;
  const money = (amount: number) => formatMoney(intl, amount.toFixed(2), currency, 'shortest');
  if (least === undefined) return intl.formatMessage(filtersMessages.priceUpTo, { amount: money(most ?? 0) });
  if (most === undefined) return intl.formatMessage(filtersMessages.priceFrom, { amount: money(least) });
  return intl.formatMessage(filtersMessages.priceBetween, { least: money(least), most: money(most) });
}
