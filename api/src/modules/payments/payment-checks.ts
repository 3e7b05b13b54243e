import {
  checkDocuments,
  factsAt,
  takesPayment,
  type BookingState,
  type DocumentStanding,
  type Now,
  type PlainDate,
} from '@campavia/domain';

import { HttpError } from '../../core/http-errors';
import { factsOf, StayRefused, type BookingRow } from '../bookings/booking-process.service';

const PAID: readonly BookingState[] = ['TO_COME', 'ONGOING', 'DONE'];
const HOUR_MS = 3_600_000;

/**
 * Lets only bookings through that can be paid now.
 * @throws HttpError 405 BOOKING_ALREADY_PAID, BOOKING_IN_WRONG_STATE
 */
export function requirePayable(booking: BookingRow, now: Now): void {
  const { state } = factsAt(factsOf(booking), now);
  if (PAID.includes(state)) throw new HttpError(405, 'BOOKING_ALREADY_PAID');
  if (!isToPay(booking, now)) throw new HttpError(405, 'BOOKING_IN_WRONG_STATE');
}

/** Whether a booking takes money now. */
export function isToPay(booking: BookingRow, now: Now): boolean {
  return takesPayment(factsAt(factsOf(booking), now));
}

/** Whether what is still to be paid is what a first half left. */
export function isRest({ state }: Pick<BookingRow, 'state'>): boolean {
  return state === 'TO_COME_NOT_PAID';
}

/**
 * Keeps money away from trips whose papers will not be there in time.
 * @throws StayRefused 104 or 110
 */
export function requireDocuments(booking: BookingRow, standings: DocumentStanding[], now: Now): void {
  const hoursAhead = (booking.starts_at.getTime() - now.ms) / HOUR_MS;
  const refusal = checkDocuments(hoursAhead, standings);
  if (refusal) throw new StayRefused(refusal);
}

/** Whether a card is good until a trip is over; `expiry` is its last month, `yyyy-MM`. */
export function lastsUntil(expiry: string, end: PlainDate): boolean {
  return expiry >= end.slice(0, 7);
}
