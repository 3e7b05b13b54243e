import type { BookingPrice, GuestBooking, Price } from '@campavia/contracts';
import { parseDecimal, PRICE_LINES, type PriceLineCode } from '@campavia/domain';

/** The fields of a price that are shown; the price of a stay and that of a booking both have them. */
export type ShownPrice = Pick<
  Price,
  | 'price'
  | 'price_per_day'
  | 'days'
  | 'km'
  | 'lines'
  | 'coupon_code'
  | 'price_2x_first'
  | 'price_2x_second'
  | 'second_payment_date'
  | 'currency_used'
  | 'currency_owner'
  | 'exchange_rate'
>;

/** The price of a booking as it is shown, without what was added later, which has its own pages. */
export function toShownPrice(price: BookingPrice): ShownPrice {
  const lines = price.lines.flatMap((line) => (isKnown(line.code) ? [{ ...line, code: line.code }] : []));
  return { ...price, lines, ...(isPaidWhole(price) && NO_HALVES) };
}

/** The stage of a price in two instalments: on offer, first one due today, or first one paid. */
export type InstalmentStage = 'offered' | 'today' | 'half_paid';

/** When the first of two payments is, or was. */
export function instalmentStageOf(
  { paid }: Pick<BookingPrice, 'paid'>,
  { is_payable: isPayable, is_instant: isInstant }: Pick<GuestBooking, 'is_payable' | 'is_instant'>,
): InstalmentStage {
  if (parseDecimal(paid) > 0) return 'half_paid';
  return isPayable || isInstant ? 'today' : 'offered';
}

const NO_HALVES = { price_2x_first: null, price_2x_second: null, second_payment_date: null };

/** Whether a trip is paid in full, so that no instalments are offered. */
export function isPaidWhole({ paid, to_pay: due }: Pick<BookingPrice, 'paid' | 'to_pay'>): boolean {
  return parseDecimal(paid) > 0 && parseDecimal(due) === 0;
}

function isKnown(code: string): code is PriceLineCode {
  return PRICE_LINES.some((each) => each === code);
}
