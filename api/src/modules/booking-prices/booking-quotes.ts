import type { Coupon } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { createCoupons } from '../prices/coupons.service';
import { createTripQuotes } from '../prices/trip-quotes.service';
import { tripOf } from './begun-trip';
import { createBookingPricesStore, type PricedBooking } from './booking-prices.store';
import type { BookingQuote } from './booking-quote';
import { frozenQuote, liveQuote, type Quotable } from './make-quotes';

/** Makes quotes of bookings from what is kept; over a transaction as well as over the database. */
export function createBookingQuotes({ database, clock }: { database: Database; clock: Clock }) {
  const store = createBookingPricesStore(database);
  const trips = createTripQuotes({ database, clock });
  const coupons = createCoupons({ database, clock });

  /** Everything that a booking is quoted from. */
  async function quotableOf(booking: PricedBooking): Promise<Quotable> {
    const [camper, coupon] = await Promise.all([
      booking.priced ?? trips.camperOf(booking.camper_id, tripOf(booking)),
      couponOf(booking),
    ]);
    return { booking, camper, coupon, today: clock.today() };
  }

  // A booking keeps the coupon that it was agreed with, used up as it is by that very booking.
  function couponOf({ coupon_code, price }: PricedBooking): Promise<Coupon | undefined> {
    if (coupon_code === null) return Promise.resolve(undefined);
    return price === null ? coupons.find(coupon_code) : store.couponOf(coupon_code);
  }

  /** What a booking costs: as of today until its price is agreed, what was agreed from then on. */
  async function quoteOf(quotable: Quotable): Promise<BookingQuote> {
    const { booking } = quotable;
    if (booking.price === null) return liveQuote(quotable);
    return frozenQuote(quotable, await store.lines(booking.id));
  }

  return { quotableOf, quoteOf, refusalOf: trips.refusalOf };
}

export type BookingQuotes = ReturnType<typeof createBookingQuotes>;
