import type { ChooseOptions, UpdateBookingPrice } from '@campavia/contracts';

import type { ServiceContext } from '../../core/app-context';
import { withRetry } from '../../database/with-retry';
import { HttpError } from '../../core/http-errors';
import type { RentalCover } from '../../providers/rental-cover/rental-cover';
import { createWrittenCoupons } from '../prices/coupons.service';
import type { TripRefusal } from '../prices/trip-quotes.service';
import { createBookingPricesStore, type ViewedBooking } from './booking-prices.store';
import type { BookingPriceAnswer, BookingPrices } from './booking-prices.service';
import { createBookingQuotes } from './quote-booking';
import { changeChoices, changeOptions, type Open } from './change-choices';
import { findOpenBooking } from './find-viewer-booking';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  rentalCover: RentalCover;
  prices: BookingPrices;
}

/** The guest who changes the choices of a booking. */
export interface Chooser {
  userId: number;
  /** IP address, by which wrong coupons are counted. */
  from: string;
  /** Simulated failure for demonstrations. */
  fault: string | undefined;
}

/** The choices of guests for their bookings: options, insurance, covers, kilometres, coupon. */
export function createBookingChoices({ database, clock, rateLimits, rentalCover, prices }: Needs) {
  const coupons = createWrittenCoupons({ database, clock, rateLimits });

  /**
   * Changes choices and with them the price. Of an agreed price only the platform's part changes.
   * @throws HttpError 404 booking_not_found, 405 booking_in_wrong_state, 503 RENTAL_COVER_SERVICE_UNAVAILABLE
   * @throws InvalidFieldsError for what is not offered, including an unusable coupon
   */
  async function update(id: string, body: UpdateBookingPrice, chooser: Chooser): Promise<BookingPriceAnswer> {
    const form = withoutAgreedCoupon(body, await findOpenBooking(chooser.userId, id, { database, clock }));
    const coupon = await coupons.written(form.coupon_code, chooser.from);
    if (form.rental_cover) await rentalCover.terms(chooser.fault);
    return applyChange(id, chooser, (open) => changeChoices(open, form, coupon));
  }

  /**
   * Replaces all options.
   * @throws HttpError 404 booking_not_found, 405 booking_in_wrong_state once the price is agreed
   * @throws InvalidFieldsError options
   */
  function chooseOptions(id: string, body: ChooseOptions, chooser: Chooser): Promise<BookingPriceAnswer> {
    return applyChange(id, chooser, (open) => changeOptions(open, body));
  }

  /** Changes a locked booking, and returns its new price. */
  async function applyChange(
    id: string,
    { userId, fault }: Chooser,
    change: (open: Open) => Promise<TripRefusal | null>,
  ): Promise<BookingPriceAnswer> {
    const { id: bookingId } = await findOpenBooking(userId, id, { database, clock });
    const refusal = await withRetry(database, async (transaction) => {
      const within = { database: transaction, clock };
      const store = createBookingPricesStore(transaction);
      await store.lock(bookingId);
      const booking = await findOpenBooking(userId, id, within);
      if (await store.isBeingPaid(bookingId)) throw new HttpError(405, 'booking_in_wrong_state');
      return change({ within, ...(await createBookingQuotes(within).quotableOf(booking)), booking });
    });
    return refusal ? { refusal } : prices.guestPrice(userId, id, fault);
  }

  return { update, chooseOptions };
}

export type BookingChoices = ReturnType<typeof createBookingChoices>;

// The booking itself has used the coupon of its agreed price.
function withoutAgreedCoupon(
  body: UpdateBookingPrice,
  { price, coupon_code }: ViewedBooking,
): UpdateBookingPrice {
  const { coupon_code: written, ...rest } = body;
  const isAgreed = price !== null && coupon_code !== null && written?.trim().toUpperCase() === coupon_code;
  return isAgreed ? rest : body;
}
