import { addDays, momentOf } from '@campavia/domain';

import { addedDays, isFree } from './calendar';
import { priceOfAdded, priceOfBuyback } from './price';
import type { Answer } from './step';
import { DAY, HOUR, ZONE, type Trip, type Wish, type World } from './trip';
import { isBuybackOffered, kindOf, mayGrow, openWish, seenWish, type WishKind } from './wish-state';

const ANSWER_UNTIL_HOUR = 20;

/** Days that somebody asks for; they have a number once they may be had. */
export type AskedDays = Pick<Wish, 'reason' | 'days' | 'id'>;

/** Asks the owner for days beside a trip. */
export function askDays(trip: Trip, asked: AskedDays, world: World): Answer {
  if (!mayGrow(trip, world)) return { status: 405 };
  if (!areOffered(trip, asked, world)) return { status: 400 };
  const lastEvening = momentOf(trip.to, ANSWER_UNTIL_HOUR, ZONE);
  const price = priceOfAdded(addedDays(trip, asked), trip);
  begin(trip, { ...fresh(asked), price, answerBy: Math.min(world.now + 48 * HOUR, lastEvening) }, world);
  return { status: 201, second: 200 };
}

/** Takes the smaller deductible, which no owner is asked for. */
export function takeBuyback(trip: Trip, id: number, world: World): Answer {
  const isOffered = isBuybackOffered(trip, world) && !openWish(trip, 'upgrade', world);
  if (!isOffered) return { status: 405 };
  const price = priceOfBuyback(trip);
  const wish = fresh({ id, reason: 'buyback', days: 0 });
  begin(trip, { ...wish, price, state: 'ACCEPTED', payBy: world.now + DAY }, world);
  return { status: 201, second: 200 };
}

function fresh(asked: AskedDays): Omit<Wish, 'price'> {
  return { ...asked, state: 'GUEST_ASK', answerBy: null, payBy: null, heldUntil: 0 };
}

function begin(trip: Trip, wish: Wish, world: World): void {
  writeDownWishes(trip, world, kindOf(wish));
  trip.wishes.push(wish);
}

/** What the owner says to the days that they were asked for; the status of the answer. */
export function answerDays(trip: Trip, answer: 'accept' | 'refuse', world: World): number {
  const wish = openWish(trip, 'extension', world);
  if (wish?.state !== 'GUEST_ASK') return 405;
  if (answer === 'refuse') wish.state = 'CANCEL_OWNER';
  else if (!canStillHave(trip, wish, world)) return 405;
  else Object.assign(wish, { state: 'ACCEPTED', payBy: world.now + DAY });
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

/** The days of a trip once a wish has come true. */
export function grownDays({ from, to }: Trip, { reason, days }: Pick<Wish, 'reason' | 'days'>) {
  return {
    from: reason === 'day_before' ? addDays(from, -days) : from,
    to: reason === 'day_after' ? addDays(to, days) : to,
  };
}

// From today on, as far ahead as the camper is let, and up to what stands before and after.
function areOffered(trip: Trip, asked: AskedDays, world: World): boolean {
  const { to } = grownDays(trip, asked);
  const latest = addDays(world.today, trip.camper.mostAhead);
  return canStillHave(trip, asked, world) && (to <= latest || to === trip.to);
}

/** Whether days that were asked for are neither over nor somebody else's by now. */
export function canStillHave(trip: Trip, asked: Pick<Wish, 'reason' | 'days'>, world: World): boolean {
  if (asked.reason === 'buyback') return true;
  const { from } = grownDays(trip, asked);
  if (from !== trip.from && from < world.today) return false;
  return isFree({ id: trip.id, camper: trip.camper, ...addedDays(trip, asked) }, world);
}
