import { findDueTransition } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { RequestedTransition } from './process/requested-transition';
import { factsOf, nowOf, type BookingRow } from './process/booking-facts';
import type { BookingProcess } from './booking-process.service';

interface Needs {
  clock: Clock;
  process: Pick<BookingProcess, 'transitionWithin'>;
}

const OPEN = ['CREATED_PRO', 'ABANDONED', 'VALIDATED', 'ACCEPTED'] as const;

/** Ends the open requests of a user who closes their account. */
export function createAccountClosing({ clock, process }: Needs) {
  /**
   * Cancels the unpaid requests that a user made or received. The other party gets an e-mail. Requests whose deadline
   * has passed are left to the timer job.
   */
  return async function cancelOpenBookings(within: Database, userId: number): Promise<void> {
    const bookings = await openBookings(within)
      .where((row) => row.or([row('guest_id', '=', userId), row('owner_id', '=', userId)]))
      .execute();
    await close(within, bookings, () => userId, { clock, process });
  };
}

/** Ends the open requests for a camper that its owner deletes, as when closing the account. */
export function createCamperClosing(needs: Needs) {
  return async function refuseOpenRequests(within: Database, camperId: number): Promise<void> {
    const bookings = await openBookings(within).where('camper_id', '=', camperId).execute();
    await close(within, bookings, ({ owner_id }) => owner_id, needs);
  };
}

async function close(
  within: Database,
  bookings: BookingRow[],
  closerOf: (booking: BookingRow) => number,
  { clock, process }: Needs,
): Promise<void> {
  const now = nowOf(clock);
  for (const booking of bookings) {
    const requested = findDueTransition(factsOf(booking), now)
      ? undefined
      : findClosingTransition(booking, closerOf(booking));
    if (requested) await process.transitionWithin(within, requested);
  }
}

export type CancelOpenBookings = ReturnType<typeof createAccountClosing>;

function openBookings(within: Database) {
  return within.selectFrom('booking').selectAll().where('state', 'in', OPEN).orderBy('id');
}

function findClosingTransition(booking: BookingRow, userId: number): RequestedTransition | undefined {
  const { id: bookingId, state, is_instant, guest_id } = booking;
  const isDraft = state === 'CREATED_PRO' || state === 'ABANDONED';
  if (guest_id === userId) {
    return { bookingId, name: isDraft ? 'drop' : 'cancel', actor: 'guest', actorId: userId };
  }
  if (isDraft) return state === 'CREATED_PRO' ? ownerTransition(booking, 'drop') : undefined;
  // Owners do not see an instant booking before it is paid, so the platform cancels it.
  const isHidden = state === 'VALIDATED' && is_instant;
  return isHidden
    ? { bookingId, name: 'cancel', actor: 'staff', refundTotal: 0 }
    : ownerTransition(booking, 'refuse');
}

function ownerTransition(
  { id: bookingId, owner_id: actorId }: BookingRow,
  name: 'drop' | 'refuse',
): RequestedTransition {
  return { bookingId, name, actor: 'owner', actorId };
}
