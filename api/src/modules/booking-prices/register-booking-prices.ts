import type { Api, AppContext } from '../../core/app-context';
import { chooseRentalCover } from '../../providers/rental-cover/choose-rental-cover';
import { createBookingChoices } from './booking-choices.service';
import { bookingPricesRoutes } from './booking-prices.routes';
import { createBookingPrices, type BookingPrices } from './booking-prices.service';

/** What bookings cost, for whoever books and whoever is booked. */
export function registerBookingPrices(app: Api, context: AppContext): BookingPrices {
  const { database, clock, settings } = context;
  const rentalCover = chooseRentalCover(settings);
  const prices = createBookingPrices({ database, clock, rentalCover });
  bookingPricesRoutes(app, prices, createBookingChoices({ database, clock, rentalCover, prices }));
  return prices;
}
