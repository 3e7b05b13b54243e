import { findDueTransition, findTransition, metaStateFor, type Now } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import { createBookingsStore, type BookingChanges } from './bookings.store';
import type { BookingEmails } from './notifications/send-booking-emails';
import { createAnswerRates } from './process/answer-rates';
import { clockTransition, createTransitionApplier } from './process/apply-transition';
import { factsOf, nowOf, type BookingRow } from './process/booking-facts';
import { createCalendarEffects } from './process/calendar-effects';
import type { EffectHandlers, RequestedTransition } from './process/requested-transition';

export { factsOf, nowOf, type BookingRow, type FactsRow } from './process/booking-facts';
export type { EffectHandler, EffectHandlers, RequestedTransition } from './process/requested-transition';
export { requireInsurable } from './require-insurable';
export { requireSecondApprover, staffOnBothSides } from './staff/approve-refund';
export { resultOrRefusal, TripRefusedError, type TripRefusal } from './trip-refusal';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  emails: BookingEmails;
  /** Effects of transitions on money, prices and documents. */
  effects: EffectHandlers;
}

/**
 * Called when a transition is possible, before it is applied. An error refuses the transition; the result is written to
 * the booking with it.
 */
export type TransitionHook = (transaction: Database, booking: BookingRow) => Promise<BookingChanges | void>;

type CancellingTogether = Pick<RequestedTransition, 'bookingId' | 'actorId' | 'actingStaffId'> & {
  actor: 'guest' | 'owner';
  /** Whether they agree to a request of the other party that they were shown. */
  agrees?: boolean | undefined;
};

/**
 * The only way to change bookings: transitions of the domain's table. Every change of a booking or its days takes three
 * locks in this order: the guest's, the camper's, the booking's own.
 */
export function createBookingProcess({ database, clock, emails, effects: outside }: Needs) {
  const { effects, hold, requireFree } = createCalendarEffects(clock);
  const rates = createAnswerRates({ database, clock });
  const { apply, expireOthers } = createTransitionApplier({ emails, effects: { ...outside, ...effects } });

  /**
   * Applies a transition in its own transaction.
   * @throws HttpError 404 booking_not_found for an unknown booking or one of another user; 405 booking_in_wrong_state
   * when the transition is not possible, CAMPER_ALREADY_BOOKED when the days are taken
   */
  async function transition(requested: RequestedTransition, hook?: TransitionHook): Promise<BookingRow> {
    const work = (transaction: Database) => transitionWithin(transaction, requested, hook);
    const booking = await withRetry(database, work);
    await rates.updateAfter(requested.name, booking.owner_id);
    return booking;
  }

  /** The same as `transition`, within a transaction. */
  async function transitionWithin(
    transaction: Database,
    requested: RequestedTransition,
    hook?: TransitionHook,
  ): Promise<BookingRow> {
    const booking = await lock(transaction, requested.bookingId);
    const now = nowOf(clock);
    if (!isTheirs(booking, requested, now)) throw new HttpError(404, 'booking_not_found');
    const found = findTransition(requested.name, requested.actor, factsOf(booking), now);
    if (!found) throw new HttpError(405, 'booking_in_wrong_state');
    const extraChanges = await hook?.(transaction, booking);
    return apply(transaction, booking, { transition: found, requested, now, extraChanges });
  }

  /**
   * Cancels a trip if the other party has asked for it, otherwise asks them; asking again changes nothing.
   * @throws HttpError as `transition`; 405 together_not_asked for an answer to a request that is no longer open
   */
  function cancelTogether({ bookingId, agrees, ...by }: CancellingTogether): Promise<BookingRow> {
    return withRetry(database, async (transaction) => {
      const booking = await lock(transaction, bookingId);
      const { name, isAskedAlready, isLate } = findTogether(booking, by.actor, nowOf(clock));
      if (agrees && isLate) throw new HttpError(405, 'together_not_asked');
      return isAskedAlready ? booking : transitionWithin(transaction, { bookingId, name, ...by });
    });
  }

  /** Applies overdue transitions of a booking unless it is locked; returns whether there were any. */
  async function fireDue(bookingId: number): Promise<boolean> {
    const fired = await withRetry(database, async (transaction) => {
      const booking = await tryLock(transaction, bookingId);
      const now = nowOf(clock);
      const due = booking && findDueTransition(factsOf(booking), now);
      if (!booking || !due) return undefined;
      const requested = clockTransition(booking.id, due.name);
      await apply(transaction, booking, { transition: due, now, requested });
      return { name: due.name, ownerId: booking.owner_id };
    });
    if (fired) await rates.updateAfter(fired.name, fired.ownerId);
    return fired !== undefined;
  }

  return {
    transition,
    transitionWithin,
    cancelTogether,
    fireDue,
    findOwn: (role: 'guest' | 'owner', userId: number, id: string) =>
      findOwnBooking({ database, now: nowOf(clock) }, { role, userId }, id),
    hold,
    requireFree,
    /** Ends other requests on the days of a confirmed booking; its locks are held. */
    expireOthersOnDays: (transaction: Database, booking: BookingRow) =>
      expireOthers({ transaction, booking, now: nowOf(clock) }),
    lock,
    tryLock,
    updateRecentRates: rates.updateRecent,
  };
}

