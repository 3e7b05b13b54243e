import type { CancelTrip, GuestBooking } from '@campavia/contracts';
import {
  EMERGENCY_REASONS,
  GUEST_CANCEL_REASONS,
  momentMs,
  proofDeadline,
  type GuestCancelReason,
} from '@campavia/domain';

/** `proof`: staff are reviewing the reason. `trip`: it cannot be cancelled; its own page says why. */
export type CancelView = 'form' | 'proof' | 'cancelled' | 'trip';

type CancelFields = Pick<GuestBooking, 'state' | 'buttons' | 'emergency_proof_in_validation'>;

/** What the cancellation page of a trip shows. */
export function findCancelView(trip: CancelFields): CancelView {
  if (isCancelled(trip)) return 'cancelled';
  if (trip.emergency_proof_in_validation) return 'proof';
  return trip.buttons.includes('cancel') || trip.buttons.includes('drop') ? 'form' : 'trip';
}

export function isCancelled({ state }: Pick<GuestBooking, 'state'>): boolean {
  return state.startsWith('CANCELLED_');
}

/** Whether staff are reviewing the proof of an emergency; a trip cancelled meanwhile needs none. */
export function isProofWaiting(trip: CancelFields): boolean {
  return findCancelView(trip) === 'proof';
}

/** Whether the trip has a refund page; else its own page is shown. */
export function hasRefundPage(trip: CancelFields): boolean {
  return isCancelled(trip) || isProofWaiting(trip);
}

export function isPaid({ paid }: Pick<GuestBooking, 'paid'>): boolean {
  return Number(paid) > 0;
}

const BOOKED: readonly GuestBooking['state'][] = ['TO_COME', 'TO_COME_NOT_PAID'];

/** Whether a booked trip is cancelled only once the reason is proven. */
export function needsProof(
  { state }: Pick<GuestBooking, 'state'>,
  reason: GuestCancelReason | undefined,
): boolean {
  return BOOKED.includes(state) && EMERGENCY_REASONS.some((emergency) => emergency === reason);
}

export interface ReasonChoice {
  reason: GuestCancelReason;
  /** Milliseconds since 1970 until which it can be proven; undefined where that does not end before the trip. */
  proofByMs?: number;
  isTooLate: boolean;
}

/** The most frequent reason first, those that require a proof last. */
const ORDER: readonly GuestCancelReason[] = [
  ...(['REASON_OTHER', 'CANCEL_HOLIDAYS', 'REASON_OWNER', 'REASON_CORONA', 'DUPLICATE'] as const),
  ...(['COMPETITORS', 'OTHER_COMPETITORS', 'REASON_CASUALTY'] as const),
];

/** Every reason a guest can give. */
export function listReasons(
  trip: Pick<GuestBooking, 'state' | 'date_time_from'>,
  nowMs: number,
): ReasonChoice[] {
  return ORDER.map((reason) => {
    if (reason !== 'REASON_CORONA' || !needsProof(trip, reason)) return { reason, isTooLate: false };
    const proofByMs = proofDeadline({ startsAtMs: momentMs(trip.date_time_from) }, {});
    return { reason, proofByMs, isTooLate: nowMs >= proofByMs };
  });
}

export function readReason(value: string | undefined): GuestCancelReason | undefined {
  return GUEST_CANCEL_REASONS.find((reason) => reason === value);
}

/** Whether the guest can claim what is not refunded from the insurer once the trip is cancelled. */
export function isInsured(
  trip: Pick<GuestBooking, 'cancel_insurance' | 'paid'>,
  reason: GuestCancelReason | undefined,
): boolean {
  return trip.cancel_insurance && isPaid(trip) && reason === 'REASON_OTHER';
}

export const MAX_COMMENT_LENGTH = 2000;

/** How many characters a comment has too many, as the api counts them. */
export function countExcess(comment: string): number {
  return Math.max(0, [...comment].length - MAX_COMMENT_LENGTH);
}

/** The request of the api; with the refund only if money was paid. */
export function buildCancellation(
  given: { reason: GuestCancelReason; comment: string },
  refundTotal: string | undefined,
): CancelTrip {
  const comment = given.comment.trim();
  return {
    reason: given.reason,
    ...(comment !== '' && { comment }),
    ...(refundTotal !== undefined && { refund_total: refundTotal }),
  };
}
