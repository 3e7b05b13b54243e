import { checkDocuments } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { listGuestDocumentStatuses } from '../documents/documents.service';
import type { TripRefusal } from '../prices/trip-quotes.service';
import { tripOf } from './begun-trip';
import type { ViewedBooking, PricedBooking } from './booking-prices.store';
import type { BookingQuotes } from './quote-booking';
import type { Quotable } from './build-quote';
import { isOpen } from './find-viewer-booking';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  quotes: BookingQuotes;
}

const HOUR_MS = 3_600_000;

/** Why a trip without an agreed price is unavailable: the first reason by code, or null. */
export async function refusalOf(
  booking: ViewedBooking,
  quotable: Pick<Quotable, 'camper'>,
  needs: Needs,
): Promise<TripRefusal | null> {
  return isOpen(booking) ? refusalOfOpen(booking, quotable, needs) : null;
}

/** The same for a booking that is known to be open. */
export async function refusalOfOpen(
  booking: PricedBooking,
  { camper }: Pick<Quotable, 'camper'>,
  { database, clock, quotes }: Needs,
): Promise<TripRefusal | null> {
  if (booking.price !== null) return null;
  const now = clock.now();
  const [refusal, statuses] = await Promise.all([
    quotes.refusalOf(camper, tripOf(booking), booking.id),
    listGuestDocumentStatuses(
      database,
      booking.guest_id,
      now,
      booking.second_driver ? booking.id : undefined,
    ),
  ]);
  const hoursAhead = (booking.starts_at.getTime() - now.getTime()) / HOUR_MS;
  const ofDocuments = checkDocuments(hoursAhead, statuses);
  if (!refusal || !ofDocuments) return refusal ?? ofDocuments;
  return Number(refusal.code) < Number(ofDocuments.code) ? refusal : ofDocuments;
}
