import { momentOf } from '@campavia/domain';

import { isFree } from './calendar';
import { addedDays, grownDays, type Asked } from './days';
import { isAhead, isBooked } from './effective-state';
import { UPGRADES, ZONE, type Trip, type UpgradeReason, type ChangeRequest, type World } from './trip';

export type ChangeRequestKind = 'extension' | 'upgrade';

const EXTEND_UNTIL_HOUR = 18;

export function kindOf({ reason }: Pick<ChangeRequest, 'reason'>): ChangeRequestKind {
  return UPGRADES.some((upgrade) => upgrade === reason) ? 'upgrade' : 'extension';
}

/** The state that everybody sees of a request: what is overdue is over, and so is what its trip is too late for. */
export function effectiveRequest(
  changeRequest: ChangeRequest,
  trip: Trip,
  world: World,
): ChangeRequest['state'] {
  const { state, answerBy, payBy } = changeRequest;
  if (state !== 'GUEST_ASK' && state !== 'ACCEPTED') return state;
  if (!isTimely(changeRequest, trip, world)) return 'CANCEL_GUEST';
  if (state === 'GUEST_ASK') return (answerBy ?? 0) <= world.now ? 'CANCEL_OWNER' : state;
  return (payBy ?? 0) <= world.now ? 'CANCEL_GUEST' : state;
}

// Upgrades are sold until the trip begins, extensions until it is over.
function isTimely(changeRequest: ChangeRequest, trip: Trip, world: World): boolean {
  if (!isBooked(trip, world)) return false;
  return kindOf(changeRequest) === 'upgrade' ? isAhead(trip, world) : world.today <= trip.to;
}

/** The request of a kind that is not settled yet. */
export function openChangeRequest(
  trip: Trip,
  kind: ChangeRequestKind,
  world: World,
): ChangeRequest | undefined {
  return trip.changeRequests.find((changeRequest) => {
    const state = effectiveRequest(changeRequest, trip, world);
    return kindOf(changeRequest) === kind && (state === 'GUEST_ASK' || state === 'ACCEPTED');
  });
}

/** Whether the guest may ask for an extension: of what is booked, until the last evening, with nothing else to be decided. */
export function mayGrow(trip: Trip, world: World): boolean {
  const isInTime = world.now < momentOf(trip.to, EXTEND_UNTIL_HOUR, ZONE);
  return isInTime && isBooked(trip, world) && !trip.emergency && !openChangeRequest(trip, 'extension', world);
}

/** Whether an upgrade is offered: once, until the trip begins. */
export function isOffered(trip: Trip, reason: UpgradeReason, world: World): boolean {
  return isBooked(trip, world) && isAhead(trip, world) && !trip.emergency && !has(trip, reason);
}

function has({ chosen, changeRequests }: Trip, reason: UpgradeReason): boolean {
  if (reason === 'rental_cover') return chosen.cover;
  if (reason === 'second_driver') return chosen.secondDriver;
  return changeRequests.some(
    (changeRequest) => changeRequest.reason === reason && changeRequest.state === 'CONFIRMED',
  );
}

/** Whether days that were asked for are neither over nor somebody else's by now; who is on the way begins on no other. */
export function canStillHave(trip: Trip, asked: Asked, world: World): boolean {
  const added = addedDays(trip, asked);
  if (!added) return true;
  const { from } = grownDays(trip, asked);
  if (from !== trip.from && (from < world.today || trip.from <= world.today)) return false;
  return isFree({ ...trip, ...added }, world);
}
