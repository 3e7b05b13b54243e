import { addDays, momentOf } from '@campavia/domain';

import { begun, isSecondClick } from './attempts';
import { openOnDays } from './calendar';
import { endQuietly } from './call-off';
import { addedDays, grownDays } from './days';
import type { Humour } from './step';
import { addParts, sumOf, ZONE, type Attempt, type Trip, type RequestedExtension, type World } from './trip';
import { kmOf } from './wish-price';
import { canStillHave, seenWish } from './wish-state';

const QUARTER_MS = 15 * 60_000;
const SECOND_HALF_AHEAD_DAYS = 30;

/** Begins to pay a wish; the status of the answer. */
export function payWish(trip: Trip, wish: RequestedExtension, paying: Paying, world: World): number {
  if (!isPayable(trip, wish, world)) return 405;
  if (isSecondClick(trip, wish, world)) return 409;
  if (addedDays(trip, wish)) wish.heldUntil = world.now + QUARTER_MS;
  const attempt: Attempt = {
    reference: paying.reference,
    part: 'whole',
    wish: wish.id,
    amount: sumOf(wish.price),
    madeAt: world.now,
    state: 'open',
  };
  if (begun(trip, attempt, paying.humour)) settleWish(trip, attempt, world);
  return 200;
}

interface Paying {
  humour: Humour;
  reference: string;
}

function isPayable(trip: Trip, wish: RequestedExtension, world: World): boolean {
  return seenWish(wish, trip, world) === 'ACCEPTED' && canStillHave(trip, wish, world);
}

/** Money for a wish has come: the trip becomes what was wished for, or the money goes back. */
export function settleWish(trip: Trip, attempt: Attempt, world: World): void {
  attempt.state = 'ended';
  const wish = trip.wishes.find(({ id }) => id === attempt.wish);
  if (!wish || !isPayable(trip, wish, world)) return;
  trip.paid += attempt.amount;
  comeTrue(trip, wish, world);
}

/** What costs nothing comes true as soon as nobody has to say yes to it any more. */
export function settleFree(trip: Trip, world: World): void {
  const wish = trip.wishes.find(({ state, price }) => state === 'ACCEPTED' && sumOf(price) === 0);
  if (wish) comeTrue(trip, wish, world);
}

function comeTrue(trip: Trip, wish: RequestedExtension, world: World): void {
  if (!trip.price || !trip.agreed) return;
  trip.price = addParts(trip.price, wish.price);
  trip.agreed.ofDays += wish.ofDays;
  const { km, secondDriver, cover } = trip.chosen;
  trip.chosen = {
    km: kmOf(wish) ?? km,
    secondDriver: secondDriver || wish.reason === 'second_driver',
    cover: cover || wish.reason === 'rental_cover',
  };
  if (addedDays(trip, wish)) grow(trip, wish, world);
  Object.assign(wish, { state: 'CONFIRMED', heldUntil: 0 });
}

function grow(trip: Trip, wish: RequestedExtension, world: World): void {
  const { from, to } = grownDays(trip, wish);
  const moments = {
    dayStartsAt: momentOf(from, 0, ZONE),
    startsAt: momentOf(from, 9, ZONE),
    endsAt: momentOf(to, 20, ZONE),
  };
  Object.assign(trip, { from, to, ...moments });
  advanceSecondInstalment(trip);
  for (const other of openOnDays(trip, world)) {
    if (other.camper.id !== trip.camper.id) continue;
    other.state = 'ACCEPTED_EXP';
    endQuietly(other);
  }
}

// What begins earlier is to be paid whole earlier.
function advanceSecondInstalment({ from, second }: Trip): void {
  if (!second || second.state === 'done') return;
  const on = addDays(from, -SECOND_HALF_AHEAD_DAYS);
  if (second.on > on) second.on = on;
  if (second.due !== null && second.due > on) second.due = on;
}
