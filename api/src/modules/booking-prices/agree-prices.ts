import type { Minor, PlainDate } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { TripRefusal } from '../prices/trip-quotes.service';
import { agreedFields, createBookingPricesStore } from './booking-prices.store';
import { createBookingQuotes } from './booking-quotes';
import { refusalOfOpen } from './booking-refusal';

/** What of an agreed price is written on its booking. */
export type AgreedFields = ReturnType<typeof agreedFields>;

/** Why a trip cannot be had, or what it costs and how that is agreed: the lines are kept, the rest goes with the move. */
export type TripOffer = { refusal: TripRefusal } | { price: Minor; agree: () => Promise<AgreedFields> };

/** Writes down what bookings cost, once and for all. The locks of a booking are held. */
export function createPriceAgreements(clock: Clock) {
  async function read(transaction: Database, id: number) {
    const store = createBookingPricesStore(transaction);
    const booking = await store.find(id, clock.now());
    if (!booking || booking.price !== null) return undefined;
    if (booking.coupon_code !== null) await store.lockCoupons([booking.coupon_code]);
    const quotes = createBookingQuotes({ database: transaction, clock });
    return { store, booking, quotes, quotable: await quotes.quotableOf(booking) };
  }

  /**
   * Writes down what a booking costs today; nothing happens to a price that is agreed already. A coupon that cannot be
   * used any more is left out, as it was from what the guest last read.
   */
  async function freeze(transaction: Database, id: number, on?: { today: PlainDate }): Promise<void> {
    const open = await read(transaction, id);
    if (!open) return;
    const quote = await open.quotes.quoteOf({ ...open.quotable, ...on });
    await open.store.agree(id, { ...quote, at: clock.now() });
  }

  /** Looks whether a trip that is open can still be had, and for what; nothing is written before that is agreed. */
  async function offer(transaction: Database, id: number): Promise<TripOffer> {
    const open = await read(transaction, id);
    if (!open) throw new Error(`The price of ${id} is agreed already`);
    const { store, booking, quotes, quotable } = open;
    const refusal = await refusalOfOpen(booking, quotable, { database: transaction, clock, quotes });
    if (refusal) return { refusal };
    const quote = await quotes.quoteOf(quotable);
    const agree = async () => {
      await store.keepLines(id, quote.lines);
      return agreedFields({ ...quote, at: clock.now() });
    };
    return { price: quote.price, agree };
  }

  return { freeze, offer };
}
