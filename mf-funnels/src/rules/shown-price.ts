import type { BookingPrice, GuestBooking, Price } from '@campavia/contracts';
import { parseDecimal, PRICE_LINES, type PriceLineCode } from '@campavia/domain';

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

/** Leaves out later additions, which have pages of their own. */
export function toShownPrice(price: BookingPrice): ShownPrice {
  const lines = price.lines.flatMap((line) => (isKnown(line.code) ? [{ ...line, code: line.code }] : []));
  return { ...price, lines, ...(isPaidWhole(price) && NO_HALVES) };
}

export type InstalmentStage = 'offered' | 'today' | 'half_paid';

export function instalmentStageOf(
  { paid }: Pick<BookingPrice, 'paid'>,
  { is_payable: isPayable, is_instant: isInstant }: Pick<GuestBooking, 'is_payable' | 'is_instant'>,
): InstalmentStage {
  if (parseDecimal(paid) > 0) return 'half_paid';
  return isPayable || isInstant ? 'today' : 'offered';
}

const NO_HALVES = { price_2x_first: null, price_2x_second: null, second_payment_date: null };

export function isPaidWhole({ paid, to_pay: due }: Pick<BookingPrice, 'paid' | 'to_pay'>): boolean {
  return parseDecimal(paid) > 0 && parseDecimal(due) === 0;
}

function isKnown(code: string): code is PriceLineCode {
  return PRICE_LINES.some((each) => each === code);
}
