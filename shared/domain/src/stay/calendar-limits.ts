import { addDays, addMonths, compareDates, type PlainDate } from '../dates';

/** Days from today to the first pick-up that any owner may offer. */
export const MIN_DAYS_TO_PICK_UP = 0;

/** Days from today to the last return that any owner may offer; most campers' own `max_future` is less. */
export const MAX_DAYS_TO_RETURN = 730;

/** The longest stay that any owner may offer: from today to the furthest return, both counted. */
export const MAX_STAY_DAYS = MAX_DAYS_TO_RETURN + 1;

/** The fewest days a trip takes unless the owner asks for more. */
export const MIN_STAY_DAYS = 1;

/** The last day on which any camper can be returned. */
export function lastReturnDay(today: PlainDate): PlainDate {
  return addDays(today, MAX_DAYS_TO_RETURN);
}

/** The last day that an owner can plan: two months after the last day that can be booked. */
export function lastPlannedDay(today: PlainDate): PlainDate {
  return addMonths(lastReturnDay(today), 2);
}

/** The first pick-up and the last return of a camper's own calendar, which never goes further than all calendars. */
export function ownerCalendarRange(
  today: PlainDate,
  { minFuture, maxFuture }: { minFuture: number; maxFuture: number },
): { earliest: PlainDate; latest: PlainDate } {
  return {
    earliest: addDays(today, minFuture),
    latest: addDays(today, Math.min(maxFuture, MAX_DAYS_TO_RETURN)),
  };
}

/** Whether the dates lie where some camper's calendar may reach: from today to the furthest return. */
export function isInCalendarRange(
  { from, to }: { from: PlainDate; to: PlainDate },
  today: PlainDate,
): boolean {
  return compareDates(from, today) >= 0 && compareDates(to, lastReturnDay(today)) <= 0;
}
