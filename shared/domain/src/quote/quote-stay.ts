import { daysInclusive } from '../dates';
import { convert, rateMicros, type CurrencyCode, type Minor } from '../money';
import { canPayInFour, splitInTwo, type TwoInstalments } from './instalments';
import { partsOf } from './line-parts';
import { COVERED_LINES, ownerAmounts, OWNER_LINES, unitsPerDay } from './owner-lines';
import type { PriceInput } from './price-input';
import { PRICE_LINES, signed, sumOfLines, type LineAmounts, type PriceLine } from './price-lines';

/** A price per day and for the stay. */
export interface OfferedPrice {
  perDay: Minor;
  total: Minor;
}

/** Available additions with their prices, chosen or not, in the currency used. */
export interface Offers {
  cancellationInsurance: OfferedPrice;
  secondDriver: OfferedPrice;
  rentalCover: OfferedPrice;
}

/** A price with all its parts; amounts in `currencyUsed` unless a part says otherwise. */
export interface PriceQuote {
  days: number;
  price: Minor;
  /** The amount paid to the owner. */
  priceOwner: Minor;
  /** Both discounts together. */
  discount: Minor;
  /** Every line's amount, none of them negative. */
  amounts: LineAmounts;
  /** The chosen lines, signed: they sum to `price`. */
  lines: PriceLine[];
  offers: Offers;
  halves: TwoInstalments | undefined;
  isPayableInFour: boolean;
  currencyUsed: CurrencyCode;
  currencyOwner: CurrencyCode;
  /** How many millionths of the currency used one unit of the owner's is worth. */
  rateMicros: number;
}

/**
 * The price of a stay with all choices. Every line is rounded by itself in the owner's currency, half up, converted by
 * itself, and the converted lines are summed: `price = Σ lines`. With D days, both ends counted:
 *
 * - `gross`, `weekly`, `early`, `insurance` as `baseQuote` has them; `km = D × perDay`
 * - `options = Σ unit × (D when recurrent, else 1) × quantity`
 * - `owner = gross − weekly − early + km + options`; `fees = halfUp(owner × 15, 100)`
 * - `S = owner + fees + insurance + second driver + rental cover`; `coupon = min(coupon, S)`
 * - cancellation insurance: `D × ceil((S − coupon) × 5 / (100 × D))`
 *
 * Without choices the price is `baseQuote`'s final one.
 *
 * @throws RangeError when the dates are inverted or an amount is not a whole number.
 */
export function quoteStay(input: PriceInput): PriceQuote {
  const days = daysInclusive(input.from, input.to);
  if (days < 1) throw new RangeError(`A stay cannot end before it starts: ${input.from} to ${input.to}`);
  const { currencyUsed, currencyOwner, exchangeRates } = input;
  const micros = rateMicros(currencyOwner, currencyUsed, exchangeRates);
  const owner = ownerAmounts(input, days);
  const amounts = convertLines(owner.lines, micros);
  const price = sumOfLines(amounts);
  const units = unitsPerDay(input);
  return {
    days,
    price,
    amounts,
    currencyUsed,
    currencyOwner,
    rateMicros: micros,
    priceOwner: sumOfLines(amounts, OWNER_LINES),
    discount: amounts.price_discount_weekly + amounts.price_discount_early,
    lines: PRICE_LINES.map((code) => ({
      code,
      amount: signed(code, amounts[code]),
      parts: partsOf(code, { input, days, owner }),
    })).filter(({ amount, parts }) => amount !== 0 || parts.length > 0),
    offers: {
      cancellationInsurance: offered(owner.cancellationPerDay, days, micros),
      secondDriver: offered(units.secondDriver, days, micros),
      rentalCover: offered(units.rentalCover, days, micros),
    },
    halves: splitInTwo(price, input),
    isPayableInFour: canPayInFour(price, currencyUsed),
  };
}

/** A price per day of the platform: rounded once into the owner's currency, then for a day and for the stay. */
export function offerOf(
  euros: Minor,
  stay: Pick<PriceInput, 'currencyOwner' | 'currencyUsed' | 'exchangeRates'> & { days: number },
): OfferedPrice {
  const { currencyOwner, currencyUsed, exchangeRates, days } = stay;
  const unit = convert(euros, rateMicros('EUR', currencyOwner, exchangeRates));
  return offered(unit, days, rateMicros(currencyOwner, currencyUsed, exchangeRates));
}

function offered(unit: Minor, days: number, micros: number): OfferedPrice {
  return { perDay: convert(unit, micros), total: convert(unit * days, micros) };
}

// A coupon that pays for everything leaves 0, whatever the rounding of lines.
function convertLines(lines: LineAmounts, micros: number): LineAmounts {
  const converted = { ...lines };
  for (const code of PRICE_LINES) converted[code] = convert(lines[code], micros);
  const covered = sumOfLines(converted, COVERED_LINES);
  const paysAll = lines.price_coupon > 0 && lines.price_coupon === sumOfLines(lines, COVERED_LINES);
  converted.price_coupon = paysAll ? covered : Math.min(converted.price_coupon, covered);
  return converted;
}
