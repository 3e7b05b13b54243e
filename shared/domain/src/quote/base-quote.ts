import { daysBetween, daysInclusive, type PlainDate } from '../dates';
import { convert, halfUp, rateMicros, type CurrencyCode, type ExchangeRates, type Minor } from '../money';
import { grossOf, type RateOverride, type SeasonRates } from './rates';
import { EARLY_LEAD_DAYS, FEE_PERCENT, STANDARD_INSURANCE_EUR, WEEKLY_DAYS } from './tariff';

/** The input of a quote. Rates are in `currencyOwner`; percentages are whole, 0 to 50. */
export interface QuoteInput {
  rates: SeasonRates;
  overrides: readonly RateOverride[];
  weeklyPercent: number;
  earlyPercent: number;
  from: PlainDate;
  to: PlainDate;
  /** The day from which the lead time is counted. */
  today: PlainDate;
  currencyOwner: CurrencyCode;
  currencyUsed: CurrencyCode;
  /** The current table when absent. */
  exchangeRates?: ExchangeRates;
}

/** The lines of a quote; the two discounts are positive and subtracted. */
export interface QuoteLines {
  gross: Minor;
  weekly: Minor;
  early: Minor;
  fees: Minor;
  insurance: Minor;
}

/** The price of a stay with the standard insurance, 100 km a day and no extras; amounts in `currency`. */
export interface Quote {
  days: number;
  lines: QuoteLines;
  final: Minor;
  original: Minor;
  perDay: Minor;
  currency: CurrencyCode;
}

/**
 * The price of a stay. With D days, both ends counted, in whole minor units of the owner's currency:
 *
 * - `gross = Σ rate(day)`
 * - `weekly = halfUp(gross × weeklyPercent, 100)` when D ≥ 7, else 0
 * - `early = halfUp((gross − weekly) × earlyPercent, 100)` when `from` is ≥ 60 days after `today`, else 0
 * - `fees = halfUp((gross − weekly − early) × 15, 100)`
 * - `insurance = D × convert(1500, rateMicros(EUR, owner))`
 *
 * Then every line is converted by itself, `halfUp(line × rateMicros(owner, used), 1 000 000)`, and
 *
 * - `final = gross − weekly − early + fees + insurance` of the converted lines
 * - `original = gross + convert(halfUp(gross × 15, 100)) + insurance`, the price with both discounts 0
 * - `perDay = halfUp(final, D)`
 *
 * @throws RangeError when the dates are inverted or an amount is not a whole number.
 */
export function baseQuote(input: QuoteInput): Quote {
  const days = daysInclusive(input.from, input.to);
  if (days < 1) throw new RangeError(`A stay cannot end before it starts: ${input.from} to ${input.to}`);
  const owner = ownerLines(input, days);
  const micros = rateMicros(input.currencyOwner, input.currencyUsed, input.exchangeRates);
  const lines: QuoteLines = {
    gross: convert(owner.gross, micros),
    weekly: convert(owner.weekly, micros),
    early: convert(owner.early, micros),
    fees: convert(owner.fees, micros),
    insurance: convert(owner.insurance, micros),
  };
  const final = lines.gross - lines.weekly - lines.early + lines.fees + lines.insurance;
  const original = lines.gross + convert(feesOn(owner.gross), micros) + lines.insurance;
  return { days, lines, final, original, perDay: halfUp(final, days), currency: input.currencyUsed };
}

function ownerLines(input: QuoteInput, days: number): QuoteLines {
  const gross = grossOf(input.from, input.to, input.rates, input.overrides);
  const weekly = days >= WEEKLY_DAYS ? halfUp(gross * input.weeklyPercent, 100) : 0;
  const isEarly = daysBetween(input.today, input.from) >= EARLY_LEAD_DAYS;
  const early = isEarly ? halfUp((gross - weekly) * input.earlyPercent, 100) : 0;
  const insurancePerDay = convert(
    STANDARD_INSURANCE_EUR,
    rateMicros('EUR', input.currencyOwner, input.exchangeRates),
  );
  return { gross, weekly, early, fees: feesOn(gross - weekly - early), insurance: days * insurancePerDay };
}

function feesOn(priceOwner: Minor): Minor {
  return halfUp(priceOwner * FEE_PERCENT, 100);
}
