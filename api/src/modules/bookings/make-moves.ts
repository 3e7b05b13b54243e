import { dueMove, findMove, type MoveName, type Now } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { AskedMove, EffectRuns } from './asked-move';
import { factsOf, type BookingRow } from './booking-facts';
import type { BookingLetters } from './booking-letters';
import { stampsOf, type Moving } from './booking-stamps';
import { createBookingsStore, type Happened } from './bookings.store';

interface Needs {
  letters: BookingLetters;
  effects: EffectRuns;
}

interface Here {
  transaction: Database;
  booking: BookingRow;
  now: Now;
}

/** Makes moves that are known to be possible, with everything that they bring; the locks are held. */
export function createMoveMaker({ letters, effects }: Needs) {
  /** @throws HttpError 405 when an effect refuses it */
  async function make(transaction: Database, before: BookingRow, moving: Moving): Promise<BookingRow> {
    const { move } = moving;
    const store = createBookingsStore(transaction);
    const changes = { ...moving.told, ...stampsOf(before, moving) };
    const changed = await store.changeNoting(before, changes, historyOf(before, moving));
    if (!changed) throw new HttpError(405, 'booking_in_wrong_state');
    const here = { transaction, booking: changed, now: moving.now };
    // Before the days are taken: what else the guest holds must not stand in the way of what they paid.
    const others = move.effects.includes('cancel_own_others_on_days')
      ? await cancelOwnOthers(here)
      : undefined;
    for (const effect of move.effects) {
      if (effect === 'expire_others_on_days') await expireOthers(here, others);
      await effects[effect]?.(transaction, changed, moving.asked);
    }
    return letters.tellOfMove(transaction, before, move);
  }

  /** Takes back what else the guest asked for on the days; answers what is still open on them. */
  async function cancelOwnOthers(here: Here): Promise<BookingRow[]> {
    const left: BookingRow[] = [];
    for (const other of await openOthers(here)) {
      const isOwn = other.guest_id === here.booking.guest_id;
      if (!isOwn || !(await makeOn(other, duplicateOf(other), here))) left.push(other);
    }
    return left;
  }

  /** Ends what others ask for on the days of a booking that has become certain. */
  async function expireOthers(here: Here, known?: readonly BookingRow[]): Promise<void> {
    const others = known ?? (await openOthers(here));
    const same = others.filter(({ camper_id }) => camper_id === here.booking.camper_id);
    for (const other of same) await makeOn(other, byItself(other.id, 'taken'), here);
  }

  /** Makes a move on another booking; false when it is not possible there. */
  async function makeOn(other: BookingRow, asked: AskedMove, { transaction, now }: Here): Promise<boolean> {
    const found = findMove(asked.name, asked.actor, factsOf(other), now);
    if (found) await make(transaction, other, { move: found, asked, now });
    return found !== undefined;
  }

  return { make, expireOthers };
}

// What is overdue is left to the clock, which gives it its own cause.
async function openOthers({ transaction, booking, now }: Here): Promise<BookingRow[]> {
  const others = await createBookingsStore(transaction).openOnDays(booking);
  return others.filter((other) => !dueMove(factsOf(other), now));
}

/** What the clock asks for. */
export function byItself(bookingId: number, name: MoveName): AskedMove {
  return { bookingId, name, actor: 'clock' };
}

function duplicateOf({ id, guest_id }: BookingRow): AskedMove {
  return { bookingId: id, name: 'cancel', actor: 'guest', actorId: guest_id, reason: 'DUPLICATE' };
}

function historyOf(before: BookingRow, { move, asked, now }: Moving): Happened {
  return {
    at: new Date(now.ms),
    move: move.name,
    actor: move.actor,
    actor_id: asked.actorId ?? null,
    from_state: before.state,
    to_state: move.to,
    reason: asked.reason ?? null,
    comment: asked.comment ?? null,
  };
}
