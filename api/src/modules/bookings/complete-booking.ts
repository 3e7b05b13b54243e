import { checkDocuments, findTransition } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { listGuestDocumentStatuses } from '../documents/documents.service';
import { factsOf, nowOf, type BookingRow } from './process/booking-facts';
import type { BookingProcess } from './booking-process.service';
import { TripRefusedError } from './trip-refusal';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
}

interface Requester {
  actor: 'owner' | 'staff';
  actorId: number;
}

const HOUR_MS = 3_600_000;

/** Sends a booking that an owner or another calendar created on behalf of a guest. */
export function createBookingCompletion({ database, clock, process }: Needs) {
  /**
   * Sends it as a request, as its guest would.
   * @throws HttpError 404; 405 booking_in_wrong_state; StayRefused when the trip is no longer available
   */
  async function complete(booking: BookingRow, { actor, actorId }: Requester): Promise<BookingRow> {
    if (booking.state === 'CREATED_PRO') await refuseLate(booking, actor);
    try {
      const requested = { bookingId: booking.id, name: 'complete', actor, actorId } as const;
      return await process.transition(requested, process.requireFree);
    } catch (error) {
      const isTaken = error instanceof HttpError && error.code === 'CAMPER_ALREADY_BOOKED';
      throw isTaken ? new TripRefusedError({ code: '107' }) : error;
    }
  }

  async function refuseLate(booking: BookingRow, actor: Requester['actor']): Promise<void> {
    const now = nowOf(clock);
    if (!findTransition('complete', actor, factsOf(booking), now))
      throw new TripRefusedError({ code: '107' });
    const statuses = await listGuestDocumentStatuses(database, booking.guest_id, clock.now(), booking.id);
    const hoursAhead = (booking.starts_at.getTime() - now.ms) / HOUR_MS;
    const refusal = checkDocuments(hoursAhead, statuses);
    if (refusal) throw new TripRefusedError(refusal);
  }

  return { complete };
}

export type BookingCompletion = ReturnType<typeof createBookingCompletion>;
