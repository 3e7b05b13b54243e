import type { GuestBooking, OwnerBooking } from '@campavia/contracts';
import type { Minor } from '@campavia/domain';

import type { Api, AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import type { BookingPrices } from '../booking-prices/booking-prices.service';
import type { PricesService } from '../prices/prices.service';
import type { BookingRow } from './booking-facts';
import type { BookingProcess } from './booking-process.service';
import { createCompleting } from './complete-booking';
import { createBookingBeginner } from './create-booking';
import { guestBookingsRoutes } from './guest-bookings.routes';
import { createGuestBookingsService } from './guest-bookings.service';
import { ownerBookingsRoutes } from './owner-bookings.routes';
import { createOwnerBookingsService } from './owner-bookings.service';
import { createBookingSender } from './send-booking';
import { staffBookingsRoutes } from './staff-bookings.routes';
import { createStaffBookingsService } from './staff-bookings.service';

/** What changing bookings needs beside the app context. */
export interface BookingsNeeds extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
  prices: PricesService;
  bookingPrices: Pick<BookingPrices, 'guestPrice' | 'offer' | 'requireCover'>;
  reading: {
    guestBooking(userId: number, id: number): Promise<GuestBooking>;
    ownerBooking(userId: number, id: number): Promise<OwnerBooking>;
  };
  /** What comes back to a guest who cancels now, in the currency used. */
  refundDue: (transaction: Database, booking: BookingRow) => Promise<Minor>;
}

/** Everything that changes a booking and is no money. */
export function registerBookings(app: Api, needs: BookingsNeeds): void {
  const { database, clock, process, prices, bookingPrices, reading, refundDue } = needs;
  const beginner = createBookingBeginner({ database, clock, prices });
  guestBookingsRoutes(app, {
    bookings: createGuestBookingsService({ database, clock, process, beginner, reading, refundDue }),
    sender: createBookingSender({ clock, process, prices: bookingPrices, reading }),
  });
  const completing = createCompleting({ database, clock, process });
  ownerBookingsRoutes(app, createOwnerBookingsService({ database, clock, process, completing, reading }));
  staffBookingsRoutes(app, createStaffBookingsService({ database, clock, process, completing }));
}
