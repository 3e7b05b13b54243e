import type { BookingFacts, ProofStatus } from './facts';
import type { BookingState } from './states';

type Stage = Pick<BookingFacts, 'state' | 'isInstant'>;

/** Whether a page offers to pay a booking. */
export function isPayable({ state }: Pick<Stage, 'state'>): boolean {
  return state === 'ACCEPTED' || state === 'TO_COME_NOT_PAID';
}

/** Whether a booking accepts payments: those that pages offer, and a sent instant booking. */
export function takesPayment({ state, isInstant }: Stage): boolean {
  return isPayable({ state }) || (state === 'VALIDATED' && isInstant);
}

/** Whether the guest may still change the choices. */
export function isUpdatable({ state, isInstant }: Stage): boolean {
  return state === 'ABANDONED' || state === 'ACCEPTED' || (state === 'VALIDATED' && isInstant);
}

/** Whether the owner may refuse the booking. */
export function isRefusable({ state }: Pick<Stage, 'state'>): boolean {
  return state === 'VALIDATED' || state === 'ACCEPTED' || state === 'TO_COME_NOT_PAID';
}

/** Whether the guest may request a change of the trip: permitted, and no emergency awaits a decision. */
export function mayExtend(trip: { canCreateExtensions: boolean; proof: ProofStatus }): boolean {
  return trip.canCreateExtensions && trip.proof !== 'waiting';
}

/** Whether a trip page offers similar campers. */
export function mayOfferOtherCampers({ state }: Pick<Stage, 'state'>): boolean {
  return state === 'VALIDATED';
}

/** Whether the guest claims the rest of the money from the insurer: their own cancellation, insured, other reasons. */
export function hasExternalRefund(trip: {
  state: BookingState;
  hasCancelInsurance: boolean;
  reason: string | null;
}): boolean {
  return trip.state === 'CANCELLED_GUEST' && trip.hasCancelInsurance && trip.reason === 'REASON_OTHER';
}
