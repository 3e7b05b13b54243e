import { snoozeEnd } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { BookingProcess } from './booking-process.service';
import { createBookingsStore } from './bookings.store';
import { withRetry } from '../../database/with-retry';
import { nowOf } from './process/booking-facts';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
}

/** Hides a booking from the list of its guest or owner for a while; the other one is not affected. */
export function snoozeBooking(
  { database, clock, process }: Needs,
  role: 'guest' | 'owner',
  bookingId: number,
): Promise<void> {
  return withRetry(database, async (transaction) => {
    const booking = await process.lock(transaction, bookingId);
    const until = new Date(snoozeEnd(nowOf(clock)));
    const changes = role === 'guest' ? { guest_snoozed_until: until } : { owner_snoozed_until: until };
    await createBookingsStore(transaction).change(booking, changes);
  });
}
