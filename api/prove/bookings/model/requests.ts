import { addDays, momentOf } from '@campavia/domain';

import { isFree } from './calendar';
import { addedDays, allDays, changedDays, type Asked } from './days';
import { settleFree } from './pay-request';
import type { Answer } from './step';
import { DAY, HOUR, ZONE, type ExtensionReason, type Trip, type UpgradeReason } from './trip';
import type { ChangeRequest, Model } from './trip';
import { kmOf, priceOfExtension, priceOfUpgrade } from './request-price';
import {
  isStillAvailable,
  isOffered,
  kindOf,
  canExtend,
  openChangeRequest,
  effectiveRequest,
  type ChangeRequestKind,
} from './request-state';

const ANSWER_UNTIL_HOUR = 20;

/** Requests an extension from the owner. */
export function requestExtension(
  trip: Trip,
  { id, ...asked }: Asked<ExtensionReason> & Pick<ChangeRequest, 'id'>,
  model: Model,
): Answer {
  if (!canExtend(trip, model) || isNoIncrease(trip, asked)) return { status: 405 };
  if (!isExtensionOffered(trip, asked, model)) return { status: 400 };
  const lastEvening = momentOf(trip.to, ANSWER_UNTIL_HOUR, ZONE);
  const answerBy = Math.min(model.now + 48 * HOUR, lastEvening);
  begin(trip, { ...newRequest(id), ...asked, ...priceOfExtension(trip, asked), answerBy }, model);
  return { status: 201, second: 200 };
}

/** Adds an upgrade, which needs no consent of the owner. */
export function applyUpgrade(
  trip: Trip,
  { id, reason }: { id: number; reason: UpgradeReason },
  model: Model,
): Answer {
  if (!isOffered(trip, reason, model) || openChangeRequest(trip, 'upgrade', model)) return { status: 405 };
  const changeRequest: ChangeRequest = {
    ...newRequest(id),
    reason,
    days: 0,
    ...priceOfUpgrade(trip, reason),
  };
  begin(trip, { ...changeRequest, state: 'ACCEPTED', payBy: model.now + DAY }, model);
  settleFree(trip, model);
  return { status: 201, second: 200 };
}

function newRequest(id: number): Omit<ChangeRequest, 'reason' | 'days' | 'price' | 'ofDays'> {
  return { id, state: 'GUEST_ASK', answerBy: null, payBy: null, heldUntil: 0 };
}

function begin(trip: Trip, changeRequest: ChangeRequest, model: Model): void {
  storeEffectiveRequests(trip, model, kindOf(changeRequest));
  trip.changeRequests.push(changeRequest);
}

/** The owner accepts or refuses an extension; returns the expected status. */
export function answerExtension(trip: Trip, answer: 'accept' | 'refuse', model: Model): number {
  const changeRequest = openChangeRequest(trip, 'extension', model);
  if (changeRequest?.state !== 'GUEST_ASK') return 405;
  if (answer === 'refuse') changeRequest.state = 'CANCEL_OWNER';
  else if (!isStillAvailable(trip, changeRequest, model)) return 405;
  else Object.assign(changeRequest, { state: 'ACCEPTED', payBy: model.now + DAY });
  settleFree(trip, model);
  return 200;
}

/** Withdraws an open change request; returns the expected status. */
export function withdrawRequest(trip: Trip, kind: ChangeRequestKind, model: Model): number {
  const changeRequest = openChangeRequest(trip, kind, model);
  if (!changeRequest) return 405;
  Object.assign(changeRequest, { state: 'CANCEL_GUEST', heldUntil: 0 });
  return 200;
}

/** Stores the effective state of change requests of one kind, or of both. */
export function storeEffectiveRequests(trip: Trip, model: Model, kind?: ChangeRequestKind): void {
  for (const changeRequest of trip.changeRequests) {
    const state = effectiveRequest(changeRequest, trip, model);
    if (state === changeRequest.state || (kind && kindOf(changeRequest) !== kind)) continue;
    Object.assign(changeRequest, { state, heldUntil: 0 });
  }
}

// Fewer or equally many kilometres are not an extension.
function isNoIncrease({ chosen }: Trip, asked: Asked): boolean {
  const km = kmOf(asked);
  const many = (each: number) => (each === 0 ? Infinity : each);
  return km !== undefined && many(km) <= many(chosen.km);
}

// New days must not be in the past, must be within the booking horizon of the camper, and must be adjacent and free.
function isExtensionOffered(trip: Trip, asked: Asked<ExtensionReason>, model: Model): boolean {
  if (asked.reason === 'km_unlimited') return trip.camper.hasUnlimited;
  if (kmOf(asked) === undefined && asked.days === 0) return false;
  const { to } = changedDays(trip, asked);
  const latest = addDays(model.today, trip.camper.maxDaysAhead);
  const isNear = to <= latest || to <= trip.to;
  if (!addedDays(trip, asked)) return true;
  return (
    isNear && isStillAvailable(trip, asked, model) && isFree({ ...trip, ...allDays(trip, asked) }, model)
  );
}
