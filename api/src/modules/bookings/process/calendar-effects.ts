import { holdDeadline } from '@campavia/domain';

import type { Clock } from '../../../core/clock';
import { HttpError } from '../../../core/http-errors';
import type { Database } from '../../../database/connect';
import { createBookingDaysStore } from './booking-days.store';
import { nowOf, type BookingRow } from './booking-facts';
import type { EffectHandlers } from './requested-transition';

type HoldReason = Parameters<typeof holdDeadline>[1];

/** Steps of the same payment follow each other within this time and count as one hold. */
const ONE_PAYMENT_MS = 60_000;
const MAX_PAYING_HOLDS = 3;

/** Effects of transitions on calendars. */
export function createCalendarEffects(clock: Clock) {
  /** Requires that the days are free, with the locks held. @throws HttpError 405 CAMPER_ALREADY_BOOKED */
  async function requireFree(transaction: Database, booking: BookingRow): Promise<void> {
    const days = createBookingDaysStore(transaction);
    if (await days.areTaken(booking, clock.now())) throw new HttpError(405, 'CAMPER_ALREADY_BOOKED');
  }

  /**
   * Holds the days for a booking for a while. A paying guest gets three holds; after that they can pay as long as the
   * days are free.
   * @throws HttpError 405 CAMPER_ALREADY_BOOKED
   */
  async function hold(transaction: Database, booking: BookingRow, reason: HoldReason): Promise<void> {
    await requireFree(transaction, booking);
    const untilMs = holdDeadline(nowOf(clock), reason);
    if (reason === 'paying' && !(await mayHold(transaction, booking.id, untilMs))) return;
    await createBookingDaysStore(transaction).hold(booking, new Date(untilMs));
  }

  async function mayHold(transaction: Database, bookingId: number, untilMs: number): Promise<boolean> {
    const days = createBookingDaysStore(transaction);
    const now = clock.now();
    const extensionMs = untilMs - now.getTime() - (await days.remainingHoldMs(bookingId, now));
    return extensionMs >= ONE_PAYMENT_MS && days.countPayingHold(bookingId, MAX_PAYING_HOLDS);
  }

  const effects: EffectHandlers = {
    hold_days: (transaction, booking) => hold(transaction, booking, 'accepted'),
    take_days: async (transaction, booking) => {
      await requireFree(transaction, booking);
      await createBookingDaysStore(transaction).take(booking);
    },
    release_days: (transaction, booking) => createBookingDaysStore(transaction).release(booking.id),
  };
  return { effects, hold, requireFree };
}
