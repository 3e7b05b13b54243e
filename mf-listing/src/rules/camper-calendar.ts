import type { Availabilities } from '@campavia/contracts';
import {
  furthestReturn,
  LONGEST_STAY_DAYS,
  plainDate,
  type CamperCalendar,
  type PlainDate,
} from '@campavia/domain';

/** Builds a camper's calendar from the api's answer. */
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

/** The calendar of a camper before it is loaded: minimum stay and horizon only. */
export function createPlaceholderCalendar(today: PlainDate, minDays: number): CamperCalendar {
  return {
    earliest: today,
    latest: furthestReturn(today),
    busy: [],
    minDays,
    maxDays: LONGEST_STAY_DAYS,
    closedWeekdays: [],
    closedDates: [],
  };
}
