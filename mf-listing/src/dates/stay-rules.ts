import { isClosedDay, isTakenDay, plainDate, type CamperCalendar } from '@campavia/domain';
import type { RangeRules } from '@campavia/ui/dates';

/** What is said of a day that somebody else has, and of one on which nothing is handed over. */
export interface DayReasons {
  taken: string;
  closed: string;
}

/** A camper's calendar as the rules of a date picker. */
export function stayRules(
  calendar: CamperCalendar,
  today: string,
  { taken, closed }: DayReasons,
): RangeRules {
  const { earliest, latest, minDays, maxDays } = calendar;
  return {
    today,
    minDate: earliest,
    maxDate: latest,
    minDays,
    maxDays,
    unavailable: (day) => (isTakenDay(plainDate(day), calendar) ? taken : undefined),
    closed: (day) => (isClosedDay(plainDate(day), calendar) ? closed : undefined),
  };
}
