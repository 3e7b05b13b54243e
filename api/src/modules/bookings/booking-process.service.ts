import { dueMove, findMove, metaStateFor, type Now } from '@campavia/domain';

import type { Foundation } from '../../api';
import type { Database } from '../../database/connect';
import { Problem } from '../../problems';
import type { AskedMove, EffectRuns } from './asked-move';
import { createCalendarEffects } from './booking-effects';
import { factsOf, type BookingRow } from './booking-facts';
import type { BookingLetters } from './booking-letters';
import { lockBooking, tryLockBooking } from './booking-locks';
import { createBookingsStore } from './bookings.store';
import { inTransaction } from './in-transaction';
import { byItself, createMoveMaker } from './make-moves';
import { nowOf } from './now-of';

export type { AskedMove, EffectRun, EffectRuns } from './asked-move';
export { factsOf, type BookingRow, type FactsRow } from './booking-facts';
export { nowOf } from './now-of';
export { refusalOr, StayRefused, type StayRefusal } from './stay-refused';

interface Needs extends Pick<Foundation, 'database' | 'clock'> {
  letters: BookingLetters;
  /** What moves do to money, prices and documents. */
  effects: EffectRuns;
}

/** Something done once a move is known to be possible and before it is made; whatever it throws refuses the move. */
export type Inside = (transaction: Database, booking: BookingRow) => Promise<void>;

const LARGEST_ID = 2_147_483_647;

/**
 * Changes bookings as the table of moves has it, and in no other way. Everything that changes one, or its days, takes
 * the locks in one order: its guest, its camper, itself.
 */
export function createBookingProcess({ database, clock, letters, effects: outside }: Needs) {
  const { effects, hold } = createCalendarEffects(clock);
  const { make } = createMoveMaker({ letters, effects: { ...outside, ...effects } });

  /**
   * Makes a move in a transaction of its own.
   * @throws Problem 404 booking_not_found for what is not there or not theirs; 405 booking_in_wrong_state when the
   * move is not possible, CAMPER_ALREADY_BOOKED when the days are gone
   */
  function move(asked: AskedMove, inside?: Inside): Promise<BookingRow> {
    return inTransaction(database, (transaction) => within(transaction, asked, inside));
  }

  /** The same in a transaction that runs already. */
  async function within(transaction: Database, asked: AskedMove, inside?: Inside): Promise<BookingRow> {
    const booking = await lockBooking(transaction, asked.bookingId);
    const now = nowOf(clock);
    if (!isTheirs(booking, asked, now)) throw new Problem(404, 'booking_not_found');
    const found = findMove(asked.name, asked.actor, factsOf(booking), now);
    if (!found) throw new Problem(405, 'booking_in_wrong_state');
    await inside?.(transaction, booking);
    return make(transaction, booking, { move: found, asked, now });
  }

  /** Calls a trip off when the other side asked for it, and asks them otherwise. @throws Problem as `move` */
  function agree(actor: 'guest' | 'owner', actorId: number, bookingId: number): Promise<BookingRow> {
    return inTransaction(database, async (transaction) => {
      const facts = factsOf(await lockBooking(transaction, bookingId));
      const isAsked = findMove('cancel_together', actor, facts, nowOf(clock)) !== undefined;
      const name = isAsked ? 'cancel_together' : 'ask_together';
      return within(transaction, { bookingId, name, actor, actorId });
    });
  }

  /** Writes down what is overdue on a booking that nobody else is busy with; answers whether anything was. */
  function fireDue(bookingId: number): Promise<boolean> {
    return inTransaction(database, async (transaction) => {
      const booking = await tryLockBooking(transaction, bookingId);
      const now = nowOf(clock);
      const due = booking && dueMove(factsOf(booking), now);
      if (!booking || !due) return false;
      await make(transaction, booking, { move: due, now, asked: byItself(booking.id, due.name) });
      return true;
    });
  }

  const findOwn = (role: 'guest' | 'owner', userId: number, id: string) =>
    findOwnBooking({ database, now: nowOf(clock) }, { role, userId }, id);

  return {
    ...{ move, within, agree, fireDue, findOwn, hold },
    ...{ lock: lockBooking, tryLock: tryLockBooking },
  };
}

export type BookingProcess = ReturnType<typeof createBookingProcess>;

/**
 * A booking as one of its sides asks for it.
 * @throws Problem 404 booking_not_found for any that is not theirs, or hidden from them
 */
async function findOwnBooking(
  { database, now }: { database: Database; now: Now },
  { role, userId }: { role: 'guest' | 'owner'; userId: number },
  id: string,
): Promise<BookingRow> {
  const isNumber = /^\d{1,10}$/.test(id) && Number(id) <= LARGEST_ID;
  const booking = isNumber ? await createBookingsStore(database).find(Number(id)) : undefined;
  const asked = { actor: role, actorId: userId } as const;
  if (!booking || !isTheirs(booking, asked, now)) throw new Problem(404, 'booking_not_found');
  return booking;
}

function isTheirs(booking: BookingRow, { actor, actorId }: Pick<AskedMove, 'actor' | 'actorId'>, now: Now) {
  if (actor !== 'guest' && actor !== 'owner') return true;
  if ((actor === 'guest' ? booking.guest_id : booking.owner_id) !== actorId) return false;
  return metaStateFor(actor, factsOf(booking, actor), now) !== 'hidden';
}
