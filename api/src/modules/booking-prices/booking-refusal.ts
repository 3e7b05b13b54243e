import { checkDocuments } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { guestDocumentStandings } from '../documents/documents.service';
import type { TripRefusal } from '../prices/trip-quotes.service';
import { tripOf } from './begun-trip';
import type { MetBooking, PricedBooking } from './booking-prices.store';
import type { BookingQuotes } from './booking-quotes';
import type { Quotable } from './make-quotes';
import { isOpen } from './meet-booking';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  quotes: BookingQuotes;
}

const HOUR_MS = 3_600_000;

/** Why a trip cannot be had that is not agreed yet: the first reason in order of code, null when there is none. */
export async function refusalOf(
  booking: MetBooking,
  quotable: Pick<Quotable, 'camper'>,
  needs: Needs,
): Promise<TripRefusal | null> {
  return isOpen(booking) ? refusalOfOpen(booking, quotable, needs) : null;
}

/** The same for one that is known to be open. */
export async function refusalOfOpen(
  booking: PricedBooking,
  { camper }: Pick<Quotable, 'camper'>,
  { database, clock, quotes }: Needs,
): Promise<TripRefusal | null> {
  if (booking.price !== null) return null;
  const now = clock.now();
  const [refusal, standings] = await Promise.all([
    quotes.refusalOf(camper, tripOf(booking), booking.id),
    guestDocumentStandings(database, booking.guest_id, now, booking.second_driver ? booking.id : undefined),
  ]);
  const hoursAhead = (booking.starts_at.getTime() - now.getTime()) / HOUR_MS;
  const ofDocuments = checkDocuments(hoursAhead, standings);
  if (!refusal || !ofDocuments) return refusal ?? ofDocuments;
  return Number(refusal.code) < Number(ofDocuments.code) ? refusal : ofDocuments;
}
