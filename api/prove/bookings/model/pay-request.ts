import { addDays, momentOf } from '@campavia/domain';

import { begun, isSecondClick } from './attempts';
import { openOnDays } from './calendar';
import { endQuietly } from './call-off';
import { addedDays, grownDays } from './days';
import type { ProviderBehaviour } from './step';
import { addParts, sumOf, ZONE, type Attempt, type Trip, type ChangeRequest, type World } from './trip';
import { kmOf } from './request-price';
import { canStillHave, effectiveRequest } from './request-state';

const QUARTER_MS = 15 * 60_000;
const SECOND_HALF_AHEAD_DAYS = 30;

/** Begins to pay a request; the status of the answer. */
export function payChangeRequest(
  trip: Trip,
  changeRequest: ChangeRequest,
  paying: Paying,
  world: World,
): number {
  if (!isPayable(trip, changeRequest, world)) return 405;
  if (isSecondClick(trip, changeRequest, world)) return 409;
  if (addedDays(trip, changeRequest)) changeRequest.heldUntil = world.now + QUARTER_MS;
  const attempt: Attempt = {
    reference: paying.reference,
    part: 'whole',
    changeRequest: changeRequest.id,
    amount: sumOf(changeRequest.price),
    madeAt: world.now,
    state: 'open',
  };
  if (begun(trip, attempt, paying.behaviour)) settleChangeRequest(trip, attempt, world);
  return 200;
}

interface Paying {
  behaviour: ProviderBehaviour;
  reference: string;
}

function isPayable(trip: Trip, changeRequest: ChangeRequest, world: World): boolean {
  return (
    effectiveRequest(changeRequest, trip, world) === 'ACCEPTED' && canStillHave(trip, changeRequest, world)
  );
}

/** Money for a request has come: the trip becomes what was requested, or the money goes back. */
export function settleChangeRequest(trip: Trip, attempt: Attempt, world: World): void {
  attempt.state = 'ended';
  const changeRequest = trip.changeRequests.find(({ id }) => id === attempt.changeRequest);
  if (!changeRequest || !isPayable(trip, changeRequest, world)) return;
  trip.paid += attempt.amount;
  comeTrue(trip, changeRequest, world);
}

/** What costs nothing comes true as soon as nobody has to say yes to it any more. */
export function settleFree(trip: Trip, world: World): void {
  const changeRequest = trip.changeRequests.find(
    ({ state, price }) => state === 'ACCEPTED' && sumOf(price) === 0,
  );
  if (changeRequest) comeTrue(trip, changeRequest, world);
}

function comeTrue(trip: Trip, changeRequest: ChangeRequest, world: World): void {
  if (!trip.price || !trip.agreed) return;
  trip.price = addParts(trip.price, changeRequest.price);
  trip.agreed.ofDays += changeRequest.ofDays;
  const { km, secondDriver, cover } = trip.chosen;
  trip.chosen = {
    km: kmOf(changeRequest) ?? km,
    secondDriver: secondDriver || changeRequest.reason === 'second_driver',
    cover: cover || changeRequest.reason === 'rental_cover',
  };
  if (addedDays(trip, changeRequest)) grow(trip, changeRequest, world);
  Object.assign(changeRequest, { state: 'CONFIRMED', heldUntil: 0 });
}

function grow(trip: Trip, changeRequest: ChangeRequest, world: World): void {
  const { from, to } = grownDays(trip, changeRequest);
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
