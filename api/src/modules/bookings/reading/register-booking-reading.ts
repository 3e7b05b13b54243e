import type { Api, AppContext } from '../../../core/app-context';
import { chooseRentalCover } from '../../../providers/rental-cover/choose-rental-cover';
import type { BookingPrices } from '../../booking-prices/booking-prices.service';
import { createBookingReading, type BookingReading } from './booking-reading';
import { bookingReadingRoutes } from './booking-reading.routes';

/** Bookings for those who made them and those whose campers they are of. */
export function registerBookingReading(app: Api, context: AppContext, prices: BookingPrices): BookingReading {
  const { database, clock, settings } = context;
  const rentalCover = chooseRentalCover(settings);
  const reading = createBookingReading({ database, clock, prices, rentalCover });
  bookingReadingRoutes(app, reading);
  return reading;
}
