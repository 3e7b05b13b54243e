import { isUpdatable } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { createBookingPricesStore, type ViewedBooking, type Side } from './booking-prices.store';

interface ReadContext {
  database: Database;
  clock: Clock;
}

/** A booking for its guest or owner. @throws HttpError 404 booking_not_found */
export async function findViewerBooking(
  side: Side,
  id: string,
  { database, clock }: ReadContext,
): Promise<ViewedBooking> {
  const bookingId = parseRowId(id);
  const now = { ms: clock.now().getTime(), today: clock.today() };
  const booking = bookingId
    ? await createBookingPricesStore(database).findFor(side, bookingId, now)
    : undefined;
  if (!booking) throw new HttpError(404, 'booking_not_found');
  return booking;
}

/** A booking whose guest may still change the choices. @throws HttpError 404 booking_not_found, 405 booking_in_wrong_state */
export async function findOpenBooking(
  userId: number,
  id: string,
  where: ReadContext,
): Promise<ViewedBooking> {
  const booking = await findViewerBooking({ role: 'guest', userId }, id, where);
  if (!isOpen(booking)) throw new HttpError(405, 'booking_in_wrong_state');
  return booking;
}

/** Whether the guest may still change the choices. */
export function isOpen({ effective_state: state, is_instant: isInstant }: ViewedBooking): boolean {
  return isUpdatable({ state, isInstant });
}
