import { addDays, momentOf } from '@campavia/domain';

import { isFree } from './calendar';
import { addedDays, allDays, grownDays, type Asked } from './days';
import { settleFree } from './pay-wish';
import type { Answer } from './step';
import { DAY, HOUR, ZONE, type ExtensionReason, type Trip, type UpgradeReason } from './trip';
import type { RequestedExtension, World } from './trip';
import { kmOf, priceOfExtension, priceOfUpgrade } from './wish-price';
import { canStillHave, isOffered, kindOf, mayGrow, openWish, seenWish, type WishKind } from './wish-state';

const ANSWER_UNTIL_HOUR = 20;

/** Asks the owner for an extension, which has a number once it may be had. */
export function askExtension(
  trip: Trip,
  { id, ...asked }: Asked<ExtensionReason> & Pick<RequestedExtension, 'id'>,
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
export function takeUpgrade(
  trip: Trip,
  { id, reason }: { id: number; reason: UpgradeReason },
  world: World,
): Answer {
  if (!isOffered(trip, reason, world) || openWish(trip, 'upgrade', world)) return { status: 405 };
  const wish: RequestedExtension = { ...fresh(id), reason, days: 0, ...priceOfUpgrade(trip, reason) };
  begin(trip, { ...wish, state: 'ACCEPTED', payBy: world.now + DAY }, world);
  settleFree(trip, world);
  return { status: 201, second: 200 };
}

function fresh(id: number): Omit<RequestedExtension, 'reason' | 'days' | 'price' | 'ofDays'> {
  return { id, state: 'GUEST_ASK', answerBy: null, payBy: null, heldUntil: 0 };
}

function begin(trip: Trip, wish: RequestedExtension, world: World): void {
  writeDownWishes(trip, world, kindOf(wish));
  trip.wishes.push(wish);
}

/** What the owner says to what they were asked for; the status of the answer. */
export function answerExtension(trip: Trip, answer: 'accept' | 'refuse', world: World): number {
  const wish = openWish(trip, 'extension', world);
  if (wish?.state !== 'GUEST_ASK') return 405;
  if (answer === 'refuse') wish.state = 'CANCEL_OWNER';
  else if (!canStillHave(trip, wish, world)) return 405;
  else Object.assign(wish, { state: 'ACCEPTED', payBy: world.now + DAY });
  settleFree(trip, world);
  return 200;
}

/** Takes back what is not settled yet; the status of the answer. */
export function takeBack(trip: Trip, kind: WishKind, world: World): number {
  const wish = openWish(trip, kind, world);
  if (!wish) return 405;
  Object.assign(wish, { state: 'CANCEL_GUEST', heldUntil: 0 });
  return 200;
}

/** Writes down of one kind, or of both, what is over. */
export function writeDownWishes(trip: Trip, world: World, kind?: WishKind): void {
  for (const wish of trip.wishes) {
    const state = seenWish(wish, trip, world);
    if (state === wish.state || (kind && kindOf(wish) !== kind)) continue;
    Object.assign(wish, { state, heldUntil: 0 });
  }
}

// Fewer kilometres, or as many as there are, are no wish for more.
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
