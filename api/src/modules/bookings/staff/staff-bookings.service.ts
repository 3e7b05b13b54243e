import type { ProofVerdict, StaffBooking, StaffCancel, StaffReason } from '@campavia/contracts';
import { parseDecimal, type TransitionName } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { HttpError } from '../../../core/http-errors';
import type { SignedIn } from '../../identity/signed-in.service';
import { isRefundApproved } from './approve-refund';
import type { BookingRow } from '../process/booking-facts';
import type { BookingProcess } from '../booking-process.service';
import { createBookingsStore } from '../bookings.store';
import type { BookingCompletion } from '../complete-booking';
import { withRetry } from '../../../database/with-retry';
import { readText } from '../read-trip';
import { recordRefund } from './record-refund';
import { checkAmount, requireCancellable, requireUninvolved, requireSupporter } from './require-refundable';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
  completion: BookingCompletion;
}

/** Actions of staff on bookings of others. */
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
      const { reason } = form;
      const comment = readText(form.comment);
      const named = { by: who.userId, amount: refundTotal, at: clock.now(), reason, comment: comment ?? '' };
      requireUninvolved(booking, who.userId);
      checkAmount(refundTotal, booking);
      requireCancellable(booking, clock);
      if (!(await isRefundApproved(transaction, booking, named))) {
        await recordRefund(transaction, 'refund_proposed', booking, named);
        return 'proposed';
      }
      await recordRefund(transaction, 'booking_cancelled', booking, named);
      const details = { reason, comment, refundTotal };
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

  /** Deletes a booking that was never sent. @throws HttpError 404; 405 booking_in_wrong_state */
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

  function requireSupport(who: SignedIn, id: string): Promise<number> {
    return requireSupporter(database, who, id);
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
