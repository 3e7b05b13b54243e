import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { BookingRow } from './booking-facts';
import { createBookingsStore } from './bookings.store';

/** Takes the locks of a booking: its guest, its camper, itself. @throws HttpError 404 booking_not_found */
export async function lockBooking(transaction: Database, bookingId: number): Promise<BookingRow> {
  const booking = await createBookingsStore(transaction).lock(bookingId);
  if (!booking) throw new HttpError(404, 'booking_not_found');
  return booking;
}

/** The same for whoever does not wait: undefined when somebody else has one of the locks. */
export async function tryLockBooking(
  transaction: Database,
  bookingId: number,
): Promise<BookingRow | undefined> {
  const store = createBookingsStore(transaction);
  const unlocked = await store.find(bookingId);
  return unlocked && (await store.tryLocks(unlocked)) ? store.find(bookingId) : undefined;
}
