import { addDays, type BookingState } from '@campavia/domain';

import type { Trip, Model } from './trip';

/** The effective state: passed deadlines are applied, whether a job has stored that or not. */
export function effectiveState(trip: Trip, model: Model): BookingState {
  const by = deadlineOf(trip);
  if (by !== null && by <= model.now) return 'ACCEPTED_EXP';
  return hasMissedInstalment(trip, model) ? 'CANCELLED_GUEST' : trip.state;
}

/** Deadline for the owner's answer or the payment; null when neither is due. */
function deadlineOf({ state, camper, answerBy, payBy }: Trip): number | null {
  if (state === 'ACCEPTED') return payBy;
  if (state !== 'VALIDATED') return null;
  return camper.isInstant ? payBy : answerBy;
}

function hasMissedInstalment({ state, second, from }: Trip, { today }: Model): boolean {
  const isMissing = state === 'TO_COME_NOT_PAID' && second?.state === 'failed';
  return isMissing && today >= addDays(from, -20);
}

/** Whether the owner never sees the trip. */
export function isHiddenFromOwner(trip: Trip, model: Model): boolean {
  const state = effectiveState(trip, model);
  if (trip.confirmedAt !== null || state === 'CANCELLED_OWNER') return false;
  return trip.camper.isInstant || !trip.wasSent || state === 'ABANDONED';
}

/** Whether it is confirmed, fully or partly paid. */
export function isBooked(trip: Trip, model: Model): boolean {
  return effectiveState(trip, model).startsWith('TO_COME');
}

/** Whether a trip has not begun. */
export function isAhead({ startsAt }: Trip, { now }: Model): boolean {
  return now < startsAt;
}
