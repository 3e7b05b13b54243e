import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';

import { formatMoney } from '@campavia/i18n';

import type { ShownPrice } from '../rules/shown-price';
import type { BarRoom } from './bar-end';
import { DeedInBar } from './deed-in-bar';
import { linesMessages } from './lines.messages';
import { Bar, Spot } from './total-bar.styles';
import { useIsBelow } from './use-is-below';

/** What stands in the bar that others do not have. */
export interface BarOptions {
  /** What counts by now, where it is not the whole price of so many days. */
  words?: { amount: string; note: string };
  /** Hears where the main button of the page can stand as well; null once that is gone. */
  onRoom?: (room: BarRoom | null) => void;
}

export interface TotalBarProps extends BarOptions {
  price: ShownPrice;
}

/** On small screens the total stays at the bottom while the price itself is further down the page. */
export function TotalBar({ price, words, onRoom }: TotalBarProps) {
  const intl = useIntl();
  const spot = useRef<HTMLDivElement>(null);
  const isBelow = useIsBelow(spot);
  useRoomAbove(isBelow);
  const offerEnd = useCallback(
    (end: HTMLElement | null) => onRoom?.(end && { end, Deed: DeedInBar }),
    [onRoom],
  );
  const { days, currency_used: currency } = price;
  // The main button needs the room more than the days do, which stand above as well.
  const note = words?.note ?? (onRoom ? undefined : intl.formatMessage(linesMessages.gross, { days }));
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

/** Nothing that has the focus hides under the bar. */
function useRoomAbove(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `calc(${ROOM_BELOW} + 5rem)`;
    return () => {
      style.scrollPaddingBottom = ROOM_BELOW;
    };
  }, [isThere]);
}

/** What the frame keeps free at the end of the screen for a bar of its own. */
const ROOM_BELOW = 'var(--bar-below, 0px)';
