import { daysBetween, type MetaState } from '@campavia/domain';

import { isHiddenFromOwner, seen } from './effective-state';
import type { Trip, World } from './trip';
import { effectiveRequest } from './request-state';

/** The tab in which one of the two sides finds it; nothing when they do not. */
export function tabOf(trip: Trip, side: 'guest' | 'owner', world: World): MetaState | undefined {
  if (side === 'owner' && isHiddenFromOwner(trip, world)) return undefined;
  const state = seen(trip, world);
  const sinceEnd = state === 'TO_COME' ? daysBetween(trip.to, world.today) : 0;
  if (sinceEnd > 14) return 'archived';
  if (sinceEnd > 0 || wantsAction(trip, side, world)) return todo(trip, side, world);
  if (waitsForOther(trip, side, world)) return 'waiting';
  return state.startsWith('TO_COME') ? 'confirmed' : 'archived';
}

function waitsForOther(trip: Trip, side: 'guest' | 'owner', world: World): boolean {
  const state = seen(trip, world);
  return side === 'owner' ? state === 'ACCEPTED' : state === 'VALIDATED' || waitsForOwner(trip, world);
}

function wantsAction(trip: Trip, side: 'guest' | 'owner', world: World): boolean {
  const state = seen(trip, world);
  if (side === 'owner') return state === 'VALIDATED' || waitsForOwner(trip, world);
  if (state === 'VALIDATED') return trip.camper.isInstant;
  if (state === 'TO_COME_NOT_PAID') return trip.second?.state === 'failed';
  return state === 'ABANDONED' || state === 'ACCEPTED';
}

function waitsForOwner(trip: Trip, world: World): boolean {
  return trip.changeRequests.some(
    (changeRequest) => effectiveRequest(changeRequest, trip, world) === 'GUEST_ASK',
  );
}

function todo({ snoozedUntil }: Trip, side: 'guest' | 'owner', { now }: World): MetaState {
  return side === 'guest' && snoozedUntil !== null && now < snoozedUntil ? 'waiting' : 'to_do';
}
