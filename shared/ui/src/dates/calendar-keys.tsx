import { endOfWeek, startOfWeek } from '@internationalized/date';
import { type KeyboardEvent, type ReactNode, useContext } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';

import { useSwipe } from '../gestures/use-swipe';

interface CalendarKeysProps {
  locale: string;
  children: ReactNode;
}

/**
 * Keys the calendar grid pattern asks for and the library reads otherwise: Home and End stay in the week;
 * Escape gives up a start that was chosen before it closes anything. A swipe turns the month.
 */
export function CalendarKeys({ locale, children }: CalendarKeysProps) {
  const state = useContext(RangeCalendarStateContext);
  const swipe = useSwipe(
    () => state?.focusNextPage(),
    () => state?.focusPreviousPage(),
  );
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!state) return;
    const inGrid = event.target instanceof Element && event.target.closest('[role="grid"]') !== null;
    const focused = state.focusedDate;
    const deeds: Record<string, (() => void) | undefined> = {
      Home: inGrid ? () => state.setFocusedDate(startOfWeek(focused, locale)) : undefined,
      End: inGrid ? () => state.setFocusedDate(endOfWeek(focused, locale)) : undefined,
      Escape: state.anchorDate ? () => state.setAnchorDate(null) : undefined,
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    event.stopPropagation();
    deed();
  };
  return (
    <div {...swipe} onKeyDownCapture={onKeyDownCapture}>
      {children}
    </div>
  );
}
