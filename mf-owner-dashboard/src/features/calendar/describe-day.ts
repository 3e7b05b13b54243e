import type { IntlShape } from 'react-intl';

import type { CalendarFeed } from '@campavia/contracts';
import { daysInclusive, type DayRange, type PlainDate } from '@campavia/domain';
import { formatDateRange, formatMoney, formatPlainDate } from '@campavia/i18n';

import { isAsked, nameOfImported, type DayFacts } from '../../rules/calendar/day-facts';

import { calendarMessages } from './calendar.messages';
import { reasonMessages } from './reason.messages';

/** The accessible name of a day: its price, why it is closed, its booking. */
export function describeDay(intl: IntlShape, day: PlainDate, facts: DayFacts, feed: CalendarFeed): string {
  const { price, period, bookings, imported, isClosed } = facts;
  return [
    formatPlainDate(intl, day, 'long'),
    price && formatMoney(intl, price.price, feed.price_currency, 'shortest'),
    period && intl.formatMessage(reasonMessages[period.reason]),
    ...bookings.map((booking) =>
      intl.formatMessage(isAsked(booking) ? calendarMessages.askedBy : calendarMessages.bookedBy, {
        guest: booking.guest.first_name,
      }),
    ),
    imported && nameOfImported(imported, feed),
    isClosed && intl.formatMessage(calendarMessages.noHandOver),
  ]
    .filter(Boolean)
    .join(', ');
}

const MOST_RANGES = 200;
const knownRanges = new WeakMap<IntlShape, Map<string, string>>();

/** "22 – 25 Jun 2027". Cached, because a press shows its range in several places, and formatting one is slow. */
export function describeRange(intl: IntlShape, { from, to }: DayRange): string {
  const known = knownRanges.get(intl) ?? new Map<string, string>();
  const key = `${from} ${to}`;
  const text =
    known.get(key) ?? (from === to ? formatPlainDate(intl, from) : formatDateRange(intl, from, to));
  if (known.size >= MOST_RANGES) known.clear();
  knownRanges.set(intl, known.set(key, text));
  return text;
}

/** Announcement when other days are chosen. */
export function describeChoice(intl: IntlShape, range: DayRange): string {
  const days = daysInclusive(range.from, range.to);
  return intl.formatMessage(calendarMessages.chosen, { range: describeRange(intl, range), days });
}
