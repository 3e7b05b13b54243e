import { addDays, addMonths, compareDates, type PlainDate } from '../dates';

/** Maximum days from today to the first pick-up that an owner can set. */
export const MIN_DAYS_TO_PICK_UP = 0;

/** Maximum days from today to the last return that an owner can set; most campers have a smaller `max_future`. */
export const MAX_DAYS_TO_RETURN = 730;

/** The longest possible stay: from today to the last possible return, both counted. */
export const MAX_STAY_DAYS = MAX_DAYS_TO_RETURN + 1;

/** The default minimum number of days of a trip. */
export const MIN_STAY_DAYS = 1;

/** The last day on which any camper can be returned. */
export function lastReturnDay(today: PlainDate): PlainDate {
  return addDays(today, MAX_DAYS_TO_RETURN);
}

/** The last day of an owner's calendar: two months after the last bookable day. */
export function lastPlannedDay(today: PlainDate): PlainDate {
  return addMonths(lastReturnDay(today), 2);
}

/** The first pick-up and the last return of a camper's own calendar, within the limits of all calendars. */
export function ownerCalendarRange(
  today: PlainDate,
  { minFuture, maxFuture }: { minFuture: number; maxFuture: number },
): { earliest: PlainDate; latest: PlainDate } {
  return {
    earliest: addDays(today, minFuture),
    latest: addDays(today, Math.min(maxFuture, MAX_DAYS_TO_RETURN)),
  };
}

/** Whether the dates are within the limits of all calendars: from today to the last possible return. */
export function isInCalendarRange(
  { from, to }: { from: PlainDate; to: PlainDate },
  today: PlainDate,
): boolean {
  return compareDates(from, today) >= 0 && compareDates(to, lastReturnDay(today)) <= 0;
}
