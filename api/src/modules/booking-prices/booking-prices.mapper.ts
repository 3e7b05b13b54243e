import type { BookingPrice, BookingPriceLine, OwnerPrice } from '@campavia/contracts';
import {
  canPayInFour,
  ceilDivide,
  daysInclusive,
  formatDecimal,
  halfUp,
  splitInTwo,
  hourText,
  type TwoInstalments,
  type Minor,
  type OfferedPrice,
  type PlainDate,
} from '@campavia/domain';

import type { PricedBooking } from './booking-prices.store';
import type { BookingQuote, QuotedLine } from './booking-quote';

interface PriceContext {
  today: PlainDate;
  /** Whether the rental cover is available at the moment. */
  hasRentalCover: boolean;
  /** The price last shown to the guest, if it differs. */
  before: Minor | null;
}

/** The price of a booking for its guest. */
export function toBookingPrice(
  booking: PricedBooking,
  quote: BookingQuote,
  context: PriceContext,
): BookingPrice {
  const { currency_used: currency } = booking;
  const days = daysInclusive(booking.date_from, booking.date_to);
  return {
    booking_pk: booking.id,
    ...amountsOf(booking, quote),
    ...halfFields(halvesOfBooking(booking, agreedTotal(quote), context.today), currency),
    payable_in_four: canPayInFour(quote.price, currency),
    price_per_day: formatDecimal(halfUp(quote.price, days)),
    ...stayOf(booking),
    coupon_code: quote.couponCode,
    second_driver: quote.secondDriver,
    lines: quote.lines.map(({ amount, ...line }) => toLine(line, amount)),
    offers: offersOf(quote, context),
    exchange_rate: (quote.rateMicros / 1_000_000).toFixed(6),
    is_frozen: quote.isFrozen,
    price_before: context.before === null ? null : formatDecimal(context.before),
    price_before_currency: context.before === null ? null : currency,
    paid: formatDecimal(booking.paid),
    paid_currency: currency,
    to_pay: formatDecimal(Math.max(0, quote.price - booking.paid)),
    to_pay_currency: currency,
  };
}

/** The earnings of a booking for its owner. */
export function toOwnerPrice(booking: PricedBooking, quote: BookingQuote): OwnerPrice {
  const lines = quote.lines.filter(({ share }) => share === 'owner');
  const of = (code: string) => amountOf(lines, code, ({ amountOwner }) => amountOwner);
  const [weekly, early] = [of('price_discount_weekly'), of('price_discount_early')];
  const amounts = {
    price_owner: quote.earnings - quote.extensionEarnings,
    price_gross: of('price_gross'),
    price_discount: weekly + early,
    price_discount_weekly: weekly,
    price_discount_early: early,
    price_km: of('price_km'),
    price_options: of('price_options'),
    total_earnings: quote.earnings,
    extension_earnings: quote.extensionEarnings,
  };
  return {
    booking_pk: booking.id,
    ...withCurrency(amounts, booking.currency_owner),
    ...stayOf(booking),
    second_driver: quote.secondDriver,
    lines: lines.map(({ amountOwner, ...line }) => toLine(line, amountOwner)),
    is_frozen: quote.isFrozen,
  };
}

function amountsOf(booking: PricedBooking, { lines, price }: BookingQuote) {
  const of = (code: string) => amountOf(lines, code, ({ amount }) => amount);
  const [weekly, early] = [of('price_discount_weekly'), of('price_discount_early')];
  const owners = lines.filter(({ share, requestId }) => share === 'owner' && requestId === null);
  const insurance = of('price_cancellation_insurance');
  const days = daysInclusive(booking.date_from, booking.date_to);
  const currency = booking.currency_used;
  const amounts = {
    price,
    price_owner: owners.reduce((sum, { amount }) => sum + amount, 0),
    price_gross: of('price_gross'),
    price_discount: weekly + early,
    price_discount_weekly: weekly,
    price_discount_early: early,
    price_km: of('price_km'),
    price_options: of('price_options'),
    price_fees: of('price_fees'),
    price_insurance: of('price_insurance'),
    price_second_driver: of('price_second_driver'),
    price_rental_cover: of('price_rental_cover'),
    price_coupon: of('price_coupon'),
    price_cancellation_insurance: insurance,
  };
  return {
    ...withCurrency(amounts, currency),
    price_rental_cover: booking.rental_cover ? formatDecimal(amounts.price_rental_cover) : null,
    price_cancellation_insurance_per_day: booking.cancel_insurance
      ? formatDecimal(halfUp(insurance, days))
      : null,
    price_cancellation_insurance_per_day_currency: booking.cancel_insurance ? currency : null,
  };
}

function amountOf(lines: readonly QuotedLine[], code: string, amount: (line: QuotedLine) => Minor): Minor {
  const own = lines.filter((line) => line.code === code && line.requestId === null);
  return Math.abs(own.reduce((sum, line) => sum + amount(line), 0));
}

function withCurrency<Name extends string>(amounts: Record<Name, Minor>, currency: string) {
  const fields = Object.entries<Minor>(amounts).flatMap(([name, amount]) => [
    [name, formatDecimal(amount)],
    [`${name}_currency`, currency],
  ]);
  return Object.fromEntries(fields) as Record<Name | `${Name}_currency`, string>;
}

function stayOf(booking: PricedBooking) {
  return {
    days: daysInclusive(booking.date_from, booking.date_to),
    date_from: booking.date_from,
    date_to: booking.date_to,
    hour_from: hourText(booking.hour_from),
    hour_to: hourText(booking.hour_to),
    km: booking.km_package,
    insurance_id: booking.insurance_id,
    options: booking.options.map(({ option_id: id, quantity }) => ({ id, quantity })),
    currency_used: booking.currency_used,
    currency_owner: booking.currency_owner,
  };
}

function toLine({ code, parts }: Pick<QuotedLine, 'code' | 'parts'>, amount: Minor): BookingPriceLine {
  const label_id = code.startsWith('price_') ? code.replace('price_', 'price.') : `price.${code}`;
  return { code, label_id, amount: formatDecimal(amount), parts };
}

// Later additions are paid in full, not in instalments.
function agreedTotal({ lines }: BookingQuote): Minor {
  return lines.reduce((sum, { amount, requestId }) => sum + (requestId === null ? amount : 0), 0);
}

// Once the first instalment is paid, the day of the second one stays.
function halvesOfBooking(booking: PricedBooking, price: Minor, today: PlainDate): TwoInstalments | undefined {
  const { second_half_on: secondOn } = booking;
  if (secondOn === null) return splitInTwo(price, { today, from: booking.date_from });
  const first = ceilDivide(price, 2);
  return { first, second: price - first, secondOn };
}

function halfFields(halves: TwoInstalments | undefined, currency: string) {
  return {
    price_2x_first: halves ? formatDecimal(halves.first) : null,
    price_2x_first_currency: halves ? currency : null,
    price_2x_second: halves ? formatDecimal(halves.second) : null,
    price_2x_second_currency: halves ? currency : null,
    second_payment_date: halves?.secondOn ?? null,
  };
}

function offersOf({ offers }: BookingQuote, { hasRentalCover }: PriceContext): BookingPrice['offers'] {
  const insurance = decimals(offers.cancellationInsurance);
  const driver = offers.secondDriver ? decimals(offers.secondDriver) : NOTHING;
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
