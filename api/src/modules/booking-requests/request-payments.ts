import type { Minor } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import { nowOf, type BookingRow } from '../bookings/booking-process.service';
import { createBookingRequestsStore } from './booking-requests.store';
import type { RequestTransitions } from './apply-request-transition';
import { effectiveStateOf, type RequestRow } from './request-facts';

/** The amount to pay for an extension or upgrade. */
export interface RequestDue {
  id: number;
  amount: Minor;
  reason: 'exten' | 'exteng';
}

/** Interface of extensions and upgrades for payments. With a transaction, the locks of the booking are held. */
export interface RequestPayments {
  /**
   * The amount to pay.
   * @throws HttpError 404 booking_request_not_found, 405 BOOKING_IN_WRONG_STATE or BOOKING_ALREADY_PAID
   */
  getDue(on: Database, booking: BookingRow, requestId: number): Promise<RequestDue>;
  /** The same, with its days held for 15 minutes. @throws HttpError 405 CAMPER_ALREADY_BOOKED too */
  prepare(transaction: Database, booking: BookingRow, requestId: number): Promise<RequestDue>;
  /**
   * Confirms a paid request: the trip changes as requested.
   * @throws HttpError 405 booking_in_wrong_state, CAMPER_ALREADY_BOOKED when it is not possible any more
   */
  confirm(transaction: Database, booking: BookingRow, requestId: number): Promise<BookingRow>;
}

/** The payments of extensions and upgrades. */
export function createRequestPayments({
  clock,
  transitions,
}: {
  clock: Clock;
  transitions: RequestTransitions;
}): RequestPayments {
  async function prepare(transaction: Database, booking: BookingRow, requestId: number): Promise<RequestDue> {
    const request = await requirePayable(transaction, booking, requestId);
    await transitions.hold(transaction, booking, request);
    return dueOf(request);
  }

  async function getDue(on: Database, booking: BookingRow, requestId: number): Promise<RequestDue> {
    return dueOf(await requirePayable(on, booking, requestId));
  }

  async function requirePayable(on: Database, booking: BookingRow, requestId: number): Promise<RequestRow> {
    const request = await find(on, booking, requestId);
    const state = effectiveStateOf(request, booking, nowOf(clock));
    if (state === 'CONFIRMED') throw new HttpError(405, 'BOOKING_ALREADY_PAID');
    if (state !== 'ACCEPTED') throw new HttpError(405, 'BOOKING_IN_WRONG_STATE');
    return request;
  }

  async function confirm(transaction: Database, booking: BookingRow, requestId: number): Promise<BookingRow> {
    const request = await find(transaction, booking, requestId);
    const action = { name: 'pay', actor: 'provider' } as const;
    return (await transitions.apply(transaction, { booking, request }, action)).booking;
  }

  return { getDue, prepare, confirm };
}

async function find(on: Database, booking: BookingRow, requestId: number): Promise<RequestRow> {
  const request = await createBookingRequestsStore(on).find(requestId);
  if (request?.booking_id !== booking.id) throw new HttpError(404, 'booking_request_not_found');
  return request;
}

function dueOf({ id, total, kind }: RequestRow): RequestDue {
  return { id, amount: total, reason: kind === 'extension' ? 'exten' : 'exteng' };
}
