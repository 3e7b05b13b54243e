import type { ProofVerdict, StaffBooking, StaffCancel, StaffReason } from '@campavia/contracts';
import { parseDecimal, type Minor, type MoveName } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import type { SignedIn } from '../identity/signed-in.service';
import { isRefundAgreed } from './agree-refund';
import type { BookingRow } from './booking-facts';
import type { BookingProcess } from './booking-process.service';
import { createBookingsStore } from './bookings.store';
import type { Completing } from './complete-booking';
import { inTransaction } from './in-transaction';
import { readText } from './read-trip';
import { createStaffBookingsStore } from './staff-bookings.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
  completing: Completing;
}

const LARGEST_ID = 2_147_483_647;

/** What staff do with bookings of others. */
export function createStaffBookingsService({ database, clock, process, completing }: Needs) {
  /**
   * Cancels a booking and gives back what staff name. A large amount is only proposed; the same call by somebody
   * else of the team then does it.
   * @throws HttpError 404; 405 booking_in_wrong_state, second_person_needed; InvalidFieldsError
   */
  async function cancel(who: SignedIn, id: string, form: StaffCancel): Promise<StaffBooking | 'proposed'> {
    const bookingId = await admit(who, id);
    const refundTotal = parseDecimal(form.refund_total);
    return inTransaction(database, async (transaction) => {
      const booking = await process.lock(transaction, bookingId);
      checkAmount(refundTotal, booking);
      const named = { by: who.userId, amount: refundTotal, at: clock.now() };
      if (!(await isRefundAgreed(transaction, booking, named))) return 'proposed';
      const said = { reason: form.reason, comment: readText(form.comment), refundTotal };
      const asked = { bookingId, name: 'cancel', actor: 'staff', actorId: who.userId, ...said } as const;
      return toStaffBooking(await process.within(transaction, asked));
    });
  }

  /** Ends a trip that is under way: unused days go back. @throws HttpError 404; 405 booking_in_wrong_state */
  function stop(who: SignedIn, id: string, why: StaffReason): Promise<StaffBooking> {
    return make(who, id, { name: 'stop', ...why });
  }

  /** Drops what was never sent. @throws HttpError 404; 405 booking_in_wrong_state */
  function drop(who: SignedIn, id: string, why: StaffReason): Promise<StaffBooking> {
    return make(who, id, { name: 'drop', ...why });
  }

  /** Judges the proof of an emergency. @throws HttpError 404; 405 booking_in_wrong_state while none is waited for */
  function judge(who: SignedIn, id: string, { verdict, comment }: ProofVerdict): Promise<StaffBooking> {
    return make(who, id, { name: verdict === 'accepted' ? 'accept_proof' : 'refuse_proof', comment });
  }

  /**
   * Sends what was put together on behalf of a guest.
   * @throws HttpError 404; 405 booking_in_wrong_state; StayRefused when the trip cannot be had any more
   */
  async function complete(who: SignedIn, id: string): Promise<StaffBooking> {
    const booking = await createBookingsStore(database).find(await admit(who, id));
    if (!booking) throw new HttpError(404, 'booking_not_found');
    return toStaffBooking(await completing.complete(booking, { actor: 'staff', actorId: who.userId }));
  }

  async function make(who: SignedIn, id: string, { name, reason, comment }: Wish): Promise<StaffBooking> {
    const asked = { bookingId: await admit(who, id), name, actor: 'staff', actorId: who.userId } as const;
    return toStaffBooking(await process.move({ ...asked, reason, comment: readText(comment) }));
  }

  /** The number of a booking, for the support team alone. @throws HttpError 404 booking_not_found */
  async function admit({ userId, isStaff }: SignedIn, id: string): Promise<number> {
    // Staff who act as somebody else are that person.
    const isSupport = isStaff && (await createStaffBookingsStore(database).isSupporter(userId));
    const bookingId = /^\d{1,10}$/.test(id) ? Number(id) : NaN;
    if (!isSupport || !(bookingId <= LARGEST_ID)) throw new HttpError(404, 'booking_not_found');
    return bookingId;
  }

  return { cancel, stop, drop, judge, complete };
}

export type StaffBookingsService = ReturnType<typeof createStaffBookingsService>;

interface Wish extends Partial<StaffReason> {
  name: MoveName;
}

function toStaffBooking({ id, state }: BookingRow): StaffBooking {
  return { id, state };
}

function checkAmount(amount: Minor, { paid, refunded }: BookingRow): void {
  if (amount < 0)
    throw new InvalidFieldsError({ refund_total: { id: 'field_at_least', values: { limit: 0 } } });
  const limit = (paid - refunded) / 100;
  if (amount > paid - refunded) {
    throw new InvalidFieldsError({ refund_total: { id: 'field_at_most', values: { limit } } });
  }
}
