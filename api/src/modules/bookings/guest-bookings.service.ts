import type {
  CancelTogether,
  CancelTrip,
  CreateBooking,
  GuestBooking,
  UpdateBooking,
} from '@campavia/contracts';
import {
  parseDecimal,
  proofDeadline,
  formatDecimal,
  type Minor,
  type TransitionName,
  type Now,
} from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { Database } from '../../database/connect';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import { nowOf, type BookingRow } from './process/booking-facts';
import type { BookingProcess } from './booking-process.service';
import type { BookingParty } from './booking-party';
import type { BookingGuest, BookingCreator } from './create-booking';
import { readText } from './read-trip';
import { snoozeBooking } from './snooze-booking';
import { updateBooking } from './update-booking';

/** Reads bookings as visible to their guests. */
export interface GuestQueries {
  guestBooking(userId: number, id: number): Promise<GuestBooking>;
}

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  process: BookingProcess;
  creator: BookingCreator;
  queries: GuestQueries;
  /** The refund of a guest who cancels now, in the currency used. */
  refundDue: (transaction: Database, booking: BookingRow) => Promise<Minor>;
}

/** Actions of guests on their bookings. */
export function createGuestBookingsService(needs: Needs) {
  const { clock, process, creator, queries, refundDue } = needs;

  /** Creates a booking. @throws as `create` of the creator */
  async function create(form: CreateBooking, guest: BookingGuest): Promise<GuestBooking> {
    const { id } = await creator.create(form, guest);
    return queries.guestBooking(guest.userId, id);
  }

  /**
   * Updates the details that the guest entered for the trip and its driver.
   * @throws HttpError 404; 405 booking_in_wrong_state once it is sent or paid; InvalidFieldsError
   */
  async function update(userId: number, id: string, form: UpdateBooking): Promise<GuestBooking> {
    const { id: bookingId } = await process.findOwn('guest', userId, id);
    await updateBooking(needs, bookingId, form);
    return queries.guestBooking(userId, bookingId);
  }

  /**
   * Cancels a booking; an emergency only requests a proof and changes nothing else yet.
   * @throws HttpError 404; 405 booking_in_wrong_state, force_majeure_too_late, proof_is_waiting; 409 refund_changed
   * when the amount has changed
   */
  async function cancel(
    { userId, actingStaffId }: BookingParty,
    id: string,
    form: CancelTrip,
  ): Promise<GuestBooking> {
    const found = await process.findOwn('guest', userId, id);
    if (isReported(found, form.reason)) return queries.guestBooking(userId, found.id);
    const name = findCancelTransition(found, form.reason, nowOf(clock));
    const requested = { bookingId: found.id, name, actor: 'guest', actorId: userId, actingStaffId } as const;
    const details = { reason: form.reason, comment: readText(form.comment) };
    await process.transition({ ...requested, ...details }, async (transaction, booking) => {
      if (name === 'report_emergency') return;
      checkRefund(form, booking.paid, booking.paid === 0 ? 0 : await refundDue(transaction, booking));
    });
    return queries.guestBooking(userId, found.id);
  }

  /** Asks the owner to cancel together, or agrees when they asked. @throws HttpError 404; 405 together_not_asked */
  async function cancelTogether(
    { userId, actingStaffId }: BookingParty,
    id: string,
    { agrees }: CancelTogether,
  ): Promise<GuestBooking> {
    const { id: bookingId } = await process.findOwn('guest', userId, id);
    await process.cancelTogether({ actor: 'guest', actorId: userId, bookingId, actingStaffId, agrees });
    return queries.guestBooking(userId, bookingId);
  }

  /** Hides a booking from the guest's list for a while. @throws HttpError 404; 405 as `snoozeBooking` */
  async function snooze(userId: number, id: string): Promise<GuestBooking> {
    const found = await process.findOwn('guest', userId, id);
    await snoozeBooking(needs, 'guest', await queries.guestBooking(userId, found.id));
    return queries.guestBooking(userId, found.id);
  }

  return { create, update, cancel, cancelTogether, snooze };
}

export type GuestBookingsService = ReturnType<typeof createGuestBookingsService>;

// After a payment, the call must contain the refund that the guest was shown.
function checkRefund({ refund_total: shown }: CancelTrip, paid: Minor, due: Minor): void {
  if (shown === undefined && paid === 0) return;
  if (shown === undefined) throw new InvalidFieldsError({ refund_total: { id: 'field_required' } });
  if (parseDecimal(shown) === due) return;
  throw new HttpError(409, 'refund_changed', { refund_total: formatDecimal(due) });
}

/**
 * Whether the same emergency was reported already.
 * @throws HttpError 405 proof_is_waiting for another reason, because the verdict decides about the trip
 */
function isReported({ proof, proof_reason }: BookingRow, reason: CancelTrip['reason']): boolean {
  if (proof !== 'waiting') return false;
  if (proof_reason !== reason) throw new HttpError(405, 'proof_is_waiting');
  return true;
}

const DRAFTS: readonly BookingRow['state'][] = ['ABANDONED', 'CREATED_PRO'];
const BOOKED: readonly BookingRow['state'][] = ['TO_COME', 'TO_COME_NOT_PAID'];

/** The transition by which a guest cancels. @throws HttpError 405 force_majeure_too_late */
function findCancelTransition(
  { state, starts_at }: BookingRow,
  reason: CancelTrip['reason'],
  now: Now,
): TransitionName {
  if (DRAFTS.includes(state)) return 'drop';
  if (!BOOKED.includes(state)) return 'cancel';
  const mayProve = now.ms < proofDeadline({ startsAtMs: starts_at.getTime() }, now);
  if (reason === 'REASON_CORONA' && !mayProve) throw new HttpError(405, 'force_majeure_too_late');
  return reason === 'REASON_CORONA' || reason === 'REASON_OWNER' ? 'report_emergency' : 'cancel';
}
