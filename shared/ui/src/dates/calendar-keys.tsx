import { endOfWeek, startOfWeek } from '@internationalized/date';
import { type KeyboardEvent, type ReactNode, useContext } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';

import { useSwipe } from '../gestures/use-swipe';

interface CalendarKeysProps {
  locale: string;
  children: ReactNode;
}

/**
 * Handles the keys of the ARIA calendar grid pattern that react-aria handles differently: Home and End move within
 * the week; Escape first clears a chosen first day, and only then closes the dialog. A swipe changes the month.
 */
export function CalendarKeys({ locale, children }: CalendarKeysProps) {
  const range = useContext(RangeCalendarStateContext);
  const single = useContext(CalendarStateContext);
  const state = range ?? single;
  const swipe = useSwipe(
    () => state?.focusNextPage(),
    () => state?.focusPreviousPage(),
  );
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!state) return;
    const inGrid = event.target instanceof Element && event.target.closest('[role="grid"]') !== null;
    const focused = state.focusedDate;
    const actions: Record<string, (() => void) | undefined> = {
      Home: inGrid ? () => state.setFocusedDate(startOfWeek(focused, locale)) : undefined,
      End: inGrid ? () => state.setFocusedDate(endOfWeek(focused, locale)) : undefined,
      Escape: range?.anchorDate ? () => range.setAnchorDate(null) : undefined,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <div {...swipe} onKeyDownCapture={onKeyDownCapture}>
      {children}
    </div>
  );
}
