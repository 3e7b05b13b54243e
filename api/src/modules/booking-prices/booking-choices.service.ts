import type { ChooseOptions, UpdateBookingPrice } from '@campavia/contracts';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import type { RentalCover } from '../../providers/rental-cover/rental-cover';
import { createCoupons } from '../prices/coupons.service';
import type { TripRefusal } from '../prices/trip-quotes.service';
import { createBookingPricesStore, type MetBooking } from './booking-prices.store';
import type { BookingPriceAnswer, BookingPrices } from './booking-prices.service';
import { createBookingQuotes } from './booking-quotes';
import { changeChoices, changeOptions, type Open } from './change-choices';
import { meetOpen } from './meet-booking';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  rentalCover: RentalCover;
  prices: BookingPrices;
}

/** Who changes what is chosen with a booking. */
export interface Chooser {
  userId: number;
  /** Network address: wrong coupons are counted by it. */
  from: string;
  /** What a demonstration wants to go wrong. */
  fault: string | undefined;
}

/** What guests choose with their bookings. */
export function createBookingChoices({ database, clock, rentalCover, prices }: Needs) {
  const coupons = createCoupons({ database, clock });

  /**
   * Changes what is chosen, and what the booking costs by it. Of an agreed price only the platform's part changes.
   * @throws HttpError 404 booking_not_found, 405 booking_in_wrong_state, 503 RENTAL_COVER_SERVICE_UNAVAILABLE
   * @throws InvalidFieldsError for what is not offered, a coupon that cannot be used among them
   */
  async function update(id: string, body: UpdateBookingPrice, chooser: Chooser): Promise<BookingPriceAnswer> {
    const asked = withoutKept(body, await meetOpen(chooser.userId, id, { database, clock }));
    const coupon = await coupons.written(asked.coupon_code, chooser.from);
    if (asked.rental_cover) await rentalCover.terms(chooser.fault);
    return changing(id, chooser, (open) => changeChoices(open, asked, coupon));
  }

  /**
   * Chooses all options anew.
   * @throws HttpError 404 booking_not_found, 405 booking_in_wrong_state once the price is agreed
   * @throws InvalidFieldsError options
   */
  function chooseOptions(id: string, body: ChooseOptions, chooser: Chooser): Promise<BookingPriceAnswer> {
    return changing(id, chooser, (open) => changeOptions(open, body));
  }

  /** Changes a booking with nobody else changing it, and says what it costs then. */
  async function changing(
    id: string,
    { userId, fault }: Chooser,
    change: (open: Open) => Promise<TripRefusal | null>,
  ): Promise<BookingPriceAnswer> {
    const { id: number } = await meetOpen(userId, id, { database, clock });
    const refusal = await database.transaction().execute(async (transaction) => {
      const within = { database: transaction, clock };
      const store = createBookingPricesStore(transaction);
      await store.lock(number);
      const booking = await meetOpen(userId, id, within);
      if (await store.isBeingPaid(number)) throw new HttpError(405, 'booking_in_wrong_state');
      return change({ within, ...(await createBookingQuotes(within).quotableOf(booking)), booking });
    });
    return refusal ? { refusal } : prices.guestPrice(userId, id, fault);
  }

  return { update, chooseOptions };
}

export type BookingChoices = ReturnType<typeof createBookingChoices>;

// A coupon that the price was agreed with is used up, by this very booking.
function withoutKept(body: UpdateBookingPrice, { price, coupon_code }: MetBooking): UpdateBookingPrice {
  const { coupon_code: written, ...rest } = body;
  const isKept = price !== null && coupon_code !== null && written?.trim().toUpperCase() === coupon_code;
  return isKept ? rest : body;
}
