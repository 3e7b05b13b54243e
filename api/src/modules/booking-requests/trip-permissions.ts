import {
  effectiveFactsAt,
  tierOfId,
  tripPermissions,
  type Now,
  type TripPermissions,
  type UpgradeReason,
} from '@campavia/domain';

import { HttpError } from '../../core/http-errors';
import { factsOf, type BookingRow } from '../bookings/booking-process.service';

interface TripContext {
  hasOpenExtension: boolean;
  hasBuyback: boolean;
  now: Now;
}

/** What a trip allows; whether the rental cover service is available is checked by the caller. */
export function permissionsOf(booking: BookingRow, { now, ...context }: TripContext): TripPermissions {
  return tripPermissions(
    {
      ...context,
      facts: effectiveFactsAt(factsOf(booking), now),
      insurance: tierOfId(booking.insurance_id)?.slug ?? 'standard',
      secondDriver: booking.second_driver ? 'selected' : 'not_selected',
      hasRentalCover: booking.rental_cover,
      rentalCoverService: 'up',
    },
    now,
  );
}

const PERMISSION_OF: Record<UpgradeReason, keyof TripPermissions> = {
  buyback: 'isBuybackAvailable',
  rental_cover: 'isRentalCoverAvailable',
  second_driver: 'canAddSecondDriver',
};

/** Requires that a trip allows an upgrade. @throws HttpError 405 booking_request_not_possible */
export function requireUpgrade(reason: UpgradeReason, permissions: TripPermissions): void {
  if (!permissions[PERMISSION_OF[reason]]) throw new HttpError(405, 'booking_request_not_possible');
}

/** Requires that a trip may still be extended. @throws HttpError 405 booking_request_not_possible */
export function requireExtendable({ canCreateExtensions }: TripPermissions): void {
  if (!canCreateExtensions) throw new HttpError(405, 'booking_request_not_possible');
}
