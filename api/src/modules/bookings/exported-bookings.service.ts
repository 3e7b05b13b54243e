import type { BookingState } from '@campavia/domain';

import { cancelCommentFor, messageFor } from './queries/booking-fields.mapper';
import type { Reader } from './queries/visible-bookings';

/** Rows of `booking` as JSON. */
type ExportedBooking = Record<string, unknown>;

/** Bookings for the file of a user's data, without contact details of the other side that are not shown yet. */
export function exportBookings(role: Reader['role']) {
  return async (_context: unknown, _userId: number, rows: readonly ExportedBooking[]) =>
    rows.map((row): ExportedBooking => {
      const { state, message, cancel_comment } = row as unknown as BookingTexts;
      return {
        ...row,
        message: messageFor(role, message, { state }),
        cancel_comment: cancelCommentFor(role, cancel_comment, { state }),
      };
    });
}

interface BookingTexts {
  state: BookingState;
  message: string | null;
  cancel_comment: string | null;
}
