import type { GuestBooking } from '@campavia/contracts';
import { snoozeEnd } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import type { BookingProcess } from './booking-process.service';
import { createBookingsStore } from './bookings.store';
import { withRetry } from '../../database/with-retry';
import { nowOf } from './process/booking-facts';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
}

type Shown = Pick<GuestBooking, 'id' | 'buttons' | 'snoozed_until'>;

/**
 * Hides a booking from the list of its guest or owner for a while, without affecting the other party. Snoozing again
 * extends it.
 * @param shown the booking as visible to them
 * @throws HttpError 405 booking_in_wrong_state for one that needs no action of them
 */
export async function snoozeBooking(
  { database, clock, process }: Needs,
  role: 'guest' | 'owner',
  { id: bookingId, buttons, snoozed_until }: Shown,
): Promise<void> {
  const isSnoozed = snoozed_until !== null && snoozed_until > clock.now().toISOString();
  if (!isSnoozed && !buttons.includes('snooze')) throw new HttpError(405, 'booking_in_wrong_state');
  return withRetry(database, async (transaction) => {
    const booking = await process.lock(transaction, bookingId);
    const until = new Date(snoozeEnd(nowOf(clock)));
    const changes = role === 'guest' ? { guest_snoozed_until: until } : { owner_snoozed_until: until };
    await createBookingsStore(transaction).change(booking, changes);
  });
}
