import { addDays, compareDates, daysBetween, type PlainDate } from '../../dates';
import { INCLUDED_KM, type KmPackage } from '../../quote';
import { isClosedDay, ownerCalendarRange, type DayRange, type StayInput } from '../../stay';

/** A requested extension; `days` of a slide is negative for earlier dates. `perDay` is in the owner's currency. */
export type PricedExtension =
  | { reason: 'day_before' | 'day_after' | 'day_slide' | 'ins_day_before' | 'ins_day_after'; days: number }
  | { reason: 'km_100' | 'km_200' | 'km_unlimited'; perDay: number };

/** The first day on which a trip may begin and the last on which it may end. */
export interface ExtensionRules {
  earliest: PlainDate;
  latest: PlainDate;
}

/** A trip's days and the calendar around it; `busy` without the trip's own days. */
export type TripCalendar = DayRange &
  Pick<StayInput, 'today' | 'busy' | 'minFuture' | 'maxFuture' | 'closedDates' | 'closedWeekdays'>;

/** The limits of an extension: the neighbouring bookings, and the horizon of the calendar. */
export function extensionRules(trip: TripCalendar): ExtensionRules {
  const { from, to, today, busy } = trip;
  const own = ownerCalendarRange(today, trip);
  const before = busy
    .filter((range) => compareDates(range.to, from) < 0)
    .map((range) => addDays(range.to, 1));
  const after = busy
    .filter((range) => compareDates(range.from, to) > 0)
    .map((range) => addDays(range.from, -1));
  const earliest = [own.earliest, ...before].sort(compareDates).at(-1) ?? from;
  const latest = [own.latest, ...after].sort(compareDates)[0] ?? to;
  return {
    earliest: compareDates(earliest, from) > 0 ? from : earliest,
    latest: compareDates(latest, to) < 0 ? to : latest,
  };
}

/** The days of a trip once an extension is confirmed; an insured day is not a day of the trip. */
export function rangeAfter({ from, to }: DayRange, asked: PricedExtension): DayRange {
  switch (asked.reason) {
    case 'day_before':
      return { from: addDays(from, -asked.days), to };
    case 'day_after':
      return { from, to: addDays(to, asked.days) };
    case 'day_slide':
      return { from: addDays(from, asked.days), to: addDays(to, asked.days) };
    case 'ins_day_before':
    case 'ins_day_after':
    case 'km_100':
    case 'km_200':
    case 'km_unlimited':
      return { from, to };
  }
}

/** An extension by a number of days. */
export type CountedExtension = Extract<PricedExtension, { days: number }>;

/** The ways to choose days in a calendar: a longer trip, a moved one, or insured days beside it. */
export const EXTENSION_KINDS = ['days', 'slide', 'insured_days'] as const;
export type ExtensionKind = (typeof EXTENSION_KINDS)[number];

const BEFORE = { days: 'day_before', insured_days: 'ins_day_before' } as const;
const AFTER = { days: 'day_after', insured_days: 'ins_day_after' } as const;

/** Every extension of a kind that stays within the limits of a trip, by its new day. */
export function listExtensions(kind: ExtensionKind, trip: TripCalendar): CountedExtension[] {
  const { earliest, latest } = extensionRules(trip);
  const [most, least] = [daysBetween(trip.to, latest), daysBetween(earliest, trip.from)];
  const counts = (last: number) => Array.from({ length: Math.min(MOST_DAYS, last) }, (_, index) => index + 1);
  const earlier = counts(least).reverse();
  if (kind === 'slide') {
    return [...earlier.map((days) => -days), ...counts(most)].map((days) => ({ reason: 'day_slide', days }));
  }
  return [
    ...earlier.map((days) => ({ reason: BEFORE[kind], days })),
    ...counts(most).map((days) => ({ reason: AFTER[kind], days })),
  ];
}

/** As many as an extension may have. */
const MOST_DAYS = 365;

/** Why an extension is not possible: its days, no days at all, or less than the trip already has. */
export type ExtensionRefusal = '107' | '109' | 'no_days' | 'reduction';

/** Why an extension is not possible: null if it is possible. */
export function checkExtension(
  asked: PricedExtension,
  trip: TripCalendar & { kmPackage: KmPackage },
): ExtensionRefusal | null {
  if ('perDay' in asked) return isMore(packageOf(asked.reason), trip.kmPackage) ? null : 'reduction';
  if (!isCount(asked)) return 'no_days';
  const { earliest, latest } = extensionRules(trip);
  const range = rangeAfter(trip, asked);
  if (compareDates(range.from, earliest) < 0 || compareDates(range.to, latest) > 0) return '107';
  // A trip that has begun cannot begin on another day.
  if (range.from !== trip.from && compareDates(trip.from, trip.today) <= 0) return '107';
  const isMoved = (day: 'from' | 'to') => range[day] !== trip[day] && isClosedDay(range[day], trip);
  return isMoved('from') || isMoved('to') ? '109' : null;
}

/** The requested package of kilometres. */
export function packageOf(reason: 'km_100' | 'km_200' | 'km_unlimited'): KmPackage {
  if (reason === 'km_unlimited') return 0;
  return reason === 'km_200' ? 200 : INCLUDED_KM;
}

function isMore(asked: KmPackage, current: KmPackage): boolean {
  const kilometres = (each: KmPackage) => (each === 0 ? Infinity : each);
  return kilometres(asked) > kilometres(current);
}

function isCount({ reason, days }: { reason: string; days: number }): boolean {
  return Number.isSafeInteger(days) && (reason === 'day_slide' ? days !== 0 : days > 0);
}
