import type { CancelTogether, OwnerBooking, OwnerReason } from '@campavia/contracts';
import type { TransitionName } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { parseRowId } from '../../core/parse-row-id';
import type { BookingRow } from './process/booking-facts';
import type { BookingParty } from './booking-party';
import type { BookingProcess } from './booking-process.service';
import type { BookingCompletion } from './complete-booking';
import { readText } from './read-trip';
import { snoozeBooking } from './snooze-booking';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
  completion: BookingCompletion;
  /** Reads bookings as visible to their owners. */
  queries: { ownerBooking(userId: number, id: number): Promise<OwnerBooking> };
}

/** Actions of owners on bookings of their campers. */
export function createOwnerBookingsService(needs: Needs) {
  const { clock, process, completion, queries } = needs;

  /** Accepts a request. @throws HttpError 404; 405 booking_in_wrong_state, CAMPER_ALREADY_BOOKED */
  async function accept(userId: number, id: string): Promise<OwnerBooking> {
    return apply({ userId }, { id: parseRowId(id) }, 'accept');
  }

  /** Refuses a request, also one that was accepted or whose first instalment is paid. @throws HttpError 404, 405 booking_in_wrong_state */
  async function refuse(by: BookingParty, id: string, why: OwnerReason): Promise<OwnerBooking> {
    return apply(by, { id: parseRowId(id) }, 'refuse', why);
  }

  /**
   * Cancels a confirmed trip, ends one in progress, or drops a booking that was created for a guest.
   * @throws HttpError 404, 405 booking_in_wrong_state, second_person_needed
   */
  async function cancel(by: BookingParty, id: string, why: OwnerReason): Promise<OwnerBooking> {
    const booking = await process.findOwn('owner', by.userId, id);
    return apply(by, booking, findCancelTransition(booking, clock.now()), why);
  }

  /** Asks the guest to cancel together, or agrees when they asked. @throws HttpError 404; 405 together_not_asked */
  async function cancelTogether(
    { userId, actingStaffId }: BookingParty,
    id: string,
    { agrees }: CancelTogether,
  ): Promise<OwnerBooking> {
    const booking = await process.findOwn('owner', userId, id);
    const by = { actor: 'owner', actorId: userId, actingStaffId } as const;
    await process.cancelTogether({ ...by, bookingId: booking.id, agrees });
    return queries.ownerBooking(userId, booking.id);
  }

  /**
   * Sends a booking that was created for a guest. @throws HttpError 404, 405; StayRefused when it is no longer
   * available
   */
  async function complete(userId: number, id: string): Promise<OwnerBooking> {
    const booking = await process.findOwn('owner', userId, id);
    await completion.complete(booking, { actor: 'owner', actorId: userId });
    return queries.ownerBooking(userId, booking.id);
  }

  /** Hides a booking from the owner's list for a while. @throws HttpError 404; 405 as `snoozeBooking` */
  async function snooze(userId: number, id: string): Promise<OwnerBooking> {
    const { id: bookingId } = await process.findOwn('owner', userId, id);
    await snoozeBooking(needs, 'owner', await queries.ownerBooking(userId, bookingId));
    return queries.ownerBooking(userId, bookingId);
  }

  async function apply(
    { userId, actingStaffId }: BookingParty,
    { id }: Pick<BookingRow, 'id'>,
    name: TransitionName,
    why?: OwnerReason,
  ) {
    const details = { reason: why?.reason, comment: readText(why?.comment) };
    await process.transition({
      bookingId: id,
      name,
      actor: 'owner',
      actorId: userId,
      actingStaffId,
      ...details,
    });
    return queries.ownerBooking(userId, id);
  }

  return { accept, refuse, cancel, cancelTogether, complete, snooze };
}

export type OwnerBookingsService = ReturnType<typeof createOwnerBookingsService>;

function findCancelTransition({ state, starts_at }: BookingRow, now: Date): TransitionName {
  if (state === 'CREATED_PRO') return 'drop';
  return starts_at <= now ? 'stop' : 'cancel';
}
