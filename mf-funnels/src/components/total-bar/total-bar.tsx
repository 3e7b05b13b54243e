import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';
import { lineMessages } from '@campavia/parts/price-breakdown';

import type { ShownPrice } from '../../rules/shown-price';
import type { BarSlot } from './bar-slot';
import { ActionInBar } from './action-in-bar';
import { linesMessages } from '../price/lines.messages';
import { Bar, Spot } from './total-bar.styles';
import { useIsBelow } from './use-is-below';

export interface BarOptions {
  /** Texts in place of the whole price and its number of days. */
  texts?: { amount: string; note: string };
  /** Receives the slot for a copy of the main button; null once the bar is gone. */
  onSlot?: (slot: BarSlot | null) => void;
}

export interface TotalBarProps extends BarOptions {
  price: ShownPrice;
}

export function TotalBar({ price, texts, onSlot }: TotalBarProps) {
  const intl = useIntl();
  const spot = useRef<HTMLDivElement>(null);
  const isBelow = useIsBelow(spot);
  useScrollPadding(isBelow);
  const offerEnd = useCallback(
    (end: HTMLElement | null) => onSlot?.(end && { end, Action: ActionInBar }),
    [onSlot],
  );
  const { days, currency_used: currency } = price;
  // The main button needs the space more than the days, which are shown above as well.
  const note = texts?.note ?? (onSlot ? undefined : intl.formatMessage(lineMessages.gross, { days }));
  // The bar disappears when the lines come into view, so the focus moves to the first of them.
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
              <b>{texts?.amount ?? formatMoney(intl, price.price, currency)}</b>
              {note && <span>{note}</span>}
              <a href="#price-lines" onClick={showLines}>
                {intl.formatMessage(linesMessages.everyLine)}
              </a>
            </div>
            <span ref={offerEnd} />
          </Bar>,
          document.body,
        )}
    </Spot>
  );
}

/** Keeps a focused element from being hidden under the bar. */
function useScrollPadding(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `calc(${ROOM_BELOW} + 5rem)`;
    return () => {
      style.scrollPaddingBottom = ROOM_BELOW;
    };
  }, [isThere]);
}

/** The space that the page layout reserves at the bottom of the screen for its own bar. */
const ROOM_BELOW = 'var(--bar-below, 0px)';
