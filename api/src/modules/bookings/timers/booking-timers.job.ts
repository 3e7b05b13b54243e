import { addDays, BOOKING_DEADLINES, findDueTransition } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { forEachDespiteErrors } from '../../../core/background/for-each-despite-errors';
import type { Database } from '../../../database/connect';
import { withRetry } from '../../../database/with-retry';
import { factsOf, nowOf } from '../process/booking-facts';
import type { BookingEmails } from '../notifications/send-booking-emails';
import type { BookingNotification } from '../notifications/booking-notifications';
import type { BookingProcess } from '../booking-process.service';
import { createBookingTimersStore } from './booking-timers.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
  emails: BookingEmails;
}

const BATCH_SIZE = 200;
const DAY_MS = 24 * 3_600_000;
const REMINDERS = { answerHours: 12, paymentHours: 24, instantPaymentHours: 6, quietHours: 6 };

/** Reminders of deadlines that end soon. */
export const REMINDER_NOTIFICATIONS = {
  answer: { to: 'owner', template: 'answer_reminder', page: 'booking', quotes: 'message' },
  payment: { to: 'guest', template: 'payment_reminder', page: 'payment' },
} as const satisfies Record<string, BookingNotification>;

/**
 * Applies transitions caused by time: stores them, sends e-mails and releases days. Readers compute overdue states
 * themselves and do not depend on this job. Several processes may run it: each skips locked bookings.
 */
export function createBookingTimers({ database, clock, process, emails }: Needs) {
  const store = createBookingTimersStore(database);

  /** Runs everything that is due; returns the number of changed bookings. */
  async function fireDue(): Promise<number> {
    let changed = 0;
    const steps = [releaseHolds, expire, process.updateRecentRates, sendReminders, deleteDrafts];
    await forEachDespiteErrors(steps, async (step) => {
      changed += (await step()) ?? 0;
    });
    return changed;
  }

  function deleteDrafts(): Promise<number> {
    const untouchedSince = new Date(clock.now().getTime() - BOOKING_DEADLINES.draftExpiryDays * DAY_MS);
    return store.deleteDrafts(untouchedSince, BATCH_SIZE);
  }

  async function expire(): Promise<number> {
    const lastSecondInstalment = addDays(clock.today(), BOOKING_DEADLINES.secondInstalmentLastDays);
    const due = await store.dueIds(clock.now(), lastSecondInstalment, BATCH_SIZE);
    let changed = 0;
    await forEachDespiteErrors(due, async (id) => {
      if (await process.fireDue(id)) changed += 1;
    });
    return changed;
  }

  async function releaseHolds(): Promise<void> {
    const now = clock.now();
    const campers = await store.campersWithExpiredHolds(now);
    await forEachDespiteErrors(campers, (camper) => store.releaseHolds(camper, now));
  }

  async function sendReminders(): Promise<void> {
    const ids = await store.toRemind({ now: clock.now(), ...REMINDERS }, BATCH_SIZE);
    await forEachDespiteErrors(ids, (id) => withRetry(database, (within) => sendReminder(id, within)));
  }

  async function sendReminder(id: number, within: Database): Promise<void> {
    const booking = await process.tryLock(within, id);
    const isOpen = booking?.state === 'VALIDATED' || booking?.state === 'ACCEPTED';
    if (!booking || !isOpen || findDueTransition(factsOf(booking), nowOf(clock))) return;
    if (!(await createBookingTimersStore(within).markReminded(id, clock.now()))) return;
    const waitsForOwner = booking.state === 'VALIDATED' && !booking.is_instant;
    await emails.send(within, booking, [
      waitsForOwner ? REMINDER_NOTIFICATIONS.answer : REMINDER_NOTIFICATIONS.payment,
    ]);
  }

  return { fireDue };
}

export type BookingTimers = ReturnType<typeof createBookingTimers>;
