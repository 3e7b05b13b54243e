import { daysBetween, type MetaState } from '@campavia/domain';

import { isHiddenFromOwner, effectiveState } from './effective-state';
import type { Trip, Model } from './trip';
import { effectiveRequest } from './request-state';

/** The tab in which the guest or owner finds the trip; undefined when it is hidden. */
export function tabOf(trip: Trip, side: 'guest' | 'owner', model: Model): MetaState | undefined {
  if (side === 'owner' && isHiddenFromOwner(trip, model)) return undefined;
  const state = effectiveState(trip, model);
  const sinceEnd = state === 'TO_COME' ? daysBetween(trip.to, model.today) : 0;
  if (sinceEnd > 14) return 'archived';
  if (sinceEnd > 0 || wantsAction(trip, side, model)) return todo(trip, side, model);
  if (waitsForOther(trip, side, model)) return 'waiting';
  return state.startsWith('TO_COME') ? 'confirmed' : 'archived';
}

function waitsForOther(trip: Trip, side: 'guest' | 'owner', model: Model): boolean {
  const state = effectiveState(trip, model);
  return side === 'owner' ? state === 'ACCEPTED' : state === 'VALIDATED' || waitsForOwner(trip, model);
}

function wantsAction(trip: Trip, side: 'guest' | 'owner', model: Model): boolean {
  const state = effectiveState(trip, model);
  if (side === 'owner') return state === 'VALIDATED' || waitsForOwner(trip, model);
  if (state === 'VALIDATED') return trip.camper.isInstant;
  if (state === 'TO_COME_NOT_PAID') return trip.second?.state === 'failed';
  return state === 'ABANDONED' || state === 'ACCEPTED';
}

function waitsForOwner(trip: Trip, model: Model): boolean {
  return trip.changeRequests.some(
    (changeRequest) => effectiveRequest(changeRequest, trip, model) === 'GUEST_ASK',
  );
}

function todo({ snoozedUntil }: Trip, side: 'guest' | 'owner', { now }: Model): MetaState {
  return side === 'guest' && snoozedUntil !== null && now < snoozedUntil ? 'waiting' : 'to_do';
}
