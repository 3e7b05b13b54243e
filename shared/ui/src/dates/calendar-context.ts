import type { CalendarDate } from '@internationalized/date';
import { createContext, useContext } from 'react';

import type { RangeValidator, RangeViolation } from './range-rules';

/** The price shown under a day, and whether it is the lowest of the days in view. */
export interface DayPrice {
  text: string;
  isLowest?: boolean;
}

/** Context shared by the days of a calendar. */
export interface CalendarContextValue {
  validator: RangeValidator;
  today: string;
  /** Why the chosen range is not available; undefined if it is. */
  conflict: RangeViolation | undefined;
  priceOf?: (date: string) => DayPrice | undefined;
  /** Formats a day for screen readers: "Friday 11 June 2027". */
  dayNames: Intl.DateTimeFormat;
  /** Called when a day is pressed that cannot be chosen. */
  onInvalidDayPress: (date: CalendarDate) => void;
}

export const CalendarContext = createContext<CalendarContextValue | undefined>(undefined);

/** @throws outside of a calendar */
export function useCalendarContext(): CalendarContextValue {
  const value = useContext(CalendarContext);
  if (!value) throw new Error('useCalendarContext is called outside of a Calendar');
  return value;
}
