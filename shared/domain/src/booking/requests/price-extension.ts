import { addDays, daysInclusive } from '../../dates';
import { halfUp, type Minor } from '../../money';
import { FEE_PERCENT, grossOf, WEEKLY_DAYS, type PriceInput } from '../../quote';
import { unitsPerDay } from '../../quote/owner-lines';
import type { DayRange } from '../../stay';
import { rangeAfter, type PricedExtension } from './extension-dates';
import { priceOfLines, type RequestLineCode, type RequestPrice } from './request-price';

/** A booked stay with its original prices, today's rates, and the requested extension. */
export interface ExtensionInput {
  /** Dates and choices of the booking; rates and overrides of today. */
  stay: PriceInput;
  asked: PricedExtension;
  /** The exchange rate of the booking. */
  rateMicros: number;
  /** The price of the booked days after discounts, in the owner's currency; a slide is compared with it. */
  bookedDays: Minor;
  /** The early discount of the booking, in per cent; 0 when none. */
  bookedEarlyPercent: number;
}

type Amounts = Partial<Record<RequestLineCode, Minor>>;

/**
 * The price of an extension, as lines in the owner's currency that are converted one by one. With D the days of the
 * booking, n the additional days and w the weekly discount when D ≥ 7:
 *
 * - more days: `gross = Σ today's rate(day)`, `weekly = halfUp(gross × w, 100)`, kilometres, insurance, second driver
 * and rental cover n times their price per day
 * - a slide: the days' new price less the booked one, never negative
 * - more kilometres: `(new − old rate) × D`, never negative
 * - an insured day: `n × insurance`, and the fee on that; the owner is paid nothing
 *
 * and on the owner's part `fees = halfUp(owner × 15, 100)`.
 *
 * @throws RangeError when an amount is not a whole number.
 */
export function priceExtension(input: ExtensionInput): RequestPrice {
  return priceOfLines(amountsOf(input), input.rateMicros);
}

function amountsOf(input: ExtensionInput): Amounts {
  const { stay, asked } = input;
  switch (asked.reason) {
    case 'day_before':
      return moreDays(stay, { from: addDays(stay.from, -asked.days), to: addDays(stay.from, -1) });
    case 'day_after':
      return moreDays(stay, { from: addDays(stay.to, 1), to: addDays(stay.to, asked.days) });
    case 'day_slide':
      return withFees({ price_gross: Math.max(0, shiftedDays(input) - input.bookedDays) });
    case 'ins_day_before':
    case 'ins_day_after':
      return insuredDays(stay, asked.days);
    case 'km_100':
    case 'km_200':
    case 'km_unlimited':
      return withFees({ price_km: moreKilometres(stay, asked.perDay) });
  }
}

function moreDays(stay: PriceInput, range: DayRange): Amounts {
  const days = daysInclusive(range.from, range.to);
  const gross = grossOf(range.from, range.to, stay.rates, stay.overrides);
  const weekly = weeklyDiscount(stay, gross);
  const perDay = unitsPerDay(stay);
  return {
    ...withFees({
      price_gross: gross,
      price_discount_weekly: weekly === 0 ? 0 : -weekly,
      price_km: days * (stay.kilometres?.perDay ?? 0),
    }),
    price_insurance: days * perDay.insurance,
    price_second_driver: stay.secondDriver === 'selected' ? days * perDay.secondDriver : 0,
    price_rental_cover: stay.rentalCover ? days * perDay.rentalCover : 0,
  };
}

function shiftedDays({ stay, asked, bookedEarlyPercent }: ExtensionInput): Minor {
  const { from, to } = rangeAfter(stay, asked);
  const gross = grossOf(from, to, stay.rates, stay.overrides);
  const left = gross - weeklyDiscount(stay, gross);
  return left - halfUp(left * bookedEarlyPercent, 100);
}

function weeklyDiscount({ from, to, weeklyPercent }: PriceInput, gross: Minor): Minor {
  return daysInclusive(from, to) >= WEEKLY_DAYS ? halfUp(gross * weeklyPercent, 100) : 0;
}

function moreKilometres({ from, to, kilometres }: PriceInput, perDay: Minor): Minor {
  return Math.max(0, perDay - (kilometres?.perDay ?? 0)) * daysInclusive(from, to);
}

function insuredDays(stay: PriceInput, days: number): Amounts {
  const insurance = days * unitsPerDay(stay).insurance;
  return { price_insurance: insurance, price_fees: halfUp(insurance * FEE_PERCENT, 100) };
}

// Adds the platform's fee to the owner's lines.
function withFees(owner: Amounts): Amounts {
  const sum = Object.values(owner).reduce((total, amount) => total + amount, 0);
  return { ...owner, price_fees: halfUp(sum * FEE_PERCENT, 100) };
}
