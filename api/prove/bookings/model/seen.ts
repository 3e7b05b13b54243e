import { addDays, daysBetween, type BookingState, type MetaState } from '@campavia/domain';

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

/** Whether the owner never hears of it. */
export function isHiddenFromOwner(trip: Trip, world: World): boolean {
  const state = seen(trip, world);
  if (trip.confirmedAt !== null || state === 'CANCELLED_OWNER') return false;
  return trip.camper.isInstant || !trip.wasSent || state === 'ABANDONED';
}

/** The tab in which one of the two sides finds it; nothing when they do not. */
export function tabOf(trip: Trip, side: 'guest' | 'owner', world: World): MetaState | undefined {
  if (side === 'owner' && isHiddenFromOwner(trip, world)) return undefined;
  const state = seen(trip, world);
  const sinceEnd = state === 'TO_COME' ? daysBetween(trip.to, world.today) : 0;
  if (sinceEnd > 14) return 'archived';
  if (sinceEnd > 0 || wantsDeed(trip, side, world)) return todo(trip, side, world);
  if (state === (side === 'guest' ? 'VALIDATED' : 'ACCEPTED')) return 'waiting';
  return state.startsWith('TO_COME') ? 'confirmed' : 'archived';
}

function wantsDeed(trip: Trip, side: 'guest' | 'owner', world: World): boolean {
  const state = seen(trip, world);
  if (side === 'owner') return state === 'VALIDATED';
  if (state === 'VALIDATED') return trip.camper.isInstant;
  if (state === 'TO_COME_NOT_PAID') return trip.second?.state === 'failed';
  return state === 'ABANDONED' || state === 'ACCEPTED';
}

function todo({ snoozedUntil }: Trip, side: 'guest' | 'owner', { now }: World): MetaState {
  return side === 'guest' && snoozedUntil !== null && now < snoozedUntil ? 'waiting' : 'to_do';
}
