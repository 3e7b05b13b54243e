import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { BookingPrice, GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { PriceBreakdown } from '@campavia/parts/price-breakdown';

import { paymentMessages } from './payment.messages';
import { Lines, MoneyLines } from './trip-payment.styles';

export interface PriceLinesProps {
  trip: GuestBooking;
  /** Undefined while it loads and when the api has no price any more. */
  price: BookingPrice | undefined;
}

export function PriceLines({ trip, price }: PriceLinesProps) {
  const intl = useIntl();
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => openWhenPrinted(box.current), [price]);
  const total = formatMoney(intl, price?.price ?? trip.price, price?.currency_used ?? trip.price_currency);
  if (!price) {
    return (
      <MoneyLines>
        <div>
          <dt>{intl.formatMessage(paymentMessages.price)}</dt>
          <dd>{total}</dd>
        </div>
      </MoneyLines>
    );
  }
  return (
    <Lines ref={box}>
      <summary>
        <span>{intl.formatMessage(paymentMessages.lines, { count: price.lines.length })}</span>
        <span>{total}</span>
      </summary>
      <PriceBreakdown price={price} />
    </Lines>
  );
}

function openWhenPrinted(box: HTMLDetailsElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const open = () => void (box.open = true);
  window.addEventListener('beforeprint', open);
  return () => window.removeEventListener('beforeprint', open);
}
