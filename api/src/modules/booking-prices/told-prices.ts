import type { Minor } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { PricedBooking } from './booking-prices.store';
import type { BookingQuote } from './booking-quote';

/** Remembers what guests were told that their trips cost, until a price is agreed. */
export function createToldPrices(database: Database) {
  /** Notes what a guest is told, and says what it cost before, with the same choices; null where it is no other price. */
  async function tell(booking: PricedBooking, quote: BookingQuote): Promise<Minor | null> {
    if (quote.isFrozen) return null;
    const last = await database
      .selectFrom('told_price')
      .selectAll()
      .where('booking_id', '=', booking.id)
      .executeTakeFirst();
    const chosen = chosenIn(booking, quote);
    if (last?.chosen === chosen && last.price === quote.price) return last.price_before;
    const told = { chosen, price: quote.price, price_before: last?.chosen === chosen ? last.price : null };
    await database
      .insertInto('told_price')
      .values({ booking_id: booking.id, ...told })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(told))
      .execute();
    return told.price_before;
  }

  return { tell };
}

function chosenIn(booking: PricedBooking, { couponCode }: BookingQuote): string {
  const { date_from, date_to, hour_from, hour_to, km_package, insurance_id, options } = booking;
  const covers = [booking.second_driver, booking.rental_cover, booking.cancel_insurance];
  return JSON.stringify([
    ...[date_from, date_to, hour_from, hour_to, km_package, insurance_id],
    ...[options.map(({ option_id: id, quantity }) => [id, quantity]), covers, couponCode],
  ]);
}
