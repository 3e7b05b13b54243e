import type { Availabilities } from '@campavia/contracts';
import {
  furthestReturn,
  LONGEST_STAY_DAYS,
  plainDate,
  type CamperCalendar,
  type PlainDate,
} from '@campavia/domain';

/** A camper's calendar out of what the api says. */
export function camperCalendar(said: Availabilities): CamperCalendar {
  return {
    earliest: plainDate(said.earliest),
    latest: plainDate(said.latest),
    busy: said.busy.map(({ date_from, date_to }) => ({ from: plainDate(date_from), to: plainDate(date_to) })),
    minDays: said.min_days,
    maxDays: said.max_days,
    closedWeekdays: said.closed_weekdays,
    closedDates: said.closed_dates,
  };
}

/** All that is known of a camper's calendar before it is there: how long a trip is at least, how far one may look. */
export function unknownCalendar(today: PlainDate, minDays: number): CamperCalendar {
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
