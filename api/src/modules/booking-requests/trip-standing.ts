import {
  factsAt,
  tierOfId,
  tripPermissions,
  type Now,
  type TripPermissions,
  type UpgradeReason,
} from '@campavia/domain';

import { HttpError } from '../../core/http-errors';
import { factsOf, type BookingRow } from '../bookings/booking-process.service';

interface Around {
  hasOpenExtension: boolean;
  hasBuyback: boolean;
  now: Now;
}

/** What a trip allows; that nobody can be asked about a cover is found out when it is asked for. */
export function permissionsOf(booking: BookingRow, { now, ...around }: Around): TripPermissions {
  return tripPermissions(
    {
      ...around,
      facts: factsAt(factsOf(booking), now),
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

/** Lets only upgrades through that a trip allows. @throws HttpError 405 booking_request_not_possible */
export function requireUpgrade(reason: UpgradeReason, permissions: TripPermissions): void {
  if (!permissions[PERMISSION_OF[reason]]) throw new HttpError(405, 'booking_request_not_possible');
}

/** Lets only trips through that may still grow. @throws HttpError 405 booking_request_not_possible */
export function requireGrowing({ canCreateExtensions }: TripPermissions): void {
  if (!canCreateExtensions) throw new HttpError(405, 'booking_request_not_possible');
}
