import { addDays, momentOf } from '@campavia/domain';

import { isFree } from './calendar';
import { addedDays, allDays, grownDays, type Asked } from './days';
import { settleFree } from './pay-request';
import type { Answer } from './step';
import { DAY, HOUR, ZONE, type ExtensionReason, type Trip, type UpgradeReason } from './trip';
import type { ChangeRequest, World } from './trip';
import { kmOf, priceOfExtension, priceOfUpgrade } from './request-price';
import {
  canStillHave,
  isOffered,
  kindOf,
  mayGrow,
  openChangeRequest,
  effectiveRequest,
  type ChangeRequestKind,
} from './request-state';

const ANSWER_UNTIL_HOUR = 20;

/** Asks the owner for an extension, which has a number once it may be had. */
export function requestExtension(
  trip: Trip,
  { id, ...asked }: Asked<ExtensionReason> & Pick<ChangeRequest, 'id'>,
  world: World,
): Answer {
  if (!mayGrow(trip, world) || isNoMore(trip, asked)) return { status: 405 };
  if (!areOffered(trip, asked, world)) return { status: 400 };
  const lastEvening = momentOf(trip.to, ANSWER_UNTIL_HOUR, ZONE);
  const answerBy = Math.min(world.now + 48 * HOUR, lastEvening);
  begin(trip, { ...fresh(id), ...asked, ...priceOfExtension(trip, asked), answerBy }, world);
  return { status: 201, second: 200 };
}

/** Takes an upgrade, which no owner is asked for. */
export function applyUpgrade(
  trip: Trip,
  { id, reason }: { id: number; reason: UpgradeReason },
  world: World,
): Answer {
  if (!isOffered(trip, reason, world) || openChangeRequest(trip, 'upgrade', world)) return { status: 405 };
  const changeRequest: ChangeRequest = { ...fresh(id), reason, days: 0, ...priceOfUpgrade(trip, reason) };
  begin(trip, { ...changeRequest, state: 'ACCEPTED', payBy: world.now + DAY }, world);
  settleFree(trip, world);
  return { status: 201, second: 200 };
}

function fresh(id: number): Omit<ChangeRequest, 'reason' | 'days' | 'price' | 'ofDays'> {
  return { id, state: 'GUEST_ASK', answerBy: null, payBy: null, heldUntil: 0 };
}

function begin(trip: Trip, changeRequest: ChangeRequest, world: World): void {
  writeDownChangeRequests(trip, world, kindOf(changeRequest));
  trip.changeRequests.push(changeRequest);
}

/** What the owner says to what they were asked for; the status of the answer. */
export function answerExtension(trip: Trip, answer: 'accept' | 'refuse', world: World): number {
  const changeRequest = openChangeRequest(trip, 'extension', world);
  if (changeRequest?.state !== 'GUEST_ASK') return 405;
  if (answer === 'refuse') changeRequest.state = 'CANCEL_OWNER';
  else if (!canStillHave(trip, changeRequest, world)) return 405;
  else Object.assign(changeRequest, { state: 'ACCEPTED', payBy: world.now + DAY });
  settleFree(trip, world);
  return 200;
}

/** Takes back what is not settled yet; the status of the answer. */
export function withdrawRequest(trip: Trip, kind: ChangeRequestKind, world: World): number {
  const changeRequest = openChangeRequest(trip, kind, world);
  if (!changeRequest) return 405;
  Object.assign(changeRequest, { state: 'CANCEL_GUEST', heldUntil: 0 });
  return 200;
}

/** Writes down of one kind, or of both, what is over. */
export function writeDownChangeRequests(trip: Trip, world: World, kind?: ChangeRequestKind): void {
  for (const changeRequest of trip.changeRequests) {
    const state = effectiveRequest(changeRequest, trip, world);
    if (state === changeRequest.state || (kind && kindOf(changeRequest) !== kind)) continue;
    Object.assign(changeRequest, { state, heldUntil: 0 });
  }
}

// Fewer kilometres, or as many as there are, are no request for more.
function isNoMore({ chosen }: Trip, asked: Asked): boolean {
  const km = kmOf(asked);
  const many = (each: number) => (each === 0 ? Infinity : each);
  return km !== undefined && many(km) <= many(chosen.km);
}

// From today on, as far ahead as the camper is let, and up to what stands before and after.
function areOffered(trip: Trip, asked: Asked<ExtensionReason>, world: World): boolean {
  if (asked.reason === 'km_unlimited') return trip.camper.hasUnlimited;
  if (kmOf(asked) === undefined && asked.days === 0) return false;
  const { to } = grownDays(trip, asked);
  const latest = addDays(world.today, trip.camper.mostAhead);
  const isNear = to <= latest || to <= trip.to;
  if (!addedDays(trip, asked)) return true;
  return isNear && canStillHave(trip, asked, world) && isFree({ ...trip, ...allDays(trip, asked) }, world);
}
