import { useId } from 'react';
import { useIntl } from 'react-intl';

import { formatMoney, formatPlainDate } from '@campavia/i18n';

import type { ShownPrice } from '../rules/shown-price';
import { linesMessages } from './lines.messages';
import { Schedule } from './price-lines.styles';

/** What two payments are called where they are shown. */
export interface InstalmentWords {
  title: string;
  /** When the first one is paid. */
  first: string;
}

export interface InstalmentsProps {
  price: ShownPrice;
  words?: InstalmentWords;
}

/** When how much is paid, where a price can be paid in two. */
export function Instalments({ price, words }: InstalmentsProps) {
  const intl = useIntl();
  const id = useId();
  const { price_2x_first, price_2x_second, second_payment_date, currency_used: currency } = price;
  if (!price_2x_first || !price_2x_second || !second_payment_date) return null;
  return (
    <Schedule role="group" aria-labelledby={id}>
      <strong id={id}>{words?.title ?? intl.formatMessage(linesMessages.inTwo)}</strong>
      <dl>
        <div>
          <dt>{words?.first ?? intl.formatMessage(linesMessages.whenPaying)}</dt>
          <dd>{formatMoney(intl, price_2x_first, currency)}</dd>
        </div>
        <div>
          <dt>
            <time dateTime={second_payment_date}>{formatPlainDate(intl, second_payment_date)}</time>
          </dt>
          <dd>{formatMoney(intl, price_2x_second, currency)}</dd>
        </div>
      </dl>
    </Schedule>
  );
}
