import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';
import { ExchangeRate, PriceBreakdown } from '@campavia/parts/price-breakdown';

import type { ShownPrice } from '../../rules/shown-price';
import { LazyTotalBar } from '../total-bar/lazy-total-bar';
import type { BarOptions } from '../total-bar/total-bar';

import { Instalments, type InstalmentTexts } from './instalments';
import { linesMessages } from './lines.messages';
import { Total } from './price-lines.styles';

export interface PriceLinesProps {
  price: ShownPrice;
  /** Headings of two instalments; those of an offer by default. */
  instalments?: InstalmentTexts;
  /** Content of the bar at the bottom of a small screen; the total by default. */
  bar?: BarOptions;
}

export function PriceLines({ price, instalments, bar }: PriceLinesProps) {
  const intl = useIntl();
  const { days, currency_used: currency } = price;
  const perDay = formatMoney(intl, price.price_per_day, currency);
  return (
    <div>
      <LazyTotalBar price={price} {...bar} />
      <PriceBreakdown price={price} hasExplanations />
      <Total>
        <span>{intl.formatMessage(linesMessages.total)}</span>
        <b>{formatMoney(intl, price.price, currency)}</b>
        <small>{intl.formatMessage(linesMessages.totalNote, { days, perDay })}</small>
        <ExchangeRate message={linesMessages.exchanged} price={price} />
      </Total>
      <Instalments price={price} texts={instalments} />
    </div>
  );
}
