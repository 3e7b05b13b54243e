import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';

import type { ShownPrice } from '../rules/shown-price';
import { linesMessages } from './lines.messages';
import { Bar, Spot } from './total-bar.styles';

/** What counts by now, where it is not the whole price of so many days. */
export interface BarWords {
  amount: string;
  note: string;
}

export interface TotalBarProps {
  price: ShownPrice;
  words?: BarWords;
}

/** On small screens the total stays at the bottom while the price itself is further down the page. */
export function TotalBar({ price, words }: TotalBarProps) {
  const intl = useIntl();
  const { spot, isBelow } = useIsBelow();
  const { days, currency_used: currency } = price;
  // The bar goes as soon as the lines come; the focus goes to the first of them, which opens.
  const showLines = (event: MouseEvent) => {
    event.preventDefault();
    spot.current?.scrollIntoView();
    spot.current?.parentElement?.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <Spot ref={spot} id="price-lines">
      {isBelow &&
        createPortal(
          <Bar aria-label={intl.formatMessage(linesMessages.total)}>
            <div>
              <b>{words?.amount ?? formatMoney(intl, price.price, currency)}</b>
              <span>{words?.note ?? intl.formatMessage(linesMessages.gross, { days })}</span>
            </div>
            <a href="#price-lines" onClick={showLines}>
              {intl.formatMessage(linesMessages.everyLine)}
            </a>
          </Bar>,
          document.body,
        )}
    </Spot>
  );
}

/** Whether a spot is still to come further down the page. Meanwhile nothing that has the focus hides under the bar. */
function useIsBelow() {
  const spot = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!spot.current || typeof IntersectionObserver === 'undefined') return;
    const eye = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setBelow(!last.isIntersecting && last.boundingClientRect.top > 0);
    });
    eye.observe(spot.current);
    return () => eye.disconnect();
  }, []);
  useEffect(() => {
    if (!isBelow) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `calc(${ROOM_BELOW} + 5rem)`;
    return () => {
      style.scrollPaddingBottom = ROOM_BELOW;
    };
  }, [isBelow]);
  return { spot, isBelow };
}

/** What the frame keeps free at the end of the screen for a bar of its own. */
const ROOM_BELOW = 'var(--bar-below, 0px)';
