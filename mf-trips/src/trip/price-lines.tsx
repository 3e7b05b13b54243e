import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import type { BookingPrice, GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';

import { lineName, partWords, signedMoney } from './line-words';
import { moneyMessages } from './money.messages';
import { Lines, MoneyLines } from './trip-money.styles';

export interface PriceLinesProps {
  trip: GuestBooking;
  /** Undefined while it is not known, and where it cannot be told any more. */
  price: BookingPrice | undefined;
}

/** What a trip costs; opened, every line of it, and each line how it comes about. */
export function PriceLines({ trip, price }: PriceLinesProps) {
  const intl = useIntl();
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => openOnPaper(box.current), [price]);
  const total = formatMoney(intl, price?.price ?? trip.price, price?.currency_used ?? trip.price_currency);
  if (!price) {
    return (
      <MoneyLines>
        <div>
          <dt>{intl.formatMessage(moneyMessages.price)}</dt>
          <dd>{total}</dd>
        </div>
      </MoneyLines>
    );
  }
  return (
    <Lines ref={box}>
      <summary>
        <span>{intl.formatMessage(moneyMessages.lines, { count: price.lines.length })}</span>
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
          <span>{lineName(intl, line, price)}</span>
          <span>{signedMoney(intl, line.amount, price.currency_used)}</span>
        </summary>
        <ul>
          {line.parts.map((part) => (
            <li key={JSON.stringify(part)}>
              <span>{partWords(intl, part, price)}</span>
              <span>{formatMoney(intl, part.amount, price.currency_owner)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Nothing can be opened on paper. */
function openOnPaper(box: HTMLDetailsElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const open = () => void (box.open = true);
  window.addEventListener('beforeprint', open);
  return () => window.removeEventListener('beforeprint', open);
}
