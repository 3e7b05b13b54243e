import { compareDates, daysInclusive, weekdayOf, type PlainDate } from '../dates';
import { ownerCalendarRange } from './calendar-limits';

/** A span of days, both ends included. */
export interface DayRange {
  from: PlainDate;
  to: PlainDate;
}

/** The requested dates and the rules of the camper's calendar. */
export interface StayInput extends DayRange {
  today: PlainDate;
  minDays: number;
  /** Weekdays (Monday 1 to Sunday 7) without hand-over. */
  closedWeekdays: readonly number[];
  /** Dates without hand-over. */
  closedDates: readonly string[];
  busy: readonly DayRange[];
  /** Days from today to the first possible pick-up. */
  minFuture: number;
  /** Days from today to the last possible return. */
  maxFuture: number;
}

/** Why a stay is not possible: 103 inverted, 107 not available, 108 too short, 109 closed for hand-over. */
export interface StayRefusal {
  code: '103' | '107' | '108' | '109';
  /** With 108: the owner's minimum number of days. */
  minLength?: number;
}

/** Checks whether a camper is available for the dates: null if it is, else the first reason in order of code. */
export function checkStay(stay: StayInput): StayRefusal | null {
  if (compareDates(stay.from, stay.to) > 0) return { code: '103' };
  if (isOutsideHorizon(stay) || stay.busy.some((range) => overlaps(stay, range))) return { code: '107' };
  if (daysInclusive(stay.from, stay.to) < stay.minDays) return { code: '108', minLength: stay.minDays };
  if (isClosedDay(stay.from, stay) || isClosedDay(stay.to, stay)) return { code: '109' };
  return null;
}

function isOutsideHorizon({ from, to, today, ...own }: StayInput): boolean {
  const { earliest, latest } = ownerCalendarRange(today, own);
  return compareDates(from, earliest) < 0 || compareDates(to, latest) > 0;
}

function overlaps(one: DayRange, other: DayRange): boolean {
  return compareDates(one.from, other.to) <= 0 && compareDates(other.from, one.to) <= 0;
}

/** Whether a day has no hand-over: a trip may include it, but neither begin nor end there. */
export function isClosedDay(
  day: PlainDate,
  { closedWeekdays, closedDates }: Pick<StayInput, 'closedWeekdays' | 'closedDates'>,
): boolean {
  return closedWeekdays.includes(weekdayOf(day)) || closedDates.includes(day);
}
