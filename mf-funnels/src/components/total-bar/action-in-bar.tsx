import { createPortal } from 'react-dom';

import type { BarActionProps } from './bar-slot';
import { useIsBelow } from './use-is-below';

/** About as high as the bar and a button above it: before that one cannot be pressed as a whole. */
const BAR_AND_BUTTON_PX = 128;

/**
 * While the main button of a page is still to come, its picture stands in the bar below: a press there is a press of
 * the button, where one then stands. Whoever listens or moves by keyboard has the button itself.
 */
export function ActionInBar({ place, end, children }: BarActionProps & { end: HTMLElement }) {
  const isBelow = useIsBelow(place, BAR_AND_BUTTON_PX);
  if (!isBelow) return null;
  const press = () => {
    const button = [...(place.current?.querySelectorAll<HTMLElement>('button, a') ?? [])].at(-1);
    button?.focus({ preventScroll: true });
    button?.click();
  };
  return createPortal(
    <div aria-hidden onClick={press}>
      <div inert>{children}</div>
    </div>,
    end,
  );
}
