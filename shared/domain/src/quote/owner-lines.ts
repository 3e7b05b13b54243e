import { daysBetween, type PlainDate } from '../dates';
import { ceilDivide, convert, halfUp, rateMicros, type Minor } from '../money';
import type { ChosenOption, PriceInput } from './price-input';
import { sumOfLines, type LineAmounts, type PriceLineCode } from './price-lines';
import { grossOf } from './rates';
import { CANCELLATION_PERCENT, EARLY_LEAD_DAYS, FEE_PERCENT, TARIFF, WEEKLY_DAYS } from './tariff';

/** The lines that are paid to the owner. */
export const OWNER_LINES: readonly PriceLineCode[] = [
  'price_gross',
  'price_discount_weekly',
  'price_discount_early',
  'price_km',
  'price_options',
];

/** The lines that a coupon may pay and that the cancellation insurance covers. */
export const COVERED_LINES: readonly PriceLineCode[] = [
  ...OWNER_LINES,
  'price_fees',
  'price_insurance',
  'price_second_driver',
  'price_rental_cover',
];

/** Lines in the owner's currency, and the price per day of the cancellation insurance, chosen or not. */
export interface OwnerAmounts {
  lines: LineAmounts;
  cancellationPerDay: Minor;
}

/** Every line of a stay of some days, rounded by itself, in the owner's currency. */
export function ownerAmounts(input: PriceInput, days: number): OwnerAmounts {
  const lines = { ...linesOfOwner(input, days), ...linesOfPlatform(input, days) };
  lines.price_fees = halfUp(sumOfLines(lines, OWNER_LINES) * FEE_PERCENT, 100);
  const covered = sumOfLines(lines, COVERED_LINES);
  lines.price_coupon = Math.min(couponOf(input, covered), covered);
  const insured = Math.max(0, covered - lines.price_coupon);
  const cancellationPerDay = ceilDivide(insured * CANCELLATION_PERCENT, 100 * days);
  if (input.cancellationInsurance) lines.price_cancellation_insurance = cancellationPerDay * days;
  return { lines, cancellationPerDay };
}

function linesOfOwner(input: PriceInput, days: number) {
  const gross = grossOf(input.from, input.to, input.rates, input.overrides);
  const weekly = days >= WEEKLY_DAYS ? halfUp(gross * input.weeklyPercent, 100) : 0;
  const early = isEarly(input) ? halfUp((gross - weekly) * input.earlyPercent, 100) : 0;
  return {
    price_gross: gross,
    price_discount_weekly: weekly,
    price_discount_early: early,
    price_km: days * (input.kilometres?.perDay ?? 0),
    price_options: (input.options ?? []).reduce((sum, option) => sum + amountOfOption(option, days), 0),
  };
}

function linesOfPlatform(input: PriceInput, days: number) {
  const perDay = unitsPerDay(input);
  return {
    price_fees: 0,
    price_insurance: days * perDay.insurance,
    price_second_driver: input.secondDriver === 'selected' ? days * perDay.secondDriver : 0,
    price_rental_cover: input.rentalCover ? days * perDay.rentalCover : 0,
    price_coupon: 0,
    price_cancellation_insurance: 0,
  };
}

/** The platform's price per day, rounded once into the owner's currency; chosen or not. */
export function unitsPerDay(input: PriceInput) {
  const { insurance = 'standard', tariff = TARIFF, currencyOwner, exchangeRates } = input;
  const inOwner = (euros: Minor) => convert(euros, rateMicros('EUR', currencyOwner, exchangeRates));
  return {
    insurance: inOwner(tariff.insurance[insurance]),
    secondDriver: inOwner(tariff.secondDriver),
    rentalCover: inOwner(tariff.rentalCover),
  };
}

/** The price of an option for a stay of some days, in the owner's currency. */
export function amountOfOption({ unit, recurrence, quantity }: ChosenOption, days: number): Minor {
  return unit * quantity * (recurrence === 'day' ? days : 1);
}

function isEarly({ today, from }: { today: PlainDate; from: PlainDate }): boolean {
  return daysBetween(today, from) >= EARLY_LEAD_DAYS;
}

function couponOf({ coupon, currencyOwner, exchangeRates }: PriceInput, covered: Minor): Minor {
  if (!coupon) return 0;
  if (coupon.percent) return halfUp(covered * coupon.percent, 100);
  return convert(coupon.amount, rateMicros(coupon.currency, currencyOwner, exchangeRates));
}