export type BookingProcess = ReturnType<typeof createBookingProcess>;

/**
 * The effect of asking to cancel together now: whether the same party has asked already, and whether agreeing is too
 * late.
 */
function findTogether(booking: BookingRow, actor: 'guest' | 'owner', now: Now) {
  const can = (name: 'ask_together' | 'cancel_together', by: 'guest' | 'owner') =>
    findTransition(name, by, factsOf(booking), now) !== undefined;
  const other = actor === 'guest' ? 'owner' : 'guest';
  const isAskedAlready = can('cancel_together', other);
  const agreed = can('cancel_together', actor);
  return {
    name: agreed ? ('cancel_together' as const) : ('ask_together' as const),
    isAskedAlready,
    isLate: !agreed && (isAskedAlready || can('ask_together', actor)),
  };
}

/** Takes the locks of a booking: its guest's, its camper's, its own. @throws HttpError 404 booking_not_found */
async function lock(transaction: Database, bookingId: number): Promise<BookingRow> {
  const booking = await createBookingsStore(transaction).lock(bookingId);
  if (!booking) throw new HttpError(404, 'booking_not_found');
  return booking;
}

/** The same without waiting: undefined when one of the locks is taken. */
async function tryLock(transaction: Database, bookingId: number): Promise<BookingRow | undefined> {
  const store = createBookingsStore(transaction);
  const unlocked = await store.find(bookingId);
  return unlocked && (await store.tryLocks(unlocked)) ? store.find(bookingId) : undefined;
}

/**
 * The booking of a guest or owner.
 * @throws HttpError 404 booking_not_found for a booking of another user, or one hidden from them
 */
async function findOwnBooking(
  { database, now }: { database: Database; now: Now },
  { role, userId }: { role: 'guest' | 'owner'; userId: number },
  id: string,
): Promise<BookingRow> {
  const bookingId = parseRowId(id);
  const booking = bookingId ? await createBookingsStore(database).find(bookingId) : undefined;
  const viewer = { actor: role, actorId: userId } as const;
  if (!booking || !isTheirs(booking, viewer, now)) throw new HttpError(404, 'booking_not_found');
  return booking;
}

function isTheirs(
  booking: BookingRow,
  { actor, actorId }: Pick<RequestedTransition, 'actor' | 'actorId'>,
  now: Now,
): boolean {
  if (actor !== 'guest' && actor !== 'owner') return true;
  if ((actor === 'guest' ? booking.guest_id : booking.owner_id) !== actorId) return false;
  return metaStateFor(actor, factsOf(booking, { reader: actor }), now) !== 'hidden';
}
