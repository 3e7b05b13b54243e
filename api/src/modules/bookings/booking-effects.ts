import { holdTerm } from '@campavia/domain';

import type { Clock } from '../../clock';
import type { Database } from '../../database/connect';
import { Problem } from '../../problems';
import type { EffectRuns } from './asked-move';
import { createBookingDaysStore } from './booking-days.store';
import type { BookingRow } from './booking-facts';
import { nowOf } from './now-of';

type HoldReason = Parameters<typeof holdTerm>[1];

/** What moves do to calendars. */
export function createCalendarEffects(clock: Clock) {
  /** Makes sure that nobody else has the days, with the locks held. @throws Problem 405 CAMPER_ALREADY_BOOKED */
  async function requireFree(transaction: Database, booking: BookingRow): Promise<void> {
    const days = createBookingDaysStore(transaction);
    const now = clock.now();
    if (await days.areTaken(booking, now)) throw new Problem(405, 'CAMPER_ALREADY_BOOKED');
  }

  /** Keeps the days for a booking for a while. @throws Problem 405 CAMPER_ALREADY_BOOKED */
  async function hold(transaction: Database, booking: BookingRow, why: HoldReason): Promise<void> {
    await requireFree(transaction, booking);
    const until = new Date(holdTerm(nowOf(clock), why));
    await createBookingDaysStore(transaction).hold(booking, until);
  }

  const effects: EffectRuns = {
    hold_days: (transaction, booking) => hold(transaction, booking, 'accepted'),
    take_days: async (transaction, booking) => {
      await requireFree(transaction, booking);
      await createBookingDaysStore(transaction).take(booking);
    },
    release_days: (transaction, booking) => createBookingDaysStore(transaction).release(booking.id),
  };
  return { effects, hold, requireFree };
}
