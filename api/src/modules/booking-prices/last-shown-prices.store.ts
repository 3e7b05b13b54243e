import type { Minor } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { PricedBooking } from './booking-prices.store';
import type { BookingQuote } from './booking-quote';

/** Stores the price that a guest was last shown for a trip, until a price is agreed. */
export function createLastShownPrices(database: Database) {
  /** Stores the price that is shown now; returns the one shown before for the same choices, null where it is the same. */
  async function record(booking: PricedBooking, quote: BookingQuote): Promise<Minor | null> {
    if (quote.isFrozen) return null;
    const last = await database
      .selectFrom('told_price')
      .selectAll()
      .where('booking_id', '=', booking.id)
      .executeTakeFirst();
    const chosen = choicesKey(booking, quote);
    if (last?.chosen === chosen && last.price === quote.price) return last.price_before;
    const shown = { chosen, price: quote.price, price_before: last?.chosen === chosen ? last.price : null };
    await database
      .insertInto('told_price')
      .values({ booking_id: booking.id, ...shown })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(shown))
      .execute();
    return shown.price_before;
  }

  return { record };
}

function choicesKey(booking: PricedBooking, { couponCode }: BookingQuote): string {
  const { date_from, date_to, hour_from, hour_to, km_package, insurance_id, options } = booking;
  const covers = [booking.second_driver, booking.rental_cover, booking.cancel_insurance];
  return JSON.stringify([
    ...[date_from, date_to, hour_from, hour_to, km_package, insurance_id],
    ...[options.map(({ option_id: id, quantity }) => [id, quantity]), covers, couponCode],
  ]);
}
