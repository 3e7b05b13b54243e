import {
  addDays,
  baseQuote,
  checkStay,
  compareDates,
  type CurrencyCode,
  type PlainDate,
  type Quote,
  type StayRefusal,
} from '@campavia/domain';

import { FURTHEST_RETURN_DAYS } from '../../marketplace/calendar-limits';
import { weekdaysOf } from '../../marketplace/weekdays';
import type { ListingRow } from './listings.store';

/** What the dates asked for would cost, and what stands against them. */
export interface AskedStay {
  refusal: StayRefusal | null;
  /** Absent when the dates lie in the past or beyond everybody's calendar, or nobody can book the camper. */
  quote?: Quote;
}

interface AskedDates {
  from: PlainDate;
  to: PlainDate;
  today: PlainDate;
}

/** Prices a stay and checks it against the camper's calendar. */
export function askStay(row: ListingRow, dates: AskedDates, currency: CurrencyCode): AskedStay {
  const { camper, rates, overrides, busy } = row;
  const isWithinReach =
    compareDates(dates.from, dates.today) >= 0 &&
    compareDates(dates.to, addDays(dates.today, FURTHEST_RETURN_DAYS)) <= 0;
  if (!isWithinReach || camper.status !== 'bookable') return { refusal: { code: '107' } };
  const refusal = checkStay({
    ...dates,
    busy,
    minDays: camper.min_days,
    closedWeekdays: weekdaysOf(camper.closed_weekdays),
    closedDates: camper.closed_dates,
    minFuture: camper.min_future,
    maxFuture: camper.max_future,
  });
  const { currency: currencyOwner, weekly_percent: weeklyPercent, early_percent: earlyPercent } = camper;
  const price = { rates, overrides, weeklyPercent, earlyPercent, currencyOwner, currencyUsed: currency };
  return { refusal, quote: baseQuote({ ...price, ...dates }) };
}
