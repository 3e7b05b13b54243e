import { findTransition, type Minor } from '@campavia/domain';

import type { Clock } from '../../../core/clock';
import { HttpError, InvalidFieldsError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import type { Database } from '../../../database/connect';
import type { SignedIn } from '../../identity/signed-in.service';
import { factsOf, nowOf, type BookingRow } from '../process/booking-facts';
import { createStaffBookingsStore } from './staff-bookings.store';

/** The id of a booking, for the support team only. @throws HttpError 404 booking_not_found */
export async function requireSupporter(
  database: Database,
  { userId, isStaff }: SignedIn,
  id: string,
): Promise<number> {
  // Staff who act as another user have the rights of that user only.
  const isSupport = isStaff && (await createStaffBookingsStore(database).isSupporter(userId));
  const bookingId = parseRowId(id);
  if (!isSupport || bookingId === 0) throw new HttpError(404, 'booking_not_found');
  return bookingId;
}

/** Staff never refund their own booking. @throws HttpError 404 booking_not_found */
export function requireUninvolved({ guest_id, owner_id }: BookingRow, staffId: number): void {
  if (staffId === guest_id || staffId === owner_id) throw new HttpError(404, 'booking_not_found');
}

/** Whether staff can cancel a booking now. */
export function isCancellable(booking: BookingRow, clock: Clock): boolean {
  return findTransition('cancel', 'staff', factsOf(booking), nowOf(clock)) !== undefined;
}

/** @throws HttpError 405 booking_in_wrong_state */
export function requireCancellable(booking: BookingRow, clock: Clock): void {
  if (!isCancellable(booking, clock)) throw new HttpError(405, 'booking_in_wrong_state');
}

/** The most that can be given back. */
export function refundable({ paid, refunded }: Pick<BookingRow, 'paid' | 'refunded'>): Minor {
  return paid - refunded;
}

/** @throws InvalidFieldsError on `refund_total` when it is below nothing or more than was paid */
export function checkAmount(amount: Minor, booking: BookingRow): void {
  if (amount < 0)
    throw new InvalidFieldsError({ refund_total: { id: 'field_at_least', values: { limit: 0 } } });
  const limit = refundable(booking) / 100;
  if (amount > refundable(booking)) {
    throw new InvalidFieldsError({ refund_total: { id: 'field_at_most', values: { limit } } });
  }
}
