import type { Api, AppContext } from '../../../core/app-context';
import { chooseRentalCover } from '../../../providers/rental-cover/choose-rental-cover';
import type { BookingPrices } from '../../booking-prices/booking-prices.service';
import { createBookingQueries, type BookingQueries } from '../queries/booking-queries';
import { bookingQueriesRoutes } from '../queries/booking-queries.routes';

/** Bookings for those who made them and those whose campers they are of. */
export function registerBookingReading(app: Api, context: AppContext, prices: BookingPrices): BookingQueries {
  const { database, clock, settings } = context;
  const rentalCover = chooseRentalCover(settings);
  const reading = createBookingQueries({ database, clock, prices, rentalCover });
  bookingQueriesRoutes(app, reading);
  return reading;
}
