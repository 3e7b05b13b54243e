import { addDays, BOOKING_TERMS, dueMove } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import type { Database } from '../../../database/connect';
import { factsOf } from '../booking-facts';
import type { BookingLetters } from '../booking-letters';
import type { Posting } from '../booking-postings';
import type { BookingProcess } from '../booking-process.service';
import { nowOf } from '../now-of';
import { createBookingTimersStore } from './booking-timers.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
  letters: BookingLetters;
}

const MOST_AT_ONCE = 200;
const DAY_MS = 24 * 3_600_000;
const REMINDERS = { answerHours: 12, paymentHours: 24, instantPaymentHours: 6, quietHours: 6 };

/** The e-mails that remind of a term which ends soon. */
export const REMINDER_NOTIFICATIONS = {
  answer: { to: 'owner', letter: 'answer_reminder', page: 'booking', quotes: 'message' },
  payment: { to: 'guest', letter: 'payment_reminder', page: 'payment' },
} as const satisfies Record<string, Posting>;

/**
 * What becomes of bookings when time passes. Every reader sees it already; this writes it down, tells people, and
 * frees days. Runs of several processes at once do each thing once: whoever finds a booking locked leaves it.
 */
export function createBookingTimers({ database, clock, process, letters }: Needs) {
  const store = createBookingTimersStore(database);

  /** Does everything that is due; answers how many bookings changed. */
  async function fireDue(): Promise<number> {
    await freeHolds();
    const changed = await expire();
    await process.rateLately();
    await remind();
    const drafts = new Date(clock.now().getTime() - BOOKING_TERMS.untouchedDays * DAY_MS);
    return changed + (await store.forgetDrafts(drafts, MOST_AT_ONCE));
  }

  async function expire(): Promise<number> {
    const lastSecondHalf = addDays(clock.today(), BOOKING_TERMS.secondHalfLastDays);
    const due = await store.dueIds(clock.now(), lastSecondHalf, MOST_AT_ONCE);
    let changed = 0;
    for (const id of due) changed += (await process.fireDue(id)) ? 1 : 0;
    return changed;
  }

  async function freeHolds(): Promise<void> {
    const now = clock.now();
    for (const camper of await store.campersWithHoldsOver(now)) await store.freeHolds(camper, now);
  }

  async function remind(): Promise<void> {
    const ids = await store.toRemind({ now: clock.now(), ...REMINDERS }, MOST_AT_ONCE);
    for (const id of ids) await database.transaction().execute((within) => remindOf(id, within));
  }

  async function remindOf(id: number, within: Database): Promise<void> {
    const booking = await process.tryLock(within, id);
    const isOpen = booking?.state === 'VALIDATED' || booking?.state === 'ACCEPTED';
    if (!booking || !isOpen || dueMove(factsOf(booking), nowOf(clock))) return;
    if (!(await createBookingTimersStore(within).markReminded(id, clock.now()))) return;
    const waitsForOwner = booking.state === 'VALIDATED' && !booking.is_instant;
    await letters.send(within, booking, [
      waitsForOwner ? REMINDER_NOTIFICATIONS.answer : REMINDER_NOTIFICATIONS.payment,
    ]);
  }

  return { fireDue };
}

export type BookingTimers = ReturnType<typeof createBookingTimers>;
