import { type ReactNode, type RefObject, useContext } from 'react';
import { createPortal } from 'react-dom';

import { BarEnd } from './bar-end';
import { useIsBelow } from './use-is-below';

/** About as high as the bar is. */
const BAR_PX = 72;

interface DeedInBarProps {
  /** Where the button, or the link that looks like one, itself stands, as the last of its kind. */
  place: RefObject<HTMLElement | null>;
  /** The same once more. */
  children: ReactNode;
}

/**
 * While the main button of a page is still to come, its picture stands in the bar below: a press there is a press of
 * the button, where one then stands. Whoever listens or moves by keyboard has the button itself.
 */
export function DeedInBar({ place, children }: DeedInBarProps) {
  const barEnd = useContext(BarEnd);
  const isBelow = useIsBelow(place, BAR_PX);
  if (!barEnd || !isBelow) return null;
  const press = () => {
    const button = [...(place.current?.querySelectorAll<HTMLElement>('button, a') ?? [])].at(-1);
    button?.focus({ preventScroll: true });
    button?.click();
  };
  return createPortal(
    <div aria-hidden onClick={press}>
      <div inert>{children}</div>
    </div>,
    barEnd,
  );
}
