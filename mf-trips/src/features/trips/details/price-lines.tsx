import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { BookingPrice, GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';

import { priceLineName, describePricePart, formatSignedMoney } from './price-line-names';
import { paymentMessages } from './payment.messages';
import { Lines, MoneyLines } from './trip-payment.styles';

export interface PriceLinesProps {
  trip: GuestBooking;
  /** Undefined while it loads and when the api has no price any more. */
  price: BookingPrice | undefined;
}

/** The total of a trip; expands to its lines, and each line to its calculation. */
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
      <ul>
        {price.lines.map((line) => (
          <Line key={line.code} line={line} price={price} />
        ))}
      </ul>
    </Lines>
  );
}

function Line({ line, price }: { line: BookingPrice['lines'][number]; price: BookingPrice }) {
  const intl = useIntl();
  return (
    <li>
      <details data-line={line.code}>
        <summary data-less={line.amount.startsWith('-') || undefined}>
          <span>{priceLineName(intl, line, price)}</span>
          <span>{formatSignedMoney(intl, line.amount, price.currency_used)}</span>
        </summary>
        <ul>
          {line.parts.map((part) => (
            <li key={JSON.stringify(part)}>
              <span>{describePricePart(intl, part, price)}</span>
              <span>{formatMoney(intl, part.amount, price.currency_owner)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Expands the lines before printing. */
function openWhenPrinted(box: HTMLDetailsElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const open = () => void (box.open = true);
  window.addEventListener('beforeprint', open);
  return () => window.removeEventListener('beforeprint', open);
}
