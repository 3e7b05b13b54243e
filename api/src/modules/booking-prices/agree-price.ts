import type { Minor, PlainDate } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { TripRefusal } from '../prices/trip-quotes.service';
import { agreedFields, createBookingPricesStore } from './booking-prices.store';
import { createBookingQuotes } from './quote-booking';
import { refusalOfOpen } from './booking-refusal';

/** The columns of a booking that store its agreed price. */
export type AgreedFields = ReturnType<typeof agreedFields>;

/** Why a trip or its price is unavailable. `agree` stores the lines; its result is written with the transition. */
export type TripOffer = { refusal: TripRefusal } | { price: Minor; agree: () => Promise<AgreedFields> };

/** Fixes the prices of bookings. The locks of the booking are held. */
export function createPriceAgreement(clock: Clock) {
  async function read(transaction: Database, id: number) {
    const store = createBookingPricesStore(transaction);
    const booking = await store.find(id, clock.now());
    if (!booking || booking.price !== null) return undefined;
    if (booking.coupon_code !== null) await store.lockCoupons([booking.coupon_code]);
    const quotes = createBookingQuotes({ database: transaction, clock });
    return { store, booking, quotes, quotable: await quotes.quotableOf(booking) };
  }

  /**
   * Fixes the price of a booking as of today, unless it is agreed already. A coupon that is no longer valid is left
   * out, as in the price that the guest last saw.
   */
  async function freeze(transaction: Database, id: number, on?: { today: PlainDate }): Promise<void> {
    const open = await read(transaction, id);
    if (!open) return;
    const quote = await open.quotes.quoteOf({ ...open.quotable, ...on });
    await open.store.agree(id, { ...quote, at: clock.now() });
  }

  /** Checks that an open trip is still available, and prices it; nothing is stored before `agree` is called. */
  async function offer(transaction: Database, id: number): Promise<TripOffer> {
    const open = await read(transaction, id);
    if (!open) throw new Error(`The price of ${id} is agreed already`);
    const { store, booking, quotes, quotable } = open;
    const refusal = await refusalOfOpen(booking, quotable, { database: transaction, clock, quotes });
    if (refusal) return { refusal };
    const quote = await quotes.quoteOf(quotable);
    const agree = async () => {
      await store.storeLines(id, quote.lines);
      return agreedFields({ ...quote, at: clock.now() });
    };
    return { price: quote.price, agree };
  }

  return { freeze, offer };
}
