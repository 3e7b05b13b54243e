import { dueMove, findMove, metaStateFor, type Now } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { createAnswerRates } from './answer-rates';
import type { AskedMove, EffectRuns } from './asked-move';
import { createCalendarEffects } from './booking-effects';
import { factsOf, type BookingRow } from './booking-facts';
import type { BookingLetters } from './booking-letters';
import { lockBooking, tryLockBooking } from './booking-locks';
import { createBookingsStore, type BookingChanges } from './bookings.store';
import { inTransaction } from './in-transaction';
import { byItself, createMoveMaker } from './make-moves';
import { nowOf } from './now-of';

export type { AskedMove, EffectRun, EffectRuns } from './asked-move';
export { factsOf, type BookingRow, type FactsRow } from './booking-facts';
export { inTransaction } from './in-transaction';
export { nowOf } from './now-of';
export { requireSecondPerson } from './agree-refund';
export { requireInsurable } from './require-insurable';
export { refusalOr, StayRefused, type StayRefusal } from './stay-refused';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  letters: BookingLetters;
  /** What moves do to money, prices and documents. */
  effects: EffectRuns;
}

/**
 * Something done once a move is known to be possible and before it is made; whatever it throws refuses the move, and
 * what it answers is written to the booking with the move.
 */
export type Inside = (transaction: Database, booking: BookingRow) => Promise<BookingChanges | void>;

type Agreeing = Pick<AskedMove, 'bookingId' | 'actorId' | 'actingStaffId'> & { actor: 'guest' | 'owner' };

const LARGEST_ID = 2_147_483_647;

/**
 * Changes bookings as the table of moves has it, and in no other way. Everything that changes one, or its days, takes
 * the locks in one order: its guest, its camper, itself.
 */
export function createBookingProcess({ database, clock, letters, effects: outside }: Needs) {
  const { effects, hold, requireFree } = createCalendarEffects(clock);
  const rates = createAnswerRates({ database, clock });
  const { make, expireOthers } = createMoveMaker({ letters, effects: { ...outside, ...effects } });

  /**
   * Makes a move in a transaction of its own.
   * @throws HttpError 404 booking_not_found for what is not there or not theirs; 405 booking_in_wrong_state when the
   * move is not possible, CAMPER_ALREADY_BOOKED when the days are gone
   */
  async function move(asked: AskedMove, inside?: Inside): Promise<BookingRow> {
    const booking = await inTransaction(database, (transaction) => within(transaction, asked, inside));
    await rates.after(asked.name, booking.owner_id);
    return booking;
  }

  /** The same in a transaction that runs already. */
  async function within(transaction: Database, asked: AskedMove, inside?: Inside): Promise<BookingRow> {
    const booking = await lockBooking(transaction, asked.bookingId);
    const now = nowOf(clock);
    if (!isTheirs(booking, asked, now)) throw new HttpError(404, 'booking_not_found');
    const found = findMove(asked.name, asked.actor, factsOf(booking), now);
    if (!found) throw new HttpError(405, 'booking_in_wrong_state');
    const told = await inside?.(transaction, booking);
    return make(transaction, booking, { move: found, asked, now, told });
  }

  /** Calls a trip off when the other side asked for it, and asks them otherwise. @throws HttpError as `move` */
  function agree({ bookingId, ...by }: Agreeing): Promise<BookingRow> {
    return inTransaction(database, async (transaction) => {
      const facts = factsOf(await lockBooking(transaction, bookingId));
      const isAsked = findMove('cancel_together', by.actor, facts, nowOf(clock)) !== undefined;
      const name = isAsked ? 'cancel_together' : 'ask_together';
      return within(transaction, { bookingId, name, ...by });
    });
  }

  /** Writes down what is overdue on a booking that nobody else is busy with; answers whether anything was. */
  async function fireDue(bookingId: number): Promise<boolean> {
    const fired = await inTransaction(database, async (transaction) => {
      const booking = await tryLockBooking(transaction, bookingId);
      const now = nowOf(clock);
      const due = booking && dueMove(factsOf(booking), now);
      if (!booking || !due) return undefined;
      await make(transaction, booking, { move: due, now, asked: byItself(booking.id, due.name) });
      return { name: due.name, ownerId: booking.owner_id };
    });
    if (fired) await rates.after(fired.name, fired.ownerId);
    return fired !== undefined;
  }

  /** Ends what others ask for on days that a booking has got for certain; the locks of `lock` are held. */
  const expireOthersOnDays = (transaction: Database, booking: BookingRow) =>
    expireOthers({ transaction, booking, now: nowOf(clock) });

  const findOwn = (role: 'guest' | 'owner', userId: number, id: string) =>
    findOwnBooking({ database, now: nowOf(clock) }, { role, userId }, id);

  return {
    move,
    within,
    agree,
    fireDue,
    findOwn,
    hold,
    requireFree,
    expireOthersOnDays,
    lock: lockBooking,
    tryLock: tryLockBooking,
    rateLately: rates.rateLately,
  };
}

export type BookingProcess = ReturnType<typeof createBookingProcess>;

/**
 * A booking as one of its sides asks for it.
 * @throws HttpError 404 booking_not_found for any that is not theirs, or hidden from them
 */
async function findOwnBooking(
  { database, now }: { database: Database; now: Now },
  { role, userId }: { role: 'guest' | 'owner'; userId: number },
  id: string,
): Promise<BookingRow> {
  const number = bookingNumber(id);
  const booking = number ? await createBookingsStore(database).find(number) : undefined;
  const asked = { actor: role, actorId: userId } as const;
  if (!booking || !isTheirs(booking, asked, now)) throw new HttpError(404, 'booking_not_found');
  return booking;
}

/** The number of a booking as an address has it; zero, which is nobody's, for what is none. */
export function bookingNumber(id: string): number {
  return /^\d{1,10}$/.test(id) && Number(id) <= LARGEST_ID ? Number(id) : 0;
}

function isTheirs(booking: BookingRow, { actor, actorId }: Pick<AskedMove, 'actor' | 'actorId'>, now: Now) {
  if (actor !== 'guest' && actor !== 'owner') return true;
  if ((actor === 'guest' ? booking.guest_id : booking.owner_id) !== actorId) return false;
  return metaStateFor(actor, factsOf(booking, { reader: actor }), now) !== 'hidden';
}
