import type { ProofVerdict, StaffBooking, StaffCancel, StaffReason } from '@campavia/contracts';
import { parseDecimal, type Minor, type TransitionName } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { parseRowId } from '../../../core/parse-row-id';
import { InvalidFieldsError, HttpError } from '../../../core/http-errors';
import type { SignedIn } from '../../identity/signed-in.service';
import { isRefundApproved } from './approve-refund';
import type { BookingRow } from '../process/booking-facts';
import type { BookingProcess } from '../booking-process.service';
import { createBookingsStore } from '../bookings.store';
import type { BookingCompletion } from '../complete-booking';
import { withRetry } from '../../../database/with-retry';
import { readText } from '../read-trip';
import { createStaffBookingsStore } from './staff-bookings.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
  completion: BookingCompletion;
}

/** What staff do with bookings of others. */
export function createStaffBookingsService({ database, clock, process, completion }: Needs) {
  /**
   * Cancels a booking with a refund that staff name. A large amount is only proposed; the same call by another member
   * of the team then does it.
   * @throws HttpError 404; 405 booking_in_wrong_state, second_person_needed; InvalidFieldsError
   */
  async function cancel(who: SignedIn, id: string, form: StaffCancel): Promise<StaffBooking | 'proposed'> {
    const bookingId = await requireSupport(who, id);
    const refundTotal = parseDecimal(form.refund_total);
    return withRetry(database, async (transaction) => {
      const booking = await process.lock(transaction, bookingId);
      checkAmount(refundTotal, booking);
      const proposal = { by: who.userId, amount: refundTotal, at: clock.now() };
      if (!(await isRefundApproved(transaction, booking, proposal))) return 'proposed';
      const details = { reason: form.reason, comment: readText(form.comment), refundTotal };
      const requested = {
        bookingId,
        name: 'cancel',
        actor: 'staff',
        actorId: who.userId,
        ...details,
      } as const;
      return toStaffBooking(await process.transitionWithin(transaction, requested));
    });
  }

  /** Ends a trip in progress: unused days are refunded. @throws HttpError 404; 405 booking_in_wrong_state */
  function stop(who: SignedIn, id: string, why: StaffReason): Promise<StaffBooking> {
    return apply(who, id, { name: 'stop', ...why });
  }

  /** Drops a booking that was never sent. @throws HttpError 404; 405 booking_in_wrong_state */
  function drop(who: SignedIn, id: string, why: StaffReason): Promise<StaffBooking> {
    return apply(who, id, { name: 'drop', ...why });
  }

  /** Accepts or refuses the proof of an emergency. @throws HttpError 404; 405 booking_in_wrong_state without one */
  function reviewProof(who: SignedIn, id: string, { verdict, comment }: ProofVerdict): Promise<StaffBooking> {
    return apply(who, id, { name: verdict === 'accepted' ? 'accept_proof' : 'refuse_proof', comment });
  }

  /**
   * Sends a booking that was created on behalf of a guest.
   * @throws HttpError 404; 405 booking_in_wrong_state; StayRefused when the trip cannot be had any more
   */
  async function complete(who: SignedIn, id: string): Promise<StaffBooking> {
    const booking = await createBookingsStore(database).find(await requireSupport(who, id));
    if (!booking) throw new HttpError(404, 'booking_not_found');
    return toStaffBooking(await completion.complete(booking, { actor: 'staff', actorId: who.userId }));
  }

  async function apply(
    who: SignedIn,
    id: string,
    { name, reason, comment }: StaffAction,
  ): Promise<StaffBooking> {
    const requested = {
      bookingId: await requireSupport(who, id),
      name,
      actor: 'staff',
      actorId: who.userId,
    } as const;
    return toStaffBooking(await process.transition({ ...requested, reason, comment: readText(comment) }));
  }

  /** The id of a booking, for the support team only. @throws HttpError 404 booking_not_found */
  async function requireSupport({ userId, isStaff }: SignedIn, id: string): Promise<number> {
    // Staff who act as somebody else have the rights of that person only.
    const isSupport = isStaff && (await createStaffBookingsStore(database).isSupporter(userId));
    const bookingId = parseRowId(id);
    if (!isSupport || bookingId === 0) throw new HttpError(404, 'booking_not_found');
    return bookingId;
  }

  return { cancel, stop, drop, reviewProof, complete };
}

export type StaffBookingsService = ReturnType<typeof createStaffBookingsService>;

interface StaffAction extends Partial<StaffReason> {
  name: TransitionName;
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
