import { holdTerm } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { EffectRuns } from './asked-move';
import { createBookingDaysStore } from './booking-days.store';
import type { BookingRow } from './booking-facts';
import { nowOf } from './now-of';
import { createPayingHoldsStore } from './paying-holds.store';

type HoldReason = Parameters<typeof holdTerm>[1];

const ONE_PAYMENT_MS = 60_000;
/** The first and two more. */
const MOST_PAYING_HOLDS = 3;

/** What moves do to calendars. */
export function createCalendarEffects(clock: Clock) {
  /** Makes sure that nobody else has the days, with the locks held. @throws HttpError 405 CAMPER_ALREADY_BOOKED */
  async function requireFree(transaction: Database, booking: BookingRow): Promise<void> {
    const days = createBookingDaysStore(transaction);
    const now = clock.now();
    if (await days.areTaken(booking, now)) throw new HttpError(405, 'CAMPER_ALREADY_BOOKED');
  }

  /**
   * Keeps the days for a booking for a while. Who is about to pay gets them once and twice more: afterwards they can
   * pay as long as nobody else has. The steps of one payment, which follow quickly, count as one.
   * @throws HttpError 405 CAMPER_ALREADY_BOOKED
   */
  async function hold(transaction: Database, booking: BookingRow, why: HoldReason): Promise<void> {
    await requireFree(transaction, booking);
    const untilMs = holdTerm(nowOf(clock), why);
    if (why === 'paying' && !(await mayHold(transaction, booking.id, untilMs))) return;
    await createBookingDaysStore(transaction).hold(booking, new Date(untilMs));
  }

  async function mayHold(transaction: Database, bookingId: number, untilMs: number): Promise<boolean> {
    const holds = createPayingHoldsStore(transaction);
    const now = clock.now();
    const gainMs = untilMs - now.getTime() - (await holds.leftMs(bookingId, now));
    return gainMs >= ONE_PAYMENT_MS && holds.count(bookingId, MOST_PAYING_HOLDS);
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
