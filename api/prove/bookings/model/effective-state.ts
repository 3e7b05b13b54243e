import { addDays, type BookingState } from '@campavia/domain';

import type { Trip, World } from './trip';

/** The state that everybody sees: what is overdue is over, whether it was written down or not. */
export function seen(trip: Trip, world: World): BookingState {
  const by = termOf(trip);
  if (by !== null && by <= world.now) return 'ACCEPTED_EXP';
  return hasLostHalf(trip, world) ? 'CANCELLED_GUEST' : trip.state;
}

/** Until when somebody has to answer or to pay; nothing once that is done. */
function termOf({ state, camper, answerBy, payBy }: Trip): number | null {
  if (state === 'ACCEPTED') return payBy;
  if (state !== 'VALIDATED') return null;
  return camper.isInstant ? payBy : answerBy;
}

function hasLostHalf({ state, second, from }: Trip, { today }: World): boolean {
  const isMissing = state === 'TO_COME_NOT_PAID' && second?.state === 'failed';
  return isMissing && today >= addDays(from, -20);
}

/** Whether the owner is never notified. */
export function isHiddenFromOwner(trip: Trip, world: World): boolean {
  const state = seen(trip, world);
  if (trip.confirmedAt !== null || state === 'CANCELLED_OWNER') return false;
  return trip.camper.isInstant || !trip.wasSent || state === 'ABANDONED';
}

/** Whether it is booked, whole or half paid. */
export function isBooked(trip: Trip, world: World): boolean {
  return seen(trip, world).startsWith('TO_COME');
}

/** Whether a trip has not begun. */
export function isAhead({ startsAt }: Trip, { now }: World): boolean {
  return now < startsAt;
}
