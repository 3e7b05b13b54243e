import { addDays, compareDates, daysInclusive, type PlainDate } from '../dates';
import { isClosedDay, type DayRange } from './check-stay';

/** The availability of a camper, as its calendar returns it. */
export interface CamperCalendar {
  /** The first possible pick-up. */
  earliest: PlainDate;
  /** The last possible return. */
  latest: PlainDate;
  /** Taken days in order, merged so that none are adjacent. */
  busy: readonly DayRange[];
  minDays: number;
  maxDays: number;
  closedWeekdays: readonly number[];
  closedDates: readonly string[];
}

/** Why a day cannot be picked. */
export type PickRefusal =
  | 'too_early'
  | 'too_late'
  | 'busy'
  | 'closed'
  | 'too_short'
  | 'too_long'
  | 'next_trip'
  | 'no_room';

/** Why a trip cannot begin on a day; null if it can. `no_room`: the shortest trip does not fit before the next one. */
export function findStartRefusal(day: PlainDate, calendar: CamperCalendar): PickRefusal | null {
  if (compareDates(day, calendar.earliest) < 0) return 'too_early';
  if (compareDates(day, calendar.latest) > 0) return 'too_late';
  if (isTakenDay(day, calendar)) return 'busy';
  if (isClosedDay(day, calendar)) return 'closed';
  return findFirstReturn(day, calendar) ? null : 'no_room';
}

/** Why a trip that begins on a day cannot end on another; null when it can. */
export function findEndRefusal(
  start: PlainDate,
  day: PlainDate,
  calendar: CamperCalendar,
): PickRefusal | null {
  if (compareDates(day, start) < 0) return 'too_early';
  if (compareDates(day, calendar.latest) > 0) return 'too_late';
  if (isTakenDay(day, calendar)) return 'busy';
  const next = findNextBusyDay(start, calendar);
  if (next && compareDates(day, next) >= 0) return 'next_trip';
  if (daysInclusive(start, day) < calendar.minDays) return 'too_short';
  if (daysInclusive(start, day) > calendar.maxDays) return 'too_long';
  return isClosedDay(day, calendar) ? 'closed' : null;
}

/** The first possible last day of a trip that begins on a day; undefined when there is none. */
export function findFirstReturn(start: PlainDate, calendar: CamperCalendar): PlainDate | undefined {
  const last = findLastReturn(start, calendar);
  let day = addDays(start, calendar.minDays - 1);
  while (compareDates(day, last) <= 0 && isClosedDay(day, calendar)) day = addDays(day, 1);
  return compareDates(day, last) <= 0 ? day : undefined;
}

/** The day before the next taken day, or the end of the horizon or the longest trip, whichever is first. */
export function findLastReturn(start: PlainDate, calendar: CamperCalendar): PlainDate {
  const next = findNextBusyDay(start, calendar);
  const ends = [calendar.latest, addDays(start, calendar.maxDays - 1)];
  if (next) ends.push(addDays(next, -1));
  return ends.reduce((one, other) => (compareDates(one, other) <= 0 ? one : other));
}

/** The first taken day after a day. */
export function findNextBusyDay(day: PlainDate, { busy }: CamperCalendar): PlainDate | undefined {
  return busy.find(({ from }) => compareDates(from, day) > 0)?.from;
}

/** Whether a day is taken. */
export function isTakenDay(day: PlainDate, { busy }: Pick<CamperCalendar, 'busy'>): boolean {
  return busy.some(({ from, to }) => compareDates(from, day) <= 0 && compareDates(day, to) <= 0);
}
