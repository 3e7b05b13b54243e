import type {
  CalendarBooking,
  CalendarDayPrices,
  CalendarFeed,
  CalendarPeriod,
  ImportedDays,
} from '@campavia/contracts';
import { plainDate, weekdayOf, type DayRange, type PlainDate } from '@campavia/domain';

/** The data of a day of a calendar. */
export interface DayFacts {
  price: CalendarDayPrices | undefined;
  period: CalendarPeriod | undefined;
  bookings: CalendarBooking[];
  imported: ImportedDays | undefined;
  /** Without pick-up and return. */
  isClosed: boolean;
}

interface Span {
  date_from: string;
  date_to: string;
}

/** The days of an entry of a feed. */
export function daysOf({ date_from, date_to }: Span): DayRange {
  return { from: plainDate(date_from), to: plainDate(date_to) };
}

/** The entries that overlap a range of days, in their order. ISO dates compare as text. */
export function listWithin<Some extends Span>(spans: readonly Some[], { from, to }: DayRange): Some[] {
  return spans.filter(({ date_from, date_to }) => date_from <= to && from <= date_to);
}

export function factsOf(day: PlainDate, feed: CalendarFeed): DayFacts {
  const on = { from: day, to: day };
  return {
    price: listWithin(feed.prices, on)[0],
    period: listWithin(feed.periods, on)[0],
    bookings: listWithin(feed.bookings, on),
    imported: listWithin(feed.imported, on)[0],
    isClosed: feed.closed_weekdays.includes(weekdayOf(day)) || feed.closed_dates.includes(day),
  };
}

/** The entries of a month, so that a day checks only few. */
export function feedWithin(feed: CalendarFeed, days: DayRange): CalendarFeed {
  return {
    ...feed,
    bookings: listWithin(feed.bookings, days),
    periods: listWithin(feed.periods, days),
    imported: listWithin(feed.imported, days),
    prices: listWithin(feed.prices, days),
  };
}

/** Whether it is a request that is not accepted yet. */
export function isAsked({ state }: Pick<CalendarBooking, 'state'>): boolean {
  return state === 'VALIDATED';
}

/** The bar of a booking over the days of one week. */
export interface WeekBar {
  booking: CalendarBooking;
  /** Column of its first day in this week, from 0. */
  start: number;
  days: number;
  /** Lane among overlapping ones, from 0. */
  lane: number;
  begins: boolean;
  ends: boolean;
}

/** The bars of a week; overlapping ones are in different lanes. */
export function barsOfWeek(week: readonly PlainDate[], bookings: readonly CalendarBooking[]): WeekBar[] {
  const bars: WeekBar[] = [];
  for (const booking of bookings) {
    const { from, to } = daysOf(booking);
    const columns = week.flatMap((day, column) => (day >= from && day <= to ? [column] : []));
    const [start] = columns;
    if (start === undefined) continue;
    const taken = bars.filter((bar) => bar.start < start + columns.length && start < bar.start + bar.days);
    const lane = [0, 1, 2].find((free) => taken.every((bar) => bar.lane !== free)) ?? 2;
    const last = week[start + columns.length - 1];
    bars.push({
      booking,
      start,
      days: columns.length,
      lane,
      begins: week[start] === from,
      ends: last === to,
    });
  }
  return bars;
}

/** The common price and colour of all days; undefined if they differ. */
export function sharedPrice(feed: CalendarFeed, days: DayRange): CalendarDayPrices | undefined {
  const [first, ...others] = listWithin(feed.prices, days);
  const isSame = others.every(({ price, colour }) => price === first?.price && colour === first.colour);
  return isSame ? first : undefined;
}

/** Prices of a month with their colours, each once, the cheapest first. */
export function legendOf(feed: CalendarFeed, days: DayRange): CalendarDayPrices[] {
  const prices = listWithin(feed.prices, days);
  const known = new Map(prices.map((run) => [`${run.colour} ${run.price}`, run]));
  return [...known.values()].sort((one, other) => Number(one.price) - Number(other.price));
}

/** The name of an imported event: that of its calendar, else its own title. */
export function nameOfImported(
  { feed_id, title }: ImportedDays,
  { feeds }: Pick<CalendarFeed, 'feeds'>,
): string {
  return feeds.find(({ id }) => id === feed_id)?.name ?? title;
}
