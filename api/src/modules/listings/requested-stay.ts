import {
  baseQuote,
  checkStay,
  isInCalendarRange,
  type CurrencyCode,
  type PlainDate,
  type Quote,
  type StayRefusal,
} from '@campavia/domain';

import { weekdaysOf } from '../../core/weekdays';
import type { ListingRow } from './listings.store';

/** The price of the requested dates, and why they are unavailable. */
export interface RequestedStay {
  refusal: StayRefusal | null;
  /** Absent when the dates are in the past or beyond every calendar, or the camper cannot be booked. */
  quote?: Quote;
}

interface RequestedDates {
  from: PlainDate;
  to: PlainDate;
  today: PlainDate;
}

/** Prices a stay and checks it against the camper's calendar. */
export function priceRequestedStay(
  row: ListingRow,
  dates: RequestedDates,
  currency: CurrencyCode,
): RequestedStay {
  const { camper, rates, overrides, busy } = row;
  const mayBeOffered = camper.status === 'bookable' && isInCalendarRange(dates, dates.today);
  if (!mayBeOffered) return { refusal: { code: '107' } };
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
