import type { Price, PriceAmount, PricePart } from '@campavia/contracts';
import {
  formatDecimal,
  halfUp,
  hourText,
  SEASON_TYPES,
  type LinePart,
  type Minor,
  type OfferedPrice,
  type PriceLine,
  type PriceQuote,
} from '@campavia/domain';

import type { OfferedOption } from './prices.store';
import type { RequestedTrip } from './read-choices';

interface Around {
  trip: RequestedTrip;
  insuranceId: number;
  couponCode: string | null;
  options: readonly OfferedOption[];
  canAddDriver: boolean;
  hasRentalCover: boolean;
}

/** A price in the wire format. */
export function toPrice(quote: PriceQuote, around: Around): Price {
  const { trip } = around;
  const { currencyUsed: currency, halves } = quote;
  return {
    ...amountFields(quote),
    price_2x_first: halves ? formatDecimal(halves.first) : null,
    price_2x_first_currency: halves ? currency : null,
    price_2x_second: halves ? formatDecimal(halves.second) : null,
    price_2x_second_currency: halves ? currency : null,
    second_payment_date: halves?.secondOn ?? null,
    payable_in_four: quote.isPayableInFour,
    price_per_day: formatDecimal(halfUp(quote.price, quote.days)),
    days: quote.days,
    date_from: trip.from,
    date_to: trip.to,
    hour_from: hourText(trip.hourFrom),
    hour_to: hourText(trip.hourTo),
    km: trip.km,
    insurance_id: around.insuranceId,
    coupon_code: around.couponCode,
    lines: quote.lines.map((line) => toLine(line, around.options)),
    offers: offersOf(quote, around),
    currency_used: currency,
    currency_owner: quote.currencyOwner,
    exchange_rate: (quote.rateMicros / 1_000_000).toFixed(6),
  };
}

type AmountFields = Record<PriceAmount, string> & Record<`${PriceAmount}_currency`, string>;

function amountFields({ amounts, price, priceOwner, discount, currencyUsed }: PriceQuote): AmountFields {
  const all = { price, price_owner: priceOwner, price_discount: discount, ...amounts };
  const fields = Object.entries(all).flatMap(([name, amount]) => [
    [name, formatDecimal(amount)],
    [`${name}_currency`, currencyUsed],
  ]);
  return Object.fromEntries(fields) as AmountFields;
}

function offersOf({ offers }: PriceQuote, { canAddDriver, hasRentalCover }: Around): Price['offers'] {
  const insurance = decimals(offers.cancellationInsurance);
  const driver = canAddDriver ? decimals(offers.secondDriver) : NOTHING;
  const cover = hasRentalCover ? decimals(offers.rentalCover) : NOTHING;
  return {
    cancellation_insurance_per_day: insurance.perDay,
    cancellation_insurance: insurance.total,
    second_driver_per_day: driver.perDay,
    second_driver: driver.total,
    rental_cover_per_day: cover.perDay,
    rental_cover: cover.total,
  };
}

const NOTHING = { perDay: null, total: null };

function decimals({ perDay, total }: OfferedPrice) {
  return { perDay: formatDecimal(perDay), total: formatDecimal(total) };
}

/** A price line in the wire format. */
export function toLine(
  { code, amount, parts }: PriceLine,
  options: readonly OfferedOption[],
): Price['lines'][number] {
  return {
    code,
    label_id: code.replace('price_', 'price.'),
    amount: formatDecimal(amount),
    parts: parts.map((part) => toPart(part, options)),
  };
}

function toPart(part: LinePart, options: readonly OfferedOption[]): PricePart {
  const amount = formatDecimal(part.amount);
  if (part.kind === 'percent') return { ...part, of: formatDecimal(part.of), amount };
  if (part.kind === 'coupon') return { ...part, amount };
  return { ...specialsOf(part, options), quantity: part.quantity, unit: formatDecimal(part.unit), amount };
}

type Multiplied = Extract<LinePart, { unit: Minor }>;

function specialsOf(part: Multiplied, options: readonly OfferedOption[]): Omit<PricePart, 'amount'> {
  const { kind } = part;
  switch (kind) {
    case 'season':
      return part.season === 'mid' ? { kind: 'mid_season' } : { kind, season: SEASON_TYPES[part.season] };
    case 'own_price':
      return { kind, date_from: part.from, date_to: part.to };
    case 'kilometres':
      return { kind, km: part.package };
    case 'insurance':
      return { kind, slug: part.slug };
    case 'second_driver':
      return { kind, choice: part.choice };
    case 'option':
      return { kind, ...optionOf(part, options) };
    case 'days':
      return { kind };
  }
}

function optionOf(part: Extract<LinePart, { kind: 'option' }>, options: readonly OfferedOption[]) {
  const { id: option_id, pieces, recurrence } = part;
  const option = options.find(({ id }) => id === option_id);
  return { option_id, option_code: option?.code, option_name: option?.name, pieces, recurrence };
}
