import { momentOf } from '@campavia/domain';

import { isFree } from './calendar';
import { addedDays, changedDays, type Asked } from './days';
import { isAhead, isBooked } from './effective-state';
import { UPGRADES, ZONE, type Trip, type UpgradeReason, type ChangeRequest, type Model } from './trip';

export type ChangeRequestKind = 'extension' | 'upgrade';

const EXTEND_UNTIL_HOUR = 18;

export function kindOf({ reason }: Pick<ChangeRequest, 'reason'>): ChangeRequestKind {
  return UPGRADES.some((upgrade) => upgrade === reason) ? 'upgrade' : 'extension';
}

/** The effective state of a change request: passed deadlines and a trip that has begun or ended are applied. */
export function effectiveRequest(
  changeRequest: ChangeRequest,
  trip: Trip,
  model: Model,
): ChangeRequest['state'] {
  const { state, answerBy, payBy } = changeRequest;
  if (state !== 'GUEST_ASK' && state !== 'ACCEPTED') return state;
  if (!isTimely(changeRequest, trip, model)) return 'CANCEL_GUEST';
  if (state === 'GUEST_ASK') return (answerBy ?? 0) <= model.now ? 'CANCEL_OWNER' : state;
  return (payBy ?? 0) <= model.now ? 'CANCEL_GUEST' : state;
}

// Upgrades are sold until the trip begins, extensions until it ends.
function isTimely(changeRequest: ChangeRequest, trip: Trip, model: Model): boolean {
  if (!isBooked(trip, model)) return false;
  return kindOf(changeRequest) === 'upgrade' ? isAhead(trip, model) : model.today <= trip.to;
}

/** The open change request of a kind. */
export function openChangeRequest(
  trip: Trip,
  kind: ChangeRequestKind,
  model: Model,
): ChangeRequest | undefined {
  return trip.changeRequests.find((changeRequest) => {
    const state = effectiveRequest(changeRequest, trip, model);
    return kindOf(changeRequest) === kind && (state === 'GUEST_ASK' || state === 'ACCEPTED');
  });
}

/**
 * Whether the guest may request an extension: the trip is booked, its last evening has not passed, and no other
 * extension or emergency is open.
 */
export function canExtend(trip: Trip, model: Model): boolean {
  const isInTime = model.now < momentOf(trip.to, EXTEND_UNTIL_HOUR, ZONE);
  return isInTime && isBooked(trip, model) && !trip.emergency && !openChangeRequest(trip, 'extension', model);
}

/** Whether an upgrade is offered: once, until the trip begins. */
export function isOffered(trip: Trip, reason: UpgradeReason, model: Model): boolean {
  return isBooked(trip, model) && isAhead(trip, model) && !trip.emergency && !has(trip, reason);
}

function has({ chosen, changeRequests }: Trip, reason: UpgradeReason): boolean {
  if (reason === 'rental_cover') return chosen.cover;
  if (reason === 'second_driver') return chosen.secondDriver;
  return changeRequests.some(
    (changeRequest) => changeRequest.reason === reason && changeRequest.state === 'CONFIRMED',
  );
}

/**
 * Whether the added days are still available and not in the past; a trip that has begun can no longer begin on another
 * day.
 */
export function isStillAvailable(trip: Trip, asked: Asked, model: Model): boolean {
  const added = addedDays(trip, asked);
  if (!added) return true;
  const { from } = changedDays(trip, asked);
  if (from !== trip.from && (from < model.today || trip.from <= model.today)) return false;
  return isFree({ ...trip, ...added }, model);
}
