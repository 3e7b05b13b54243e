import {
  findRequestTransition,
  momentOf,
  requestAnswerDeadline,
  requestPaymentDeadline,
  requestStateAt,
  deadlinesOf,
  type BookingActor,
  type Now,
  type RequestTransition,
} from '@campavia/domain';

import type { RequestKind } from '../../database/booking-request-schema';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import { createBookingRequestsStore, type RequestChanges } from './booking-requests.store';
import { createTripAmendments, type TripAmendmentDependencies } from './amend-trip';
import { factsOfRequest, type RequestRow } from './request-facts';
import { listNotifications, bookingWithRequest, type RequestEmails } from './request-notifications';

export interface RequestTransitionDependencies extends TripAmendmentDependencies {
  emails: RequestEmails;
}

/** A booking whose locks are held, and one of its requests. */
interface LockedRequest {
  booking: BookingRow;
  request: RequestRow;
}

/** An action on a request. */
export interface RequestAction {
  name: RequestTransition['name'];
  actor: BookingActor;
}

const CLOCK_TRANSITIONS = ['trip_closed', 'no_answer', 'no_payment'] as const;

/** Applies transitions of extensions and upgrades with all of their effects. The locks of the booking are held. */
export function createRequestTransitions(needs: RequestTransitionDependencies) {
  const { clock, emails } = needs;
  const amendments = createTripAmendments(needs);

  /**
   * Applies a transition. A request that costs nothing is confirmed as soon as it is accepted.
   * @throws HttpError 405 booking_in_wrong_state when it is not possible, CAMPER_ALREADY_BOOKED when the days are taken
   */
  async function apply(
    transaction: Database,
    locked: LockedRequest,
    { name, actor }: RequestAction,
  ): Promise<LockedRequest> {
    const now = nowOf(clock);
    const transition = findPossible(locked, { name, actor }, now);
    if (!transition) throw new HttpError(405, 'booking_in_wrong_state');
    const changes = { state: transition.to, ...transitionChanges(transition, locked.booking, now) };
    const request = await createBookingRequestsStore(transaction).change(locked.request, changes);
    if (!request) throw new HttpError(405, 'booking_in_wrong_state');
    if (transition.to === 'ACCEPTED' && request.total === 0) {
      return apply(transaction, { ...locked, request }, { name: 'pay', actor: 'provider' });
    }
    const shown = bookingWithRequest(request, locked.booking);
    const booking = await applyToTrip(transaction, { ...locked, request }, transition);
    await emails.send(transaction, shown, listNotifications(locked.request, transition));
    return { booking, request };
  }

  async function applyToTrip(
    transaction: Database,
    { booking, request }: LockedRequest,
    { effects, to }: RequestTransition,
  ): Promise<BookingRow> {
    if (effects.includes('widen_days')) return amendments.amend(transaction, booking, request);
    // Refused when the days have been booked since.
    if (to === 'GUEST_ASK' || to === 'ACCEPTED') await amendments.requireDays(transaction, booking, request);
    else await amendments.release(transaction, request);
    return booking;
  }

  /** The open request of a kind; one that is overdue is closed first. */
  async function findOpen(
    transaction: Database,
    booking: BookingRow,
    kind: RequestKind,
  ): Promise<RequestRow | undefined> {
    const request = await createBookingRequestsStore(transaction).findOpen(booking.id, kind);
    return request && !(await fireDue(transaction, { booking, request })) ? request : undefined;
  }

  /** Applies an overdue transition; returns whether there was one. */
  async function fireDue(transaction: Database, locked: LockedRequest): Promise<boolean> {
    const now = nowOf(clock);
    const facts = factsOfRequest(locked.request, locked.booking, now);
    const name = CLOCK_TRANSITIONS.find((each) => findRequestTransition(each, 'clock', facts, now.ms));
    if (name) await apply(transaction, locked, { name, actor: 'clock' });
    return name !== undefined;
  }

  return { apply, findOpen, fireDue, hold: amendments.hold, requireDays: amendments.requireDays };
}

// A payment that arrives after the deadline does not extend it.
function findPossible(
  { request, booking }: LockedRequest,
  { name, actor }: RequestAction,
  now: Now,
): RequestTransition | undefined {
  const facts = factsOfRequest(request, booking, now);
  const isOverdue = actor !== 'clock' && requestStateAt(facts, now.ms) !== facts.state;
  return isOverdue
    ? undefined
    : findRequestTransition(name, actor, { ...facts, isPaid: name === 'pay' }, now.ms);
}

export type RequestTransitions = ReturnType<typeof createRequestTransitions>;

/** The columns of a request that a transition changes. */
export function transitionChanges(
  transition: RequestTransition,
  { date_to, time_zone }: BookingRow,
  now: Now,
): RequestChanges {
  const at = new Date(now.ms);
  const changes: RequestChanges = transition.name === 'ask' ? { asked_at: at } : {};
  if (transition.effects.includes('set_answer_term')) {
    const lastEvening = momentOf(date_to, deadlinesOf(now).requestAnswerHour, time_zone);
    changes.answer_by = new Date(requestAnswerDeadline(now, lastEvening));
  }
  if (transition.effects.includes('set_payment_term')) {
    Object.assign(changes, { accepted_at: at, pay_by: new Date(requestPaymentDeadline(now)) });
  }
  return transition.to === 'GUEST_ASK' || transition.to === 'ACCEPTED'
    ? changes
    : { ...changes, settled_at: at };
}
