import { addDays, compareDates, type PlainDate } from '../dates';

/** Days from today to the first pick-up that any owner may offer. */
export const FIRST_PICK_UP_DAYS = 0;

/** Days from today to the last return that any owner may offer; most campers' own `max_future` is less. */
export const FURTHEST_RETURN_DAYS = 730;

/** The longest stay that any owner may offer: from today to the furthest return, both counted. */
export const LONGEST_STAY_DAYS = FURTHEST_RETURN_DAYS + 1;

/** The fewest days a trip takes unless the owner asks for more. */
export const FEWEST_DAYS = 1;

/** The last day on which any camper can be returned. */
export function furthestReturn(today: PlainDate): PlainDate {
  return addDays(today, FURTHEST_RETURN_DAYS);
}

/** The first pick-up and the last return of a camper's own calendar, which never goes further than all calendars. */
export function ownReach(
  today: PlainDate,
  { minFuture, maxFuture }: { minFuture: number; maxFuture: number },
): { earliest: PlainDate; latest: PlainDate } {
  return {
    earliest: addDays(today, minFuture),
    latest: addDays(today, Math.min(maxFuture, FURTHEST_RETURN_DAYS)),
  };
}

/** Whether the dates lie where some camper's calendar may reach: from today to the furthest return. */
export function isWithinReach({ from, to }: { from: PlainDate; to: PlainDate }, today: PlainDate): boolean {
  return compareDates(from, today) >= 0 && compareDates(to, furthestReturn(today)) <= 0;
}
