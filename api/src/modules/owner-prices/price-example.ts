import type { PriceExample } from '@campavia/contracts';
import {
  addDays,
  EARLY_LEAD_DAYS,
  formatDecimal,
  halfUp,
  plainDate,
  quoteStay,
  type InsuranceSlug,
  type PlainDate,
  type PriceQuote,
} from '@campavia/domain';

import type { PricesRow } from './owner-prices.store';

export interface ExampleTrip {
  /** 1 to 12. */
  month: number;
  days: number;
  isEarly: boolean;
}

interface ExampleOptions {
  trip: ExampleTrip;
  today: PlainDate;
  insurance: InsuranceSlug;
}

/** The quote of a trip at season prices, as guests get it; prices of single days are ignored. */
export function quoteExample(row: PricesRow, { trip, today, insurance }: ExampleOptions): PriceQuote {
  const from = firstOf(trip.month, today);
  return quoteStay({
    rates: row.rates,
    overrides: [],
    weeklyPercent: row.weekly_percent,
    earlyPercent: row.early_percent,
    from,
    to: addDays(from, trip.days - 1),
    currencyOwner: row.currency,
    currencyUsed: row.currency,
    insurance,
    today: trip.isEarly ? addDays(from, -EARLY_LEAD_DAYS) : from,
  });
}

/** @param before with the saved prices */
export function toExample(quote: PriceQuote, before: PriceQuote): PriceExample {
  const { amounts, price, priceOwner, days, currencyOwner } = quote;
  return {
    currency: currencyOwner,
    days,
    gross: formatDecimal(amounts.price_gross),
    price_discount_weekly: formatDecimal(amounts.price_discount_weekly),
    price_discount_early: formatDecimal(amounts.price_discount_early),
    price_owner: formatDecimal(priceOwner),
    price_fees: formatDecimal(amounts.price_fees),
    price_insurance: formatDecimal(amounts.price_insurance),
    price: formatDecimal(price),
    price_per_day: formatDecimal(halfUp(price, days)),
    price_owner_before: before.priceOwner === priceOwner ? null : formatDecimal(before.priceOwner),
  };
}

/** The first day of the next such month. */
function firstOf(month: number, today: PlainDate): PlainDate {
  const year = Number(today.slice(0, 4));
  const first = plainDate(`${year}-${String(month).padStart(2, '0')}-01`);
  return first > today ? first : plainDate(`${year + 1}${first.slice(4)}`);
}
