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
import { createTripGrowth, type GrowthNeeds } from './grow-trip';
import { factsOfRequest, type RequestRow } from './request-facts';
import { postingsOf, toldWith, type RequestLetters } from './request-letters';

export interface MovingNeeds extends GrowthNeeds {
  letters: RequestLetters;
}

/** A booking whose locks are held, with one of its requests. */
interface Met {
  booking: BookingRow;
  request: RequestRow;
}

/** What somebody does. */
export interface Deed {
  name: RequestMove['name'];
  actor: BookingActor;
}

const CLOCKS = ['trip_closed', 'no_answer', 'no_payment'] as const;

/** Makes the moves of extensions and upgrades, with everything that they bring. The locks of the booking are held. */
export function createRequestMoves(needs: MovingNeeds) {
  const { clock, letters } = needs;
  const growth = createTripGrowth(needs);

  /**
   * Makes a move. What costs nothing is confirmed as soon as nobody has to answer it any more.
   * @throws HttpError 405 booking_in_wrong_state when it is not possible, CAMPER_ALREADY_BOOKED when the days are gone
   */
  async function make(transaction: Database, met: Met, { name, actor }: Deed): Promise<Met> {
    const now = nowOf(clock);
    const move = possible(met, { name, actor }, now);
    if (!move) throw new HttpError(405, 'booking_in_wrong_state');
    const changes = { state: move.to, ...stampsOf(move, met.booking, now) };
    const request = await createBookingRequestsStore(transaction).change(met.request, changes);
    if (!request) throw new HttpError(405, 'booking_in_wrong_state');
    if (move.to === 'ACCEPTED' && request.total === 0) {
      return make(transaction, { ...met, request }, { name: 'pay', actor: 'provider' });
    }
    const told = toldWith(request, met.booking);
    const booking = await grown(transaction, { ...met, request }, move);
    await letters.send(transaction, told, postingsOf(met.request, move));
    return { booking, request };
  }

  async function grown(
    transaction: Database,
    { booking, request }: Met,
    { effects, to }: RequestMove,
  ): Promise<BookingRow> {
    if (effects.includes('widen_days')) return growth.grow(transaction, booking, request);
    // It was wished for in vain if somebody else has the days by now.
    if (to === 'GUEST_ASK' || to === 'ACCEPTED') await growth.requireDays(transaction, booking, request);
    else await growth.release(transaction, request);
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
  async function fireDue(transaction: Database, met: Met): Promise<boolean> {
    const now = nowOf(clock);
    const facts = factsOfRequest(met.request, met.booking, now);
    const name = CLOCKS.find((each) => findRequestMove(each, 'clock', facts, now.ms));
    if (name) await make(transaction, met, { name, actor: 'clock' });
    return name !== undefined;
  }

  return { make, findOpen, fireDue, hold: growth.hold, requireDays: growth.requireDays };
}

// Money that comes when the term is over does not undo that it is.
function possible({ request, booking }: Met, { name, actor }: Deed, now: Now): RequestMove | undefined {
  const facts = factsOfRequest(request, booking, now);
  const isOverdue = actor !== 'clock' && requestStateAt(facts, now.ms) !== facts.state;
  return isOverdue ? undefined : findRequestMove(name, actor, { ...facts, isPaid: name === 'pay' }, now.ms);
}

export type RequestMoves = ReturnType<typeof createRequestMoves>;

/** What is written on a request with a move. */
export function stampsOf(move: RequestMove, { date_to, time_zone }: BookingRow, now: Now): RequestChanges {
  const at = new Date(now.ms);
  const stamps: RequestChanges = move.name === 'ask' ? { asked_at: at } : {};
  if (move.effects.includes('set_answer_term')) {
    const lastEvening = momentOf(date_to, termsOf(now).requestAnswerHour, time_zone);
    stamps.answer_by = new Date(requestAnswerTerm(now, lastEvening));
  }
  if (move.effects.includes('set_payment_term')) {
    Object.assign(stamps, { accepted_at: at, pay_by: new Date(requestPaymentTerm(now)) });
  }
  return move.to === 'GUEST_ASK' || move.to === 'ACCEPTED' ? stamps : { ...stamps, settled_at: at };
}
