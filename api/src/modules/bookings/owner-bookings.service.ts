import type { OwnerBooking, OwnerReason } from '@campavia/contracts';
import type { MoveName } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { BookingRow } from './booking-facts';
import type { BookingSide } from './booking-side';
import { bookingNumber, type BookingProcess } from './booking-process.service';
import type { Completing } from './complete-booking';
import { readText } from './read-trip';
import { snoozeBooking } from './snooze-booking';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
  completing: Completing;
  /** How an owner's bookings are shown to them. */
  reading: { ownerBooking(userId: number, id: number): Promise<OwnerBooking> };
}

/** What owners do with bookings of their campers. */
export function createOwnerBookingsService(needs: Needs) {
  const { clock, process, completing, reading } = needs;

  /** Says yes to a request. @throws HttpError 404; 405 booking_in_wrong_state, CAMPER_ALREADY_BOOKED */
  async function accept(userId: number, id: string): Promise<OwnerBooking> {
    return make({ userId }, { id: bookingNumber(id) }, 'accept');
  }

  /** Says no, also to what was accepted or half paid. @throws HttpError 404, 405 booking_in_wrong_state */
  async function refuse(by: BookingSide, id: string, why: OwnerReason): Promise<OwnerBooking> {
    return make(by, { id: bookingNumber(id) }, 'refuse', why);
  }

  /**
   * Calls a trip off that is confirmed, ends one that is under way, or drops what was put together for a guest.
   * @throws HttpError 404, 405 booking_in_wrong_state, second_person_needed
   */
  async function cancel(by: BookingSide, id: string, why: OwnerReason): Promise<OwnerBooking> {
    const booking = await process.findOwn('owner', by.userId, id);
    return make(by, booking, wayOut(booking, clock.now()), why);
  }

  /** Asks the guest to call it off together, or agrees when they asked. @throws HttpError 404, 405 */
  async function cancelTogether({ userId, actingStaffId }: BookingSide, id: string): Promise<OwnerBooking> {
    const booking = await process.findOwn('owner', userId, id);
    await process.agree({ actor: 'owner', actorId: userId, bookingId: booking.id, actingStaffId });
    return reading.ownerBooking(userId, booking.id);
  }

  /** Sends what was put together for a guest. @throws HttpError 404, 405; StayRefused when it cannot be had any more */
  async function complete(userId: number, id: string): Promise<OwnerBooking> {
    const booking = await process.findOwn('owner', userId, id);
    await completing.complete(booking, { actor: 'owner', actorId: userId });
    return reading.ownerBooking(userId, booking.id);
  }

  /** Keeps a booking out of the way for a while. @throws HttpError 404 */
  async function snooze(userId: number, id: string): Promise<OwnerBooking> {
    const { id: bookingId } = await process.findOwn('owner', userId, id);
    await snoozeBooking(needs, 'owner', bookingId);
    return reading.ownerBooking(userId, bookingId);
  }

  async function make(
    { userId, actingStaffId }: BookingSide,
    { id }: Pick<BookingRow, 'id'>,
    name: MoveName,
    why?: OwnerReason,
  ) {
    const said = { reason: why?.reason, comment: readText(why?.comment) };
    await process.move({ bookingId: id, name, actor: 'owner', actorId: userId, actingStaffId, ...said });
    return reading.ownerBooking(userId, id);
  }

  return { accept, refuse, cancel, cancelTogether, complete, snooze };
}

export type OwnerBookingsService = ReturnType<typeof createOwnerBookingsService>;

function wayOut({ state, starts_at }: BookingRow, now: Date): MoveName {
  if (state === 'CREATED_PRO') return 'drop';
  return starts_at <= now ? 'stop' : 'cancel';
}
