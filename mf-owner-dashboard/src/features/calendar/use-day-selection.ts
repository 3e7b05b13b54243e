import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

import { addMonths, type DayRange, type PlainDate } from '@campavia/domain';

import {
  clampDay,
  dayAfterKey,
  endOfMonth,
  rangeBetween,
  startOfMonth,
} from '../../rules/calendar/calendar-month';

export interface DayLimits extends DayRange {
  /** First day of the week: Monday 1 to Sunday 7. */
  firstWeekday: number;
}

export interface DaySelection {
  /** First day of the month in view. */
  month: PlainDate;
  hasPrevious: boolean;
  hasNext: boolean;
  showPrevious: () => void;
  showNext: () => void;
  /** The day in the tab order. */
  focused: PlainDate;
  range: DayRange | undefined;
  /** Whether only the first day is chosen, so that the next click chooses the last. */
  awaitsLast: boolean;
  /** Increases with choices in the grid, so that the fields of the forms follow. */
  version: number;
  press: (day: PlainDate) => void;
  /** Chooses days, and shows the month of the first. */
  choose: (range: DayRange | undefined) => void;
  /** The same from a field that has the days already. */
  follow: (range: DayRange) => void;
  startDrag: (day: PlainDate) => void;
  dragTo: (day: PlainDate) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

type Choice = Pick<DaySelection, 'range' | 'awaitsLast' | 'version'>;

/** The chosen days of a calendar and the month in view; the first click chooses one day, a second one the last. */
export function useDaySelection(limits: DayLimits): DaySelection {
  const view = useMonthView(limits);
  const [choice, setChoice] = useState<Choice>({ range: undefined, awaitsLast: false, version: 0 });
  const anchor = useRef<PlainDate>(undefined);
  const drag = useRef<{ from: PlainDate; hasMoved: boolean }>(undefined);
  const latestView = useRef(view);
  latestView.current = view;

  const select = useCallback((range: DayRange | undefined, of?: 'first day') => {
    setChoice(({ version }) => ({ range, awaitsLast: of === 'first day', version: version + 1 }));
  }, []);
  const follow = useCallback((range: DayRange) => setChoice((before) => ({ ...before, range })), []);

  const press = useCallback(
    (day: PlainDate) => {
      latestView.current.reach(day);
      const isDragged = drag.current?.hasMoved === true && drag.current.from === day;
      drag.current = undefined;
      if (isDragged) return;
      const start = anchor.current;
      anchor.current = start === undefined ? day : undefined;
      select(rangeBetween(start ?? day, day), start === undefined ? 'first day' : undefined);
    },
    [select],
  );
  const startDrag = useCallback((day: PlainDate) => {
    drag.current = { from: day, hasMoved: false };
  }, []);
  const dragTo = useCallback(
    (day: PlainDate) => {
      if (!drag.current) return;
      drag.current.hasMoved = true;
      anchor.current = undefined;
      select(rangeBetween(drag.current.from, day));
    },
    [select],
  );

  function choose(next: DayRange | undefined): void {
    anchor.current = undefined;
    if (next) view.reach(clampDay(next.from, limits));
    select(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    drag.current = undefined;
    if (event.key === 'Escape') {
      choose(undefined);
      return;
    }
    const target = dayAfterKey(event, view.focused, limits.firstWeekday);
    if (!target) return;
    event.preventDefault();
    const day = clampDay(target, limits);
    if (event.shiftKey && event.key.startsWith('Arrow')) {
      anchor.current ??= view.focused;
      select(rangeBetween(anchor.current, day));
    }
    view.moveTo(day);
  }

  return { ...view, ...choice, press, choose, follow, startDrag, dragTo, onKeyDown };
}

/** The month in view and the day that the keyboard is on. */
function useMonthView(limits: DayRange) {
  const [focused, setFocused] = useState(limits.from);
  const [month, setMonth] = useState(startOfMonth(limits.from));
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    if (isMoving.current) document.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    isMoving.current = false;
  }, [focused]);

  function reach(day: PlainDate): void {
    setFocused(day);
    setMonth(startOfMonth(day));
  }

  function moveTo(day: PlainDate): void {
    isMoving.current = day !== focused;
    reach(day);
  }

  const hasPrevious = month > limits.from;
  const hasNext = endOfMonth(month) < limits.to;
  const show = (months: 1 | -1) => reach(clampDay(addMonths(month, months), limits));
  return {
    focused,
    month,
    reach,
    moveTo,
    hasPrevious,
    hasNext,
    showPrevious: () => hasPrevious && show(-1),
    showNext: () => hasNext && show(1),
  };
}
