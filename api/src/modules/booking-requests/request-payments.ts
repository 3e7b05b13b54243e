import type { Minor } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import { createBookingRequestsStore } from './booking-requests.store';
import type { RequestMoves } from './make-request-moves';
import { seenStateOf, type RequestRow } from './request-facts';

/** What is to be paid for an extension or upgrade. */
export interface RequestDue {
  id: number;
  amount: Minor;
  reason: 'exten' | 'exteng';
}

/** Extensions and upgrades as payments meet them. Where a transaction is given the locks of the booking are held. */
export interface RequestPayments {
  /**
   * What is to be paid.
   * @throws HttpError 404 booking_request_not_found, 405 BOOKING_IN_WRONG_STATE or BOOKING_ALREADY_PAID
   */
  look(on: Database, booking: BookingRow, requestId: number): Promise<RequestDue>;
  /** The same, with its days kept for a quarter of an hour. @throws HttpError 405 CAMPER_ALREADY_BOOKED too */
  prepare(transaction: Database, booking: BookingRow, requestId: number): Promise<RequestDue>;
  /**
   * It is paid: the trip becomes what was asked for.
   * @throws HttpError 405 booking_in_wrong_state, CAMPER_ALREADY_BOOKED when that is not possible any more
   */
  confirm(transaction: Database, booking: BookingRow, requestId: number): Promise<BookingRow>;
}

/** Tells payments what of requests is to be paid, and hears that it was. */
export function createRequestPayments({
  clock,
  moves,
}: {
  clock: Clock;
  moves: RequestMoves;
}): RequestPayments {
  async function prepare(transaction: Database, booking: BookingRow, requestId: number): Promise<RequestDue> {
    const request = await requirePayable(transaction, booking, requestId);
    await moves.hold(transaction, booking, request);
    return dueOf(request);
  }

  async function look(on: Database, booking: BookingRow, requestId: number): Promise<RequestDue> {
    return dueOf(await requirePayable(on, booking, requestId));
  }

  async function requirePayable(on: Database, booking: BookingRow, requestId: number): Promise<RequestRow> {
    const request = await find(on, booking, requestId);
    const state = seenStateOf(request, booking, nowOf(clock));
    if (state === 'CONFIRMED') throw new HttpError(405, 'BOOKING_ALREADY_PAID');
    if (state !== 'ACCEPTED') throw new HttpError(405, 'BOOKING_IN_WRONG_STATE');
    return request;
  }

  async function confirm(transaction: Database, booking: BookingRow, requestId: number): Promise<BookingRow> {
    const request = await find(transaction, booking, requestId);
    const deed = { name: 'pay', actor: 'provider' } as const;
    return (await moves.make(transaction, { booking, request }, deed)).booking;
  }

  return { look, prepare, confirm };
}

async function find(on: Database, booking: BookingRow, requestId: number): Promise<RequestRow> {
  const request = await createBookingRequestsStore(on).find(requestId);
  if (request?.booking_id !== booking.id) throw new HttpError(404, 'booking_request_not_found');
  return request;
}

function dueOf({ id, total, kind }: RequestRow): RequestDue {
  return { id, amount: total, reason: kind === 'extension' ? 'exten' : 'exteng' };
}
