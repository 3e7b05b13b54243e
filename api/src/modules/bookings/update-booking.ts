import type { UpdateBooking } from '@campavia/contracts';
import { effectiveFactsAt, isUpdatable } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { createBookedCamperStore } from './booked-camper.store';
import { factsOf, nowOf } from './process/booking-facts';
import type { BookingProcess } from './booking-process.service';
import { createBookingsStore } from './bookings.store';
import { requireCapacity } from './create-booking';
import { withRetry } from '../../database/with-retry';
import { readTrip } from './read-trip';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
}

/** Updates the details that a guest enters for a trip. @throws HttpError 405 booking_in_wrong_state; InvalidFieldsError */
export function updateBooking(
  { database, clock, process }: Needs,
  bookingId: number,
  form: UpdateBooking,
): Promise<void> {
  return withRetry(database, async (transaction) => {
    const booking = await process.lock(transaction, bookingId);
    const { guest_id: actor_id, state, camper_id } = booking;
    if (!isUpdatable(effectiveFactsAt(factsOf(booking), nowOf(clock)))) {
      throw new HttpError(405, 'booking_in_wrong_state');
    }
    const changes = readTrip(form, booking, clock.today());
    const camper = await createBookedCamperStore(transaction).find(camper_id);
    if (camper && changes.travelers) requireCapacity(changes.travelers, camper);
    const at = clock.now();
    const store = createBookingsStore(transaction);
    await store.change(booking, { ...changes, touched_at: at });
    const unchanged = { from_state: state, to_state: state, reason: null, comment: null };
    await store.note({ booking_id: bookingId, at, move: 'update', actor: 'guest', actor_id, ...unchanged });
  });
}
