import { dueMove } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import type { AskedMove } from './asked-move';
import { factsOf, type BookingRow } from './booking-facts';
import type { BookingProcess } from './booking-process.service';
import { nowOf } from './now-of';

interface Needs {
  clock: Clock;
  process: Pick<BookingProcess, 'within'>;
}

const OPEN = ['CREATED_PRO', 'ABANDONED', 'VALIDATED', 'ACCEPTED'] as const;

/** What becomes of requests when somebody leaves the marketplace for good. */
export function createLeaving({ clock, process }: Needs) {
  /**
   * Calls off what a person asked for and what they were asked for, as long as nothing is paid. The other side is
   * told; what has run out already is left to run out.
   */
  return async function callOffOf(within: Database, userId: number): Promise<void> {
    const now = nowOf(clock);
    for (const booking of await openOf(within, userId)) {
      const asked = dueMove(factsOf(booking), now) ? undefined : farewellOf(booking, userId);
      if (asked) await process.within(within, asked);
    }
  };
}

export type CallOffOf = ReturnType<typeof createLeaving>;

function openOf(within: Database, userId: number): Promise<BookingRow[]> {
  return within
    .selectFrom('booking')
    .selectAll()
    .where('state', 'in', OPEN)
    .where((row) => row.or([row('guest_id', '=', userId), row('owner_id', '=', userId)]))
    .orderBy('id')
    .execute();
}

function farewellOf(booking: BookingRow, userId: number): AskedMove | undefined {
  const { id: bookingId, state, is_instant, guest_id } = booking;
  const isDraft = state === 'CREATED_PRO' || state === 'ABANDONED';
  if (guest_id === userId) {
    return { bookingId, name: isDraft ? 'drop' : 'cancel', actor: 'guest', actorId: userId };
  }
  if (isDraft) return state === 'CREATED_PRO' ? ofOwner(booking, 'drop') : undefined;
  // Owners never see an instant booking that is not paid, so they cannot refuse it either.
  const isHidden = state === 'VALIDATED' && is_instant;
  return isHidden
    ? { bookingId, name: 'cancel', actor: 'staff', refundTotal: 0 }
    : ofOwner(booking, 'refuse');
}

function ofOwner({ id: bookingId, owner_id: actorId }: BookingRow, name: 'drop' | 'refuse'): AskedMove {
  return { bookingId, name, actor: 'owner', actorId };
}
