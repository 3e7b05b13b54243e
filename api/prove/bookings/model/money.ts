import { addDays, daysBetween } from '@campavia/domain';

import { beginAttempt, isSecondClick } from './attempts';
import { hold, isFree, openOnDays } from './calendar';
import { endWithoutRefund } from './cancel-trip';
import { settleChangeRequest } from './pay-request';
import { agree } from './price';
import { effectiveState } from './effective-state';
import type { ProviderBehaviour } from './step';
import { HOUR, sumOf, type Attempt, type Trip, type Model } from './trip';

const QUARTER_MS = 15 * 60_000;
const TRIES = [0, 2, 5];

/** How a guest pays. */
export interface Paying {
  type: 'card' | 'card_2';
  behaviour: ProviderBehaviour;
  reference: string;
}

/** Begins a payment and settles it if the provider answers immediately; returns the expected status. */
export function pay(trip: Trip, paying: Paying, model: Model): number {
  const refused = refusalOf(trip, paying, model);
  if (refused !== undefined) return refused;
  if (trip.state !== 'TO_COME_NOT_PAID') {
    agree(trip, model.today);
    hold(trip, model.now + QUARTER_MS);
  }
  const attempt = attemptOf(trip, paying, model);
  if (beginAttempt(trip, attempt, paying.behaviour)) settle(trip, attempt, model);
  return 200;
}

function attemptOf(trip: Trip, { type, reference }: Paying, { now }: Model): Attempt {
  const part = partOf(trip, type);
  return { reference, part, changeRequest: null, amount: dueOf(trip, part), madeAt: now, state: 'open' };
}

function partOf({ state }: Trip, type: Paying['type']): Attempt['part'] {
  if (state === 'TO_COME_NOT_PAID') return 'second_half';
  return type === 'card_2' ? 'first_half' : 'whole';
}

function dueOf({ price, paid }: Trip, part: Attempt['part']): number {
  const open = price === null ? NaN : sumOf(price) - paid;
  return part === 'first_half' ? Math.ceil(open / 2) : open;
}

function refusalOf(trip: Trip, { type }: Paying, model: Model): number | undefined {
  const isRest = effectiveState(trip, model) === 'TO_COME_NOT_PAID';
  const refused = isRest ? undefined : refusalOfTrip(trip, model);
  if (refused !== undefined) return refused;
  if (isSecondClick(trip, null, model)) return 409;
  return type === 'card_2' && (isRest || !isFarAhead(trip, model)) ? 400 : undefined;
}

function refusalOfTrip(trip: Trip, model: Model): number | undefined {
  if (!isAwaitingPayment(trip, model)) return 405;
  if (lacksDocuments(trip, model)) return 400;
  return isFree(trip, model) ? undefined : 405;
}

function isAwaitingPayment(trip: Trip, model: Model): boolean {
  const state = effectiveState(trip, model);
  return state === 'ACCEPTED' || (state === 'VALIDATED' && trip.camper.isInstant);
}

/** Users of the proof have no documents, and without them a trip within 72 hours is refused. */
export function lacksDocuments({ startsAt }: Trip, { now }: Model): boolean {
  return startsAt - now < 72 * HOUR;
}

function isFarAhead({ from }: Trip, { today }: Model): boolean {
  return daysBetween(today, from) > 45;
}

/** A payment succeeded: it confirms the trip or the change it is for, or is refunded. */
export function settle(trip: Trip, attempt: Attempt, model: Model): void {
  if (attempt.changeRequest !== null) return settleChangeRequest(trip, attempt, model);
  attempt.state = 'ended';
  if (!isAcceptable(trip, attempt, model)) return;
  trip.paid += attempt.amount;
  trip.touchedAt = model.now;
  if (attempt.part === 'second_half') finishHalves(trip);
  else confirm(trip, attempt, model);
}

function isAcceptable(trip: Trip, { part, amount }: Attempt, model: Model): boolean {
  if (amount !== dueOf(trip, part)) return false;
  if (part === 'second_half') return effectiveState(trip, model) === 'TO_COME_NOT_PAID';
  const isInTime = part === 'whole' || isFarAhead(trip, model);
  return isAwaitingPayment(trip, model) && isInTime && isFree(trip, model, ownOthers(trip, model));
}

function ownOthers(trip: Trip, model: Model): Trip[] {
  return openOnDays(trip, model).filter(({ guestId }) => guestId === trip.guestId);
}

function finishHalves(trip: Trip): void {
  trip.state = 'TO_COME';
  if (trip.second) Object.assign(trip.second, { state: 'done', due: null });
}

function confirm(trip: Trip, { part }: Attempt, model: Model): void {
  for (const other of openOnDays(trip, model)) {
    const isOwn = other.guestId === trip.guestId;
    if (!isOwn && other.camper.id !== trip.camper.id) continue;
    other.state = isOwn ? 'CANCELLED_GUEST' : 'ACCEPTED_EXP';
    endWithoutRefund(other);
  }
  const on = addDays(trip.from, -30);
  Object.assign(trip, { state: 'TO_COME', days: 'booked', confirmedAt: model.now });
  if (part !== 'first_half') return;
  Object.assign(trip, { state: 'TO_COME_NOT_PAID', second: { state: 'to_come', on, tries: 0, due: on } });
}

/** Debits second instalments that are due. */
export function debitSecondInstalments(behaviour: ProviderBehaviour, model: Model): void {
  const due = [...model.trips.values()].filter(
    ({ state, second }) => state === 'TO_COME_NOT_PAID' && second?.due && second.due <= model.today,
  );
  for (const trip of due) {
    if (behaviour === 'pays') {
      trip.paid = trip.price ? sumOf(trip.price) : 0;
      finishHalves(trip);
    } else if (trip.second) {
      const tries = trip.second.tries + 1;
      const pause = TRIES[tries];
      const next = pause === undefined ? null : addDays(trip.second.on, pause);
      Object.assign(trip.second, { state: 'failed', tries, due: next });
    }
  }
}
