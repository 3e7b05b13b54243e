import { addDays, momentOf } from '@campavia/domain';

import { beginAttempt, isSecondClick } from './attempts';
import { openOnDays } from './calendar';
import { endWithoutRefund } from './cancel-trip';
import { addedDays, changedDays } from './days';
import type { ProviderBehaviour } from './step';
import { addParts, sumOf, ZONE, type Attempt, type Trip, type ChangeRequest, type Model } from './trip';
import { kmOf } from './request-price';
import { isStillAvailable, effectiveRequest } from './request-state';

const QUARTER_MS = 15 * 60_000;
const SECOND_HALF_AHEAD_DAYS = 30;

/** Begins the payment of a change request; returns the expected status. */
export function payChangeRequest(
  trip: Trip,
  changeRequest: ChangeRequest,
  paying: Paying,
  model: Model,
): number {
  if (!isPayable(trip, changeRequest, model)) return 405;
  if (isSecondClick(trip, changeRequest, model)) return 409;
  if (addedDays(trip, changeRequest)) changeRequest.heldUntil = model.now + QUARTER_MS;
  const attempt: Attempt = {
    reference: paying.reference,
    part: 'whole',
    changeRequest: changeRequest.id,
    amount: sumOf(changeRequest.price),
    madeAt: model.now,
    state: 'open',
  };
  if (beginAttempt(trip, attempt, paying.behaviour)) settleChangeRequest(trip, attempt, model);
  return 200;
}

interface Paying {
  behaviour: ProviderBehaviour;
  reference: string;
}

function isPayable(trip: Trip, changeRequest: ChangeRequest, model: Model): boolean {
  return (
    effectiveRequest(changeRequest, trip, model) === 'ACCEPTED' &&
    isStillAvailable(trip, changeRequest, model)
  );
}

/** A payment of a change request succeeded: the change is applied to the trip, or the money is refunded. */
export function settleChangeRequest(trip: Trip, attempt: Attempt, model: Model): void {
  attempt.state = 'ended';
  const changeRequest = trip.changeRequests.find(({ id }) => id === attempt.changeRequest);
  if (!changeRequest || !isPayable(trip, changeRequest, model)) return;
  trip.paid += attempt.amount;
  applyChange(trip, changeRequest, model);
}

/** A free change is confirmed as soon as it needs no further acceptance. */
export function settleFree(trip: Trip, model: Model): void {
  const changeRequest = trip.changeRequests.find(
    ({ state, price }) => state === 'ACCEPTED' && sumOf(price) === 0,
  );
  if (changeRequest) applyChange(trip, changeRequest, model);
}

function applyChange(trip: Trip, changeRequest: ChangeRequest, model: Model): void {
  if (!trip.price || !trip.agreed) return;
  trip.price = addParts(trip.price, changeRequest.price);
  trip.agreed.ofDays += changeRequest.ofDays;
  const { km, secondDriver, cover } = trip.chosen;
  trip.chosen = {
    km: kmOf(changeRequest) ?? km,
    secondDriver: secondDriver || changeRequest.reason === 'second_driver',
    cover: cover || changeRequest.reason === 'rental_cover',
  };
  if (addedDays(trip, changeRequest)) applyNewDays(trip, changeRequest, model);
  Object.assign(changeRequest, { state: 'CONFIRMED', heldUntil: 0 });
}

function applyNewDays(trip: Trip, changeRequest: ChangeRequest, model: Model): void {
  const { from, to } = changedDays(trip, changeRequest);
  const moments = {
    dayStartsAt: momentOf(from, 0, ZONE),
    startsAt: momentOf(from, 9, ZONE),
    endsAt: momentOf(to, 20, ZONE),
  };
  Object.assign(trip, { from, to, ...moments });
  advanceSecondInstalment(trip);
  for (const other of openOnDays(trip, model)) {
    if (other.camper.id !== trip.camper.id) continue;
    other.state = 'ACCEPTED_EXP';
    endWithoutRefund(other);
  }
}

// A trip that begins earlier has an earlier second instalment.
function advanceSecondInstalment({ from, second }: Trip): void {
  if (!second || second.state === 'done') return;
  const on = addDays(from, -SECOND_HALF_AHEAD_DAYS);
  if (second.on > on) second.on = on;
  if (second.due !== null && second.due > on) second.due = on;
}
