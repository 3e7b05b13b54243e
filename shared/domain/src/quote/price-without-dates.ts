import { convert, halfUp, rateMicros, type CurrencyCode, type ExchangeRates, type Minor } from '../money';
import type { SeasonRates } from './rates';
import { FEE_PERCENT, STANDARD_INSURANCE_EUR } from './tariff';

/** The input for a price per day; the rates are in `currencyOwner`. */
export interface DayPriceInput {
  rates: SeasonRates;
  currencyOwner: CurrencyCode;
  currencyUsed: CurrencyCode;
  exchangeRates?: ExchangeRates;
}

/**
 * The lowest price per day, for a search without dates: the lowest season's rate with fees, `halfUp(lowest × 115,
 * 100)`, and the standard insurance, each converted by itself, then summed. Overrides and discounts do not count.
 */
export function pricePerDayWithoutDates(input: DayPriceInput): Minor {
  const { rates, currencyOwner, currencyUsed, exchangeRates } = input;
  const lowest = Math.min(rates.low, rates.mid, rates.high);
  const insurance = convert(STANDARD_INSURANCE_EUR, rateMicros('EUR', currencyOwner, exchangeRates));
  const micros = rateMicros(currencyOwner, currencyUsed, exchangeRates);
  return convert(halfUp(lowest * (100 + FEE_PERCENT), 100), micros) + convert(insurance, micros);
}
