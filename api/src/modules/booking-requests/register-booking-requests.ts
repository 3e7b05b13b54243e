import type { Api } from '../../core/app-context';
import type { RentalCover } from '../../providers/rental-cover/rental-cover';
import { createAskedRequests } from './asked-requests';
import { createBookingRequests, type BookingRequestsNeeds } from './booking-requests.service';
import { bookingRequestsRoutes } from './booking-requests.routes';
import { createGuestExtensions } from './guest-extensions';
import { createGuestUpgrades } from './guest-upgrades';
import { createLockedTrips } from './locked-trip';
import { createOwnerExtensions } from './owner-extensions';
import { createRequestsOfBookings } from './requests-of-bookings.service';

/** What guests ask for once a trip is booked. */
export function registerBookingRequests(
  app: Api,
  parts: BookingRequestsNeeds & { rentalCover: RentalCover },
): void {
  const { moves } = createBookingRequests(parts);
  const locked = createLockedTrips(parts);
  const asked = createAskedRequests({ ...parts, moves, locked });
  const needs = { ...parts, locked, asked, reading: createRequestsOfBookings(parts) };
  bookingRequestsRoutes(app, {
    extensions: createGuestExtensions(needs),
    upgrades: createGuestUpgrades(needs),
    owner: createOwnerExtensions(needs),
  });
}
