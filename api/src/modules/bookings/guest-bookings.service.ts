import type { CancelTrip, CreateBooking, GuestBooking, UpdateBooking } from '@campavia/contracts';
import {
  parseDecimal,
  proofTerm,
  formatDecimal,
  type Minor,
  type MoveName,
  type Now,
} from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import type { BookingRow } from './booking-facts';
import type { BookingProcess } from './booking-process.service';
import type { BookingSide } from './booking-side';
import type { Booker, BookingBeginner } from './create-booking';
import { nowOf } from './now-of';
import { readText } from './read-trip';
import { snoozeBooking } from './snooze-booking';
import { tellOfTrip } from './tell-of-trip';

/** How a guest's bookings are shown to them. */
export interface GuestReading {
  guestBooking(userId: number, id: number): Promise<GuestBooking>;
}

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
  beginner: BookingBeginner;
  reading: GuestReading;
  /** What comes back to a guest who cancels now, in the currency used. */
  refundDue: (transaction: Database, booking: BookingRow) => Promise<Minor>;
}

/** What guests do with their bookings. */
export function createGuestBookingsService(needs: Needs) {
  const { clock, process, beginner, reading, refundDue } = needs;

  /** Begins a booking. @throws as the beginner */
  async function create(form: CreateBooking, booker: Booker): Promise<GuestBooking> {
    const { id } = await beginner.create(form, booker);
    return reading.guestBooking(booker.userId, id);
  }

  /**
   * Changes what the guest tells of the trip and of who drives.
   * @throws HttpError 404; 405 booking_in_wrong_state once it is sent or paid; InvalidFieldsError
   */
  async function update(userId: number, id: string, form: UpdateBooking): Promise<GuestBooking> {
    const { id: bookingId } = await process.findOwn('guest', userId, id);
    await tellOfTrip(needs, bookingId, form);
    return reading.guestBooking(userId, bookingId);
  }

  /**
   * Calls a booking off; with an emergency as the reason a proof is asked for and nothing else changes yet.
   * @throws HttpError 404; 405 booking_in_wrong_state, force_majeure_too_late; 409 refund_changed when the amount is
   * another one now
   */
  async function cancel(
    { userId, actingStaffId }: BookingSide,
    id: string,
    form: CancelTrip,
  ): Promise<GuestBooking> {
    const found = await process.findOwn('guest', userId, id);
    const name = wayOut(found, form.reason, nowOf(clock));
    const asked = { bookingId: found.id, name, actor: 'guest', actorId: userId, actingStaffId } as const;
    const said = { reason: form.reason, comment: readText(form.comment) };
    await process.move({ ...asked, ...said }, async (transaction, booking) => {
      if (name === 'report_emergency') return;
      checkRefund(form, booking.paid, booking.paid === 0 ? 0 : await refundDue(transaction, booking));
    });
    return reading.guestBooking(userId, found.id);
  }

  /** Asks the owner to call it off together, or agrees when they asked. @throws HttpError 404, 405 */
  async function cancelTogether({ userId, actingStaffId }: BookingSide, id: string): Promise<GuestBooking> {
    const { id: bookingId } = await process.findOwn('guest', userId, id);
    await process.agree({ actor: 'guest', actorId: userId, bookingId, actingStaffId });
    return reading.guestBooking(userId, bookingId);
  }

  /** Keeps a booking out of the way for a while. @throws HttpError 404 */
  async function snooze(userId: number, id: string): Promise<GuestBooking> {
    const found = await process.findOwn('guest', userId, id);
    await snoozeBooking(needs, 'guest', found.id);
    return reading.guestBooking(userId, found.id);
  }

  return { create, update, cancel, cancelTogether, snooze };
}

export type GuestBookingsService = ReturnType<typeof createGuestBookingsService>;

// Whoever has paid says what they were told they get back.
function checkRefund({ refund_total: told }: CancelTrip, paid: Minor, due: Minor): void {
  if (told === undefined && paid === 0) return;
  if (told === undefined) throw new InvalidFieldsError({ refund_total: { id: 'field_required' } });
  if (parseDecimal(told) === due) return;
  throw new HttpError(409, 'refund_changed', { refund_total: formatDecimal(due) });
}

const DRAFTS: readonly BookingRow['state'][] = ['ABANDONED', 'CREATED_PRO'];
const BOOKED: readonly BookingRow['state'][] = ['TO_COME', 'TO_COME_NOT_PAID'];

/** The move by which a guest leaves. @throws HttpError 405 force_majeure_too_late */
function wayOut({ state, starts_at }: BookingRow, reason: CancelTrip['reason'], now: Now): MoveName {
  if (DRAFTS.includes(state)) return 'drop';
  if (!BOOKED.includes(state)) return 'cancel';
  const mayProve = now.ms < proofTerm({ startsAtMs: starts_at.getTime() }, now);
  if (reason === 'REASON_CORONA' && !mayProve) throw new HttpError(405, 'force_majeure_too_late');
  return reason === 'REASON_CORONA' || reason === 'REASON_OWNER' ? 'report_emergency' : 'cancel';
}
