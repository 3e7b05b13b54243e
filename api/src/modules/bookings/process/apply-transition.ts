import { findDueTransition, findTransition, type TransitionName, type Now } from '@campavia/domain';

import { HttpError } from '../../../core/http-errors';
import type { Database } from '../../../database/connect';
import { createBookingsStore, type NewBookingChange } from '../bookings.store';
import type { BookingEmails } from '../notifications/send-booking-emails';
import { factsOf, type BookingRow } from './booking-facts';
import type { EffectHandlers, RequestedTransition } from './requested-transition';
import { transitionChanges, type PendingTransition } from './transition-changes';

interface Needs {
  emails: BookingEmails;
  effects: EffectHandlers;
}

interface Scope {
  transaction: Database;
  booking: BookingRow;
  now: Now;
}

/** Applies transitions that are known to be possible, with all of their effects; the locks are held. */
export function createTransitionApplier({ emails, effects }: Needs) {
  /** @throws HttpError 405 when an effect refuses the transition */
  async function apply(
    transaction: Database,
    before: BookingRow,
    pending: PendingTransition,
  ): Promise<BookingRow> {
    const { transition, requested, now } = pending;
    const store = createBookingsStore(transaction);
    const changes = { ...pending.extraChanges, ...transitionChanges(before, pending) };
    const changed = await store.changeWithHistory(before, changes, toBookingChange(before, pending));
    if (!changed) throw new HttpError(405, 'booking_in_wrong_state');
    const scope = { transaction, booking: changed, now };
    // Before the days are booked: holds by the guest's other requests must not block the trip that they paid.
    const others = transition.effects.includes('cancel_own_others_on_days')
      ? await cancelOwnOthers(scope)
      : undefined;
    for (const effect of transition.effects) {
      if (effect === 'expire_others_on_days') await expireOthers(scope, others);
      await effects[effect]?.(transaction, changed, requested);
    }
    return emails.sendForTransition(transaction, before, transition);
  }

  /** Cancels the guest's other requests on the days; returns those of others that are still open. */
  async function cancelOwnOthers(scope: Scope): Promise<BookingRow[]> {
    const left: BookingRow[] = [];
    for (const other of await listOthers(scope)) {
      const isOwn = other.guest_id === scope.booking.guest_id;
      if (!isOwn || !(await applyTo(other, duplicateTransition(other), scope))) left.push(other);
    }
    return left;
  }

  /** Ends other requests on the days of a confirmed booking. */
  async function expireOthers(scope: Scope, known?: readonly BookingRow[]): Promise<void> {
    const others = known ?? (await listOthers(scope));
    const same = others.filter(({ camper_id }) => camper_id === scope.booking.camper_id);
    for (const other of same) await applyTo(other, clockTransition(other.id, 'taken'), scope);
  }

  /** Applies a transition to another booking; false when it is not possible there. */
  async function applyTo(
    other: BookingRow,
    requested: RequestedTransition,
    { transaction, now }: Scope,
  ): Promise<boolean> {
    const transition = findTransition(requested.name, requested.actor, factsOf(other), now);
    if (transition) await apply(transaction, other, { transition, requested, now });
    return transition !== undefined;
  }

  return { apply, expireOthers };
}

/** A transition caused by time alone. */
export function clockTransition(bookingId: number, name: TransitionName): RequestedTransition {
  return { bookingId, name, actor: 'clock' };
}

// Overdue bookings are left to the timer job, which records the deadline as their cause.
async function listOthers({ transaction, booking, now }: Scope): Promise<BookingRow[]> {
  const others = await createBookingsStore(transaction).openOnDays(booking);
  return others.filter((other) => !findDueTransition(factsOf(other), now));
}

function duplicateTransition({ id, guest_id }: BookingRow): RequestedTransition {
  return { bookingId: id, name: 'cancel', actor: 'guest', actorId: guest_id, reason: 'DUPLICATE' };
}

function toBookingChange(
  before: BookingRow,
  { transition, requested, now }: PendingTransition,
): NewBookingChange {
  return {
    at: new Date(now.ms),
    move: transition.name,
    actor: transition.actor,
    actor_id: requested.actorId ?? null,
    from_state: before.state,
    to_state: transition.to,
    reason: requested.reason ?? null,
    comment: requested.comment ?? null,
  };
}
