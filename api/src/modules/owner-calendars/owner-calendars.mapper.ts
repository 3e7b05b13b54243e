import {
  SISTER_PLATFORM_REASONS,
  type CalendarBooking,
  type CalendarDayPrices,
  type CalendarPeriod,
  type CalendarPrice,
} from '@campavia/contracts';
import { formatDecimal, type CurrencyCode, type DayRange, type PriceRun } from '@campavia/domain';

import type { BookingDaysRow, OwnPriceRow, PeriodRow } from './owner-calendars.store';

/** A list that always fits on one page. */
export function toWholeList<Item>(results: Item[]) {
  return { count: results.length, next: null, previous: null, results };
}

export function toPeriod({ id, from, to, reason, comment }: PeriodRow): CalendarPeriod {
  return { id, date_from: from, date_to: to, reason, comment, is_read_only: isReadOnly({ reason }) };
}

/** Whether the sister platform created a period. */
export function isReadOnly({ reason }: Pick<PeriodRow, 'reason'>): boolean {
  return SISTER_PLATFORM_REASONS.some((own) => own === reason);
}

export function toPrice({ id, perDay, colour, ...days }: OwnPriceRow, currency: CurrencyCode): CalendarPrice {
  return {
    id,
    ...toDays(days),
    price: formatDecimal(perDay),
    price_currency: currency,
    colour: colour as CalendarPrice['colour'],
  };
}

export function toDayPrices({ id, season, perDay, colour, ...days }: PriceRun): CalendarDayPrices {
  return {
    id,
    ...toDays(days),
    season,
    price: formatDecimal(perDay),
    colour: colour as CalendarDayPrices['colour'],
  };
}

export function toBooking({ id, state, first_name, ...days }: BookingDaysRow): CalendarBooking {
  return { id, state, guest: { first_name }, ...toDays(days) };
}

function toDays({ from, to }: DayRange) {
  return { date_from: from, date_to: to };
}
