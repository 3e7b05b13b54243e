import { dueMove, findMove, type MoveName, type Now } from '@campavia/domain';

import type { Database } from '../../database/connect';
import { Problem } from '../../problems';
import type { AskedMove, EffectRuns } from './asked-move';
import { factsOf, type BookingRow } from './booking-facts';
import type { BookingLetters } from './booking-letters';
import { stampsOf, type Moving } from './booking-stamps';
import { createBookingsStore } from './bookings.store';

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
  /** @throws Problem 405 when an effect refuses it */
  async function make(transaction: Database, before: BookingRow, moving: Moving): Promise<BookingRow> {
    const { move } = moving;
    const store = createBookingsStore(transaction);
    const changed = await store.change(before, stampsOf(before, moving));
    if (!changed) throw new Problem(405, 'booking_in_wrong_state');
    await store.note(historyOf(before, moving));
    const here = { transaction, booking: changed, now: moving.now };
    // Before the days are taken: what else the guest holds must not stand in the way of what they paid.
    if (move.effects.includes('cancel_own_others_on_days')) await cancelOwnOthers(here);
    for (const effect of move.effects) {
      if (effect === 'expire_others_on_days') await expireOthers(here);
      await effects[effect]?.(transaction, changed, moving.asked);
    }
    const after = (await store.find(before.id)) ?? changed;
    await letters.tellOfMove(transaction, before, move, after);
    return after;
  }

  async function cancelOwnOthers(here: Here): Promise<void> {
    const own = (await openOthers(here)).filter(({ guest_id }) => guest_id === here.booking.guest_id);
    for (const other of own) await makeOn(other, duplicateOf(other), here);
  }

  /** Ends what others ask for on the days of a booking that has become certain. */
  async function expireOthers(here: Here): Promise<void> {
    const others = (await openOthers(here)).filter(({ camper_id }) => camper_id === here.booking.camper_id);
    for (const other of others) await makeOn(other, byItself(other.id, 'taken'), here);
  }

  async function makeOn(other: BookingRow, asked: AskedMove, { transaction, now }: Here): Promise<void> {
    const found = findMove(asked.name, asked.actor, factsOf(other), now);
    if (found) await make(transaction, other, { move: found, asked, now });
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

function historyOf(before: BookingRow, { move, asked, now }: Moving) {
  return {
    booking_id: before.id,
    at: new Date(now.ms),
    move: move.name,
    actor: move.actor,
    actor_id: asked.actorId ?? null,
    from_state: before.state,
    to_state: move.to,
    reason: asked.reason ?? null,
    comment: asked.comment ?? null,
  } as const;
}
