import {
  findRequestMove,
  momentOf,
  requestAnswerTerm,
  requestPaymentTerm,
  requestStateAt,
  termsOf,
  type BookingActor,
  type Now,
  type RequestMove,
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

/** A booking whose locks are held, with one of its requests. */
interface LockedRequest {
  booking: BookingRow;
  request: RequestRow;
}

/** What somebody does. */
export interface RequestAction {
  name: RequestMove['name'];
  actor: BookingActor;
}

const CLOCKS = ['trip_closed', 'no_answer', 'no_payment'] as const;

/** Makes the moves of extensions and upgrades, with everything that they bring. The locks of the booking are held. */
export function createRequestTransitions(needs: RequestTransitionDependencies) {
  const { clock, emails } = needs;
  const amendments = createTripAmendments(needs);

  /**
   * Makes a move. What costs nothing is confirmed as soon as nobody has to answer it any more.
   * @throws HttpError 405 booking_in_wrong_state when it is not possible, CAMPER_ALREADY_BOOKED when the days are gone
   */
  async function make(
    transaction: Database,
    locked: LockedRequest,
    { name, actor }: RequestAction,
  ): Promise<LockedRequest> {
    const now = nowOf(clock);
    const move = possible(locked, { name, actor }, now);
    if (!move) throw new HttpError(405, 'booking_in_wrong_state');
    const changes = { state: move.to, ...transitionChanges(move, locked.booking, now) };
    const request = await createBookingRequestsStore(transaction).change(locked.request, changes);
    if (!request) throw new HttpError(405, 'booking_in_wrong_state');
    if (move.to === 'ACCEPTED' && request.total === 0) {
      return make(transaction, { ...locked, request }, { name: 'pay', actor: 'provider' });
    }
    const told = bookingWithRequest(request, locked.booking);
    const booking = await applyToTrip(transaction, { ...locked, request }, move);
    await emails.send(transaction, told, listNotifications(locked.request, move));
    return { booking, request };
  }

  async function applyToTrip(
    transaction: Database,
    { booking, request }: LockedRequest,
    { effects, to }: RequestMove,
  ): Promise<BookingRow> {
    if (effects.includes('widen_days')) return amendments.amend(transaction, booking, request);
    // It was wished for in vain if somebody else has the days by now.
    if (to === 'GUEST_ASK' || to === 'ACCEPTED') await amendments.requireDays(transaction, booking, request);
    else await amendments.release(transaction, request);
    return booking;
  }

  /** The open request of a kind; one that is overdue is written down as such first. */
  async function findOpen(
    transaction: Database,
    booking: BookingRow,
    kind: RequestKind,
  ): Promise<RequestRow | undefined> {
    const request = await createBookingRequestsStore(transaction).findOpen(booking.id, kind);
    return request && !(await fireDue(transaction, { booking, request })) ? request : undefined;
  }

  /** Writes down what is overdue; answers whether anything was. */
  async function fireDue(transaction: Database, locked: LockedRequest): Promise<boolean> {
    const now = nowOf(clock);
    const facts = factsOfRequest(locked.request, locked.booking, now);
    const name = CLOCKS.find((each) => findRequestMove(each, 'clock', facts, now.ms));
    if (name) await make(transaction, locked, { name, actor: 'clock' });
    return name !== undefined;
  }

  return { make, findOpen, fireDue, hold: amendments.hold, requireDays: amendments.requireDays };
}

// Money that comes when the term is over does not undo that it is.
function possible(
  { request, booking }: LockedRequest,
  { name, actor }: RequestAction,
  now: Now,
): RequestMove | undefined {
  const facts = factsOfRequest(request, booking, now);
  const isOverdue = actor !== 'clock' && requestStateAt(facts, now.ms) !== facts.state;
  return isOverdue ? undefined : findRequestMove(name, actor, { ...facts, isPaid: name === 'pay' }, now.ms);
}

export type RequestTransitions = ReturnType<typeof createRequestTransitions>;

/** What is written on a request with a move. */
export function transitionChanges(
  move: RequestMove,
  { date_to, time_zone }: BookingRow,
  now: Now,
): RequestChanges {
  const at = new Date(now.ms);
  const changes: RequestChanges = move.name === 'ask' ? { asked_at: at } : {};
  if (move.effects.includes('set_answer_term')) {
    const lastEvening = momentOf(date_to, termsOf(now).requestAnswerHour, time_zone);
    changes.answer_by = new Date(requestAnswerTerm(now, lastEvening));
  }
  if (move.effects.includes('set_payment_term')) {
    Object.assign(changes, { accepted_at: at, pay_by: new Date(requestPaymentTerm(now)) });
  }
  return move.to === 'GUEST_ASK' || move.to === 'ACCEPTED' ? changes : { ...changes, settled_at: at };
}
