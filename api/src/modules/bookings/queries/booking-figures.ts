import type { BookingPrices, BookingQuote } from '../../booking-prices/booking-prices.service';
import { secondDriverOf } from '../../prices/trip-quotes.service';
import type { BookingDetails } from './booking-details.store';

/** The amounts of a booking. */
export type BookingFigures = Pick<
  BookingQuote,
  'price' | 'earnings' | 'extensionEarnings' | 'couponCode' | 'secondDriver'
>;

/** The price of a booking: as it was agreed, or as of today. */
export async function findFigures(details: BookingDetails, prices: BookingPrices): Promise<BookingFigures> {
  const { price, earnings, camper, coupon_code, extension_earnings } = details;
  if (price === null || earnings === null) return prices.quoteOf(details);
  return {
    price,
    earnings,
    extensionEarnings: extension_earnings,
    couponCode: coupon_code,
    secondDriver: secondDriverOf(camper, { secondDriver: details.second_driver }),
  };
}
