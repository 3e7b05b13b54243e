import { checkDocuments, findMove } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError } from '../../core/http-errors';
import { guestDocumentStandings } from '../documents/documents.service';
import { factsOf, type BookingRow } from './booking-facts';
import type { BookingProcess } from './booking-process.service';
import { nowOf } from './now-of';
import { StayRefused } from './stay-refused';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
}

interface Completer {
  actor: 'owner' | 'staff';
  actorId: number;
}

const HOUR_MS = 3_600_000;

/** Sends what an owner or another calendar put together on behalf of a guest. */
export function createCompleting({ database, clock, process }: Needs) {
  /**
   * Makes a request of it, as its guest would.
   * @throws HttpError 404; 405 booking_in_wrong_state; StayRefused when the trip cannot be had any more
   */
  async function complete(booking: BookingRow, { actor, actorId }: Completer): Promise<BookingRow> {
    if (booking.state === 'CREATED_PRO') await refuseLate(booking, actor);
    try {
      const asked = { bookingId: booking.id, name: 'complete', actor, actorId } as const;
      return await process.move(asked, process.requireFree);
    } catch (error) {
      const isGone = error instanceof HttpError && error.code === 'CAMPER_ALREADY_BOOKED';
      throw isGone ? new StayRefused({ code: '107' }) : error;
    }
  }

  async function refuseLate(booking: BookingRow, actor: Completer['actor']): Promise<void> {
    const now = nowOf(clock);
    if (!findMove('complete', actor, factsOf(booking), now)) throw new StayRefused({ code: '107' });
    const standings = await guestDocumentStandings(database, booking.guest_id, clock.now(), booking.id);
    const hoursAhead = (booking.starts_at.getTime() - now.ms) / HOUR_MS;
    const refusal = checkDocuments(hoursAhead, standings);
    if (refusal) throw new StayRefused(refusal);
  }

  return { complete };
}

export type Completing = ReturnType<typeof createCompleting>;
