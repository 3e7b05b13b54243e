import type { Availabilities } from '@campavia/contracts';
import {
  lastReturnDay,
  MAX_STAY_DAYS,
  plainDate,
  type CamperCalendar,
  type PlainDate,
} from '@campavia/domain';

export function toCamperCalendar(availabilities: Availabilities): CamperCalendar {
  return {
    earliest: plainDate(availabilities.earliest),
    latest: plainDate(availabilities.latest),
    busy: availabilities.busy.map(({ date_from, date_to }) => ({
      from: plainDate(date_from),
      to: plainDate(date_to),
    })),
    minDays: availabilities.min_days,
    maxDays: availabilities.max_days,
    closedWeekdays: availabilities.closed_weekdays,
    closedDates: availabilities.closed_dates,
  };
}

/** Until the calendar is loaded, only the minimum stay and the booking horizon are known. */
export function createPlaceholderCalendar(today: PlainDate, minDays: number): CamperCalendar {
  return {
    earliest: today,
    latest: lastReturnDay(today),
    busy: [],
    minDays,
    maxDays: MAX_STAY_DAYS,
    closedWeekdays: [],
    closedDates: [],
  };
}
