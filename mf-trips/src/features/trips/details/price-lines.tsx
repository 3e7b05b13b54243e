import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { BookingPrice, GuestBooking } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';
import { Skeleton } from '@campavia/ui';
import { useLazyComponent } from '@campavia/ui/browser';

import { SectionFailure } from '../../../components/section-failure';
import { useIsUsed } from '../../../components/use-is-used';

import { changesMessages } from './changes.messages';
import { loadPriceBreakdown } from './lazy-sections';
import { paymentMessages } from './payment.messages';
import { Lines, MoneyLines } from './trip-payment.styles';

export interface PriceLinesProps {
  trip: GuestBooking;
  /** Undefined while it loads and when the api has no price any more. */
  price: BookingPrice | undefined;
}

/** The total, and its lines once it is opened. */
export function PriceLines({ trip, price }: PriceLinesProps) {
  const intl = useIntl();
  const total = formatMoney(intl, price?.price ?? trip.price, price?.currency_used ?? trip.price_currency);
  if (price) return <TotalWithLines price={price} total={total} />;
  return (
    <MoneyLines>
      <div>
        <dt>{intl.formatMessage(paymentMessages.price)}</dt>
        <dd>{total}</dd>
      </div>
    </MoneyLines>
  );
}

/** The code of the lines is loaded with the first interaction. */
function TotalWithLines({ price, total }: { price: BookingPrice; total: string }) {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDetailsElement>(null);
  const isUsed = useIsUsed();
  const [isOpened, setOpened] = useState(false);
  const isNeeded = isUsed || isOpened;
  const { Component: Breakdown, hasFailed, retry } = useLazyComponent(loadPriceBreakdown, { isNeeded });
  useEffect(() => (Breakdown ? openWhenPrinted(box.current) : undefined), [Breakdown]);
  return (
    <Lines ref={box} onToggle={() => setOpened(true)}>
      <summary>
        <span>{formatMessage(paymentMessages.lines, { count: price.lines.length })}</span>
        <span>{total}</span>
      </summary>
      {Breakdown && <Breakdown price={price} />}
      {!Breakdown && !hasFailed && <Skeleton $height="9rem" />}
      {hasFailed && <SectionFailure text={changesMessages.failed} onRetry={retry} />}
    </Lines>
  );
}

function openWhenPrinted(box: HTMLDetailsElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const open = () => void (box.open = true);
  window.addEventListener('beforeprint', open);
  return () => window.removeEventListener('beforeprint', open);
}
