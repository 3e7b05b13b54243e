import type { Api } from '../../core/app-context';
import type { RentalCover } from '../../providers/rental-cover/rental-cover';
import { createRequestActions } from './request-actions';
import { createBookingRequests, type BookingRequestsDependencies } from './booking-requests.service';
import { bookingRequestsRoutes } from './booking-requests.routes';
import { createGuestExtensions } from './guest-extensions';
import { createGuestUpgrades } from './guest-upgrades';
import { createTripLock } from './locked-trip';
import { createOwnerExtensions } from './owner-extensions';
import { createRequestsOfBookings } from './requests-of-bookings.service';

/** What guests ask for once a trip is booked. */
export function registerBookingRequests(
  app: Api,
  parts: BookingRequestsDependencies & { rentalCover: RentalCover },
): void {
  const { moves } = createBookingRequests(parts);
  const locked = createTripLock(parts);
  const actions = createRequestActions({ ...parts, moves, locked });
  const needs = { ...parts, locked, actions, requests: createRequestsOfBookings(parts) };
  bookingRequestsRoutes(app, {
    extensions: createGuestExtensions(needs),
    upgrades: createGuestUpgrades(needs),
    owner: createOwnerExtensions(needs),
  });
}
