import type { CalendarDate } from '@internationalized/date';
import { createContext, useContext } from 'react';

import type { RangeJudge, Refusal } from './range-rules';

/** What stands under a day: its price, and whether it is the lowest in view. */
export interface DayPrice {
  text: string;
  isLowest?: boolean;
}

/** What every day of one calendar needs to know. */
export interface CalendarFacts {
  judge: RangeJudge;
  today: string;
  /** Why the range that is chosen cannot be had; undefined where it can. */
  conflict: Refusal | undefined;
  priceOf?: (date: string) => DayPrice | undefined;
  /** Writes a day out for the ear: "Friday 11 June 2027". */
  dayNames: Intl.DateTimeFormat;
  /** Somebody pressed a day that cannot be chosen. */
  onRefused: (date: CalendarDate) => void;
}

export const CalendarContext = createContext<CalendarFacts | undefined>(undefined);

export function useCalendarFacts(): CalendarFacts {
  const facts = useContext(CalendarContext);
  if (!facts) throw new Error('A day stands outside of a calendar');
  return facts;
}
