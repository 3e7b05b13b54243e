import { snoozeTerm } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { BookingProcess } from './booking-process.service';
import { createBookingsStore } from './bookings.store';
import { inTransaction } from './in-transaction';
import { nowOf } from './now-of';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
}

/** Keeps a booking out of the way of one of its sides for a while; the other one notices nothing. */
export function snoozeBooking(
  { database, clock, process }: Needs,
  role: 'guest' | 'owner',
  bookingId: number,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const booking = await process.lock(transaction, bookingId);
    const until = new Date(snoozeTerm(nowOf(clock)));
    const changes = role === 'guest' ? { guest_snoozed_until: until } : { owner_snoozed_until: until };
    await createBookingsStore(transaction).change(booking, changes);
  });
}
