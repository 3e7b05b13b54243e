import {
  type CalendarDate,
  endOfMonth,
  endOfWeek,
  maxDate,
  minDate,
  parseDate,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The range that the user can navigate in: the whole months of both days. */
export interface DayLimits {
  min: CalendarDate;
  max: CalendarDate;
  /** Determines the first day of the week. */
  locale: string;
}

export interface DayFocus {
  containerRef: RefObject<HTMLDivElement | null>;
  /** First of two months. */
  firstMonth: CalendarDate;
  /** The day that has the keyboard focus. */
  focused: CalendarDate;
  /** Called when the browser has moved the focus to a day. */
  reach(date: CalendarDate): void;
  isWithinLimits(date: CalendarDate): boolean;
  hasPreviousMonth: boolean;
  hasNextMonth: boolean;
  showPreviousMonth(): void;
  showNextMonth(): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** The focused day, and the two months around it. */
export function useDayFocus(start: string, limits: DayLimits): DayFocus {
  const first = startOfMonth(limits.min);
  const last = endOfMonth(limits.max);
  const clamp = (date: CalendarDate) => maxDate(first, minDate(last, date) ?? date) ?? date;
  const [focused, setFocused] = useState(() => clamp(parseDate(start)));
  const [firstMonth, setFirstMonth] = useState(() => {
    const month = startOfMonth(focused);
    const lastPage = startOfMonth(last).subtract({ months: 1 });
    return month.compare(lastPage) > 0 && lastPage.compare(first) >= 0 ? lastPage : month;
  });
  const containerRef = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    if (isMoving.current) focusDay(containerRef.current, focused);
    isMoving.current = false;
  }, [focused]);

  function moveTo(date: CalendarDate): void {
    const next = clamp(date);
    isMoving.current = next.compare(focused) !== 0;
    setFocused(next);
    if (next.compare(firstMonth) < 0) setFirstMonth(startOfMonth(next));
    if (next.compare(firstMonth.add({ months: 2 })) >= 0)
      setFirstMonth(startOfMonth(next).subtract({ months: 1 }));
  }

  function showMonth(months: 1 | -1): void {
    setFirstMonth(firstMonth.add({ months }));
    setFocused(clamp(focused.add({ months })));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayAfterKey(event, focused, limits.locale);
    if (!target) return;
    event.preventDefault();
    moveTo(target);
  }

  const hasPreviousMonth = firstMonth.compare(first) > 0;
  const hasNextMonth = firstMonth.add({ months: 2 }).compare(last) <= 0;
  return {
    containerRef,
    firstMonth,
    focused,
    reach: setFocused,
    isWithinLimits: (date) => date.compare(first) >= 0 && date.compare(last) <= 0,
    hasPreviousMonth,
    hasNextMonth,
    showPreviousMonth: () => hasPreviousMonth && showMonth(-1),
    showNextMonth: () => hasNextMonth && showMonth(1),
    onKeyDown,
  };
}

/** Undefined for keys that do not move the focus. */
function dayAfterKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  date: CalendarDate,
  locale: string,
): CalendarDate | undefined {
  const page = shiftKey ? { years: 1 } : { months: 1 };
  const moves: Record<string, (() => CalendarDate) | undefined> = {
    ArrowLeft: () => date.subtract({ days: 1 }),
    ArrowRight: () => date.add({ days: 1 }),
    ArrowUp: () => date.subtract({ days: 7 }),
    ArrowDown: () => date.add({ days: 7 }),
    Home: () => startOfWeek(date, locale),
    End: () => endOfWeek(date, locale),
    PageUp: () => date.subtract(page),
    PageDown: () => date.add(page),
  };
  return moves[key]?.();
}

function focusDay(container: HTMLElement | null, date: CalendarDate): void {
  container?.querySelector<HTMLElement>(`[data-day="${date.toString()}"]`)?.focus();
}
