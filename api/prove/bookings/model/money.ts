import { addDays, daysBetween } from '@campavia/domain';

import { begun, isSecondClick } from './attempts';
import { hold, isFree, openOnDays } from './calendar';
import { endQuietly } from './call-off';
import { settleChangeRequest } from './pay-request';
import { agree } from './price';
import { seen } from './effective-state';
import type { ProviderBehaviour } from './step';
import { HOUR, sumOf, type Attempt, type Trip, type World } from './trip';

const QUARTER_MS = 15 * 60_000;
const TRIES = [0, 2, 5];

/** What a guest pays with. */
export interface Paying {
  type: 'card' | 'card_2';
  behaviour: ProviderBehaviour;
  reference: string;
}

/** Begins a payment, and lets it come true where the provider answers at once; the status of the answer. */
export function pay(trip: Trip, paying: Paying, world: World): number {
  const refused = refusalOf(trip, paying, world);
  if (refused !== undefined) return refused;
  if (trip.state !== 'TO_COME_NOT_PAID') {
    agree(trip, world.today);
    hold(trip, world.now + QUARTER_MS);
  }
  const attempt = attemptOf(trip, paying, world);
  if (begun(trip, attempt, paying.behaviour)) settle(trip, attempt, world);
  return 200;
}

function attemptOf(trip: Trip, { type, reference }: Paying, { now }: World): Attempt {
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

function refusalOf(trip: Trip, { type }: Paying, world: World): number | undefined {
  const isRest = seen(trip, world) === 'TO_COME_NOT_PAID';
  const refused = isRest ? undefined : refusalOfTrip(trip, world);
  if (refused !== undefined) return refused;
  if (isSecondClick(trip, null, world)) return 409;
  return type === 'card_2' && (isRest || !isFarAhead(trip, world)) ? 400 : undefined;
}

function refusalOfTrip(trip: Trip, world: World): number | undefined {
  if (!isAsked(trip, world)) return 405;
  if (hasNoDocuments(trip, world)) return 400;
  return isFree(trip, world) ? undefined : 405;
}

function isAsked(trip: Trip, world: World): boolean {
  const state = seen(trip, world);
  return state === 'ACCEPTED' || (state === 'VALIDATED' && trip.camper.isInstant);
}

/** Nobody here has handed papers in, so nobody travels within three days. */
export function hasNoDocuments({ startsAt }: Trip, { now }: World): boolean {
  return startsAt - now < 72 * HOUR;
}

function isFarAhead({ from }: Trip, { today }: World): boolean {
  return daysBetween(today, from) > 45;
}

/** Money has come: it confirms the trip or what it is for, or goes back. */
export function settle(trip: Trip, attempt: Attempt, world: World): void {
  if (attempt.changeRequest !== null) return settleChangeRequest(trip, attempt, world);
  attempt.state = 'ended';
  if (!isOfUse(trip, attempt, world)) return;
  trip.paid += attempt.amount;
  trip.touchedAt = world.now;
  if (attempt.part === 'second_half') finishHalves(trip);
  else confirm(trip, attempt, world);
}

function isOfUse(trip: Trip, { part, amount }: Attempt, world: World): boolean {
  if (amount !== dueOf(trip, part)) return false;
  if (part === 'second_half') return seen(trip, world) === 'TO_COME_NOT_PAID';
  const isInTime = part === 'whole' || isFarAhead(trip, world);
  return isAsked(trip, world) && isInTime && isFree(trip, world, ownOthers(trip, world));
}

function ownOthers(trip: Trip, world: World): Trip[] {
  return openOnDays(trip, world).filter(({ guestId }) => guestId === trip.guestId);
}

function finishHalves(trip: Trip): void {
  trip.state = 'TO_COME';
  if (trip.second) Object.assign(trip.second, { state: 'done', due: null });
}

function confirm(trip: Trip, { part }: Attempt, world: World): void {
  for (const other of openOnDays(trip, world)) {
    const isOwn = other.guestId === trip.guestId;
    if (!isOwn && other.camper.id !== trip.camper.id) continue;
    other.state = isOwn ? 'CANCELLED_GUEST' : 'ACCEPTED_EXP';
    endQuietly(other);
  }
  const on = addDays(trip.from, -30);
  Object.assign(trip, { state: 'TO_COME', days: 'booked', confirmedAt: world.now });
  if (part !== 'first_half') return;
  Object.assign(trip, { state: 'TO_COME_NOT_PAID', second: { state: 'to_come', on, tries: 0, due: on } });
}

/** Debits second halves whose day has come. */
export function debitSecondInstalments(behaviour: ProviderBehaviour, world: World): void {
  const due = [...world.trips.values()].filter(
    ({ state, second }) => state === 'TO_COME_NOT_PAID' && second?.due && second.due <= world.today,
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
