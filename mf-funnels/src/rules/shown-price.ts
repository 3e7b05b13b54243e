import type { BookingPrice, Price } from '@campavia/contracts';
import { PRICE_LINES, type PriceLineCode } from '@campavia/domain';

/** What of a price is drawn: that of a stay and that of a booking look the same. */
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

/** The price of a booking as it is drawn; what was added to a trip later has pages of its own. */
export function shownPriceOf(price: BookingPrice): ShownPrice {
  const lines = price.lines.flatMap((line) => (isKnown(line.code) ? [{ ...line, code: line.code }] : []));
  return { ...price, lines };
}

function isKnown(code: string): code is PriceLineCode {
  return PRICE_LINES.some((each) => each === code);
}
