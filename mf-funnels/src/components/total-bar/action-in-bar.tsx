import { createPortal } from 'react-dom';

import type { BarActionProps } from './bar-slot';
import { useIsBelow } from './use-is-below';

/** Height of the bar and a button above it; a lower button is partly covered. */
const BAR_AND_BUTTON_PX = 128;

/** A copy for pointers only, so it is inert and hidden; a press focuses and clicks the main button. */
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
