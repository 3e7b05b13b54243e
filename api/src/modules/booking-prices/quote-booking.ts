import type { Coupon } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { createCoupons } from '../prices/coupons.service';
import { createTripQuotes } from '../prices/trip-quotes.service';
import { tripOf } from './begun-trip';
import { createBookingPricesStore, type PricedBooking } from './booking-prices.store';
import type { BookingQuote } from './booking-quote';
import { buildFrozenQuote, buildLiveQuote, type Quotable } from './build-quote';

/** Quotes bookings from stored data, within a transaction or without. */
export function createBookingQuotes({ database, clock }: { database: Database; clock: Clock }) {
  const store = createBookingPricesStore(database);
  const trips = createTripQuotes({ database, clock });
  const coupons = createCoupons({ database, clock });

  /** Reads what the quote of a booking depends on. */
  async function quotableOf(booking: PricedBooking): Promise<Quotable> {
    const [camper, coupon] = await Promise.all([
      booking.priced ?? trips.camperOf(booking.camper_id, tripOf(booking)),
      couponOf(booking),
    ]);
    return { booking, camper, coupon, today: clock.today() };
  }

  // The coupon of an agreed price stays valid for this booking, because the booking itself has used it.
  function couponOf({ coupon_code, price }: PricedBooking): Promise<Coupon | undefined> {
    if (coupon_code === null) return Promise.resolve(undefined);
    return price === null ? coupons.find(coupon_code) : store.couponOf(coupon_code);
  }

  /** The quote of a booking: as of today until its price is agreed, and the agreed one from then on. */
  async function quoteOf(quotable: Quotable): Promise<BookingQuote> {
    const { booking } = quotable;
    if (booking.price === null) return buildLiveQuote(quotable);
    return buildFrozenQuote(quotable, await store.lines(booking.id));
  }

  return { quotableOf, quoteOf, refusalOf: trips.refusalOf };
}

export type BookingQuotes = ReturnType<typeof createBookingQuotes>;
