import type { ExtensionPriceQuery, ExtensionPrices, ExtensionRules, GuestBooking } from '@campavia/contracts';
import {
  addDays,
  daysBetween,
  daysInclusive,
  isClosedDay,
  plainDate,
  type ExtensionKind,
  type PlainDate,
  type Weekday,
} from '@campavia/domain';

/** The ways to change days by a calendar. */
export type DayTab = 'days' | 'move' | 'insuredDays';

/** A trip, and how far it may be extended. */
export interface ExtendableDays {
  trip: Pick<GuestBooking, 'date_from' | 'date_to'>;
  rules: ExtensionRules;
  today: PlainDate;
}

/** Why a day cannot be chosen. */
export type DayRefusal = 'booked' | 'taken' | 'closed' | 'begun';

/** A chosen day as an extension, and the trip with it. */
export interface ChosenExtension {
  query: ExtensionPriceQuery & { days: number };
  from: PlainDate;
  to: PlainDate;
  /** Days of the trip with it. */
  length: number;
}

/** The meaning of a chosen day: a new first or last day, or, for moving the trip, its new first day. */
export function readChosenDay(
  tab: DayTab,
  { date_from, date_to }: ExtendableDays['trip'],
  day: PlainDate,
): ChosenExtension {
  const [from, to] = [plainDate(date_from), plainDate(date_to)];
  if (tab === 'move') {
    const days = daysBetween(from, day);
    const length = daysInclusive(from, to);
    return { query: { reason: 'day_slide', days }, from: day, to: addDays(day, length - 1), length };
  }
  const isBefore = day < from;
  const days = isBefore ? daysBetween(day, from) : daysBetween(to, day);
  if (tab === 'insuredDays') {
    const reason = isBefore ? ('ins_day_before' as const) : ('ins_day_after' as const);
    return { query: { reason, days }, from, to, length: daysInclusive(from, to) };
  }
  const [newFrom, newTo] = isBefore ? [day, to] : [from, day];
  const reason = isBefore ? ('day_before' as const) : ('day_after' as const);
  return { query: { reason, days }, from: newFrom, to: newTo, length: daysInclusive(newFrom, newTo) };
}

/** Why a day cannot be chosen; undefined if it can. The api checks the same again. */
export function findDayRefusal(tab: DayTab, known: ExtendableDays, day: PlainDate): DayRefusal | undefined {
  const { trip, rules, today } = known;
  if (isOwnDay(tab, trip, day)) return 'booked';
  const chosen = readChosenDay(tab, trip, day);
  const { first, last } = neededDays(tab, chosen, day);
  if (first < rules.earliest || last > rules.latest) return 'taken';
  if (trip.date_from <= today && isBeginMoved(tab, trip, day)) return 'begun';
  return tab !== 'insuredDays' && isClosedChange(known, chosen) ? 'closed' : undefined;
}

function isOwnDay(tab: DayTab, trip: ExtendableDays['trip'], day: PlainDate): boolean {
  if (tab === 'move') return day === trip.date_from;
  return day >= trip.date_from && day <= trip.date_to;
}

function isBeginMoved(tab: DayTab, trip: ExtendableDays['trip'], day: PlainDate): boolean {
  return tab === 'move' || day < trip.date_from;
}

function neededDays(tab: DayTab, { from, to }: ChosenExtension, day: PlainDate) {
  return tab === 'insuredDays' ? { first: day, last: day } : { first: from, last: to };
}

function isClosedChange({ trip, rules }: ExtendableDays, { from, to }: ChosenExtension): boolean {
  const closed = {
    closedWeekdays: rules.closed_weekdays as Weekday[],
    closedDates: rules.closed_dates.map(plainDate),
  };
  const isMoved = { from: from !== trip.date_from, to: to !== trip.date_to };
  return (isMoved.from && isClosedDay(from, closed)) || (isMoved.to && isClosedDay(to, closed));
}

/** Names of the api for the days of each calendar. */
export const EXTENSION_KINDS_BY_TAB = {
  days: 'days',
  move: 'slide',
  insuredDays: 'insured_days',
} as const satisfies Record<DayTab, ExtensionKind>;

/** The price added by a chosen day; undefined if unknown. */
export function findDayPrice(
  tab: DayTab,
  trip: ExtendableDays['trip'],
  prices: ExtensionPrices | undefined,
  day: PlainDate,
): string | undefined {
  const { reason, days } = readChosenDay(tab, trip, day).query;
  return prices?.results.find((each) => each.reason === reason && each.days === days)?.price_total;
}

/** The mark of a day: the booked trip, its extension, and the chosen day. */
export function markDay(
  tab: DayTab,
  trip: ExtendableDays['trip'],
  chosen: PlainDate | undefined,
  day: PlainDate,
): 'first' | 'booked' | 'added' | 'chosen' | undefined {
  if (day === chosen) return 'chosen';
  const isBooked = day >= trip.date_from && day <= trip.date_to;
  const isAdded = chosen !== undefined && isAddedDay(tab, trip, chosen, day);
  // A moved trip is shown over its current days.
  if (isAdded && (tab === 'move' || !isBooked)) return 'added';
  if (!isBooked) return undefined;
  return day === trip.date_from ? 'first' : 'booked';
}

function isAddedDay(tab: DayTab, trip: ExtendableDays['trip'], chosen: PlainDate, day: PlainDate): boolean {
  if (tab === 'move') {
    const { from, to } = readChosenDay(tab, trip, chosen);
    return day >= from && day <= to;
  }
  return chosen < trip.date_from ? day > chosen && day < trip.date_from : day > trip.date_to && day < chosen;
}

/** The packages of more kilometres than the trip has; 0 is no limit. */
export function listMoreKilometres({ km }: Pick<GuestBooking, 'km'>): (200 | 0)[] {
  if (km === 0) return [];
  return km === 200 ? [0] : [200, 0];
}

/** The extension for a package. */
export function askKilometres(km: 200 | 0): ExtensionPriceQuery {
  return { reason: km === 0 ? 'km_unlimited' : 'km_200' };
}
