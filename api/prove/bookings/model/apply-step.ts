import { momentOf, todayIn } from '@campavia/domain';

import { isFree, isRunning } from './calendar';
import { callOff, endQuietly } from './call-off';
import { choose } from './choose';
import { debitSecondInstalments, hasNoDocuments, pay, settle } from './money';
import { isAboutChangeRequest, applyRequestStep } from './apply-request-step';
import { agree } from './price';
import { createTransaction, type RowName } from './rows';
import { isAhead, isHiddenFromOwner, seen } from './effective-state';
import type { Answer, Step, ChangeRequestStep } from './step';
import { DAY, HOUR, overlap, ZONE, type Trip, type World } from './trip';
import { writeDownChangeRequests } from './requests';

const MAX_OPEN = 5;
const ONE_PERSON = 50_000;
const FINAL = /^(ACCEPTED_EXP|CANCELLED_\w+)$/;

/** Where trips get their numbers and payments their names from: the marketplace gives them. */
export interface Names {
  tripId?: number;
  reference?: string;
  changeRequestId?: number;
}

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** A trip that nobody has begun yet. */
export function draftOf({ guestId, camper, from, to }: Of<'begin'>, { now }: World): Trip {
  return {
    id: 0,
    camper,
    guestId,
    from,
    to,
    state: 'ABANDONED',
    touchedAt: now,
    wasSent: false,
    dayStartsAt: momentOf(from, 0, ZONE),
    startsAt: momentOf(from, 9, ZONE),
    endsAt: momentOf(to, 20, ZONE),
    answerBy: null,
    payBy: null,
    confirmedAt: null,
    days: 'free',
    price: null,
    paid: 0,
    refunded: 0,
    chosen: { km: 100, secondDriver: false, cover: false },
    agreed: null,
    refundedAsCredit: false,
    kept: null,
    charged: 0,
    second: null,
    together: null,
    emergency: null,
    snoozedUntil: null,
    proposed: null,
    attempts: [],
    changeRequests: [],
  };
}

/** How a draft would be answered: 201 when it may be begun. */
export function begin(draft: Trip, world: World): number {
  if (draft.startsAt <= world.now || !isFree(draft, world)) return 400;
  return openBeside(draft, world) >= MAX_OPEN ? 405 : 201;
}

function openBeside(trip: Trip, world: World): number {
  return [...world.trips.values()].filter(
    (other) =>
      other.id !== trip.id &&
      other.guestId === trip.guestId &&
      overlap(other, trip) &&
      isRunning(other, world),
  ).length;
}

/** Sends a draft to its owner, or to payment. */
export function send(trip: Trip, world: World): number {
  if (seen(trip, world) !== 'ABANDONED') return 405;
  if (!isFree(trip, world) || trip.startsAt <= world.now || hasNoDocuments(trip, world)) return 400;
  const { isInstant } = trip.camper;
  const [answerBy, payBy] = [trip.dayStartsAt - 6 * HOUR, trip.startsAt - 2 * HOUR];
  if ((isInstant ? payBy : answerBy) <= world.now) return 400;
  if (openBeside(trip, world) >= MAX_OPEN) return 405;
  Object.assign(trip, { state: 'VALIDATED', touchedAt: world.now, wasSent: true });
  if (isInstant) trip.payBy = Math.min(world.now + DAY, payBy);
  else {
    trip.answerBy = Math.min(world.now + 48 * HOUR, answerBy);
    agree(trip, world.today);
  }
  return 200;
}

/** Lets a step that takes a trip happen in the model, and says how the marketplace must answer it. */
export function applyStep(
  step: Exclude<Step, Of<'begin'> | Of<'wait'>>,
  world: World,
  names: Names = {},
): Answer {
  const trip = world.trips.get(step.trip);
  if (!trip) return { status: 404 };
  if (isAboutChangeRequest(step)) return applyRequestStep(step, trip, { world, given: names });
  if (step.kind === 'pay') return { status: pay(trip, { reference: '', ...names, ...step }, world) };
  return step.kind === 'provider_notifies'
    ? applyNotification(trip, step, world)
    : actionOf(step, trip, world);
}

type RequestAction = Exclude<
  Step,
  Of<'begin'> | Of<'wait'> | Of<'pay'> | Of<'provider_notifies'> | ChangeRequestStep
>;

function actionOf(step: RequestAction, trip: Trip, world: World): Answer {
  const { kind } = step;
  if (kind === 'staff_cancels') return staffCancels(trip, step.amount, world);
  if (kind === 'choose') return choose(trip, step.chosen, world);
  if (kind === 'send') return { status: send(trip, world) };
  if (kind === 'report') return { status: report(trip, step.reason, world) };
  return kind === 'snooze' ? snooze(trip, world) : moveOf(kind, trip, world);
}

function snooze(trip: Trip, { now }: World): Answer {
  trip.snoozedUntil = now + 48 * HOUR;
  return { status: 200 };
}

function moveOf(kind: RowName, trip: Trip, world: World): Answer {
  const isOwners = ['accept', 'refuse', 'owner_cancels', 'owner_agrees'].includes(kind);
  if (isOwners && isHiddenFromOwner(trip, world)) return { status: 404 };
  return { status: createTransaction(kind, trip, world) ? 200 : 405 };
}

function report(trip: Trip, reason: 'REASON_CORONA' | 'REASON_OWNER', world: World): number {
  const state = seen(trip, world);
  const isBooked = state === 'TO_COME' || state === 'TO_COME_NOT_PAID';
  // Of what is not paid it is a cancellation like any other.
  if (!isBooked) return createTransaction('guest_cancels', trip, world) ? 200 : 405;
  if (!isAhead(trip, world)) return 405;
  trip.emergency = { reason, at: world.now, day: world.today };
  return 200;
}

function staffCancels(trip: Trip, amount: number, world: World): Answer {
  const isFinal = FINAL.test(seen(trip, world));
  const isLarge = amount > ONE_PERSON;
  const wasProposed = trip.proposed === amount;
  if (isLarge) trip.proposed = amount;
  if (!isFinal) {
    const { confirmedAt } = trip;
    endQuietly(trip);
    Object.assign(trip, { state: 'CANCELLED_STAFF', touchedAt: world.now });
    if (confirmedAt !== null) Object.assign(trip, { refunded: amount, kept: 'unknown' });
  }
  const done = isFinal ? 405 : 200;
  return isLarge ? { status: wasProposed ? 405 : 202, second: done } : { status: done };
}

function applyNotification(trip: Trip, { reference, status }: Of<'provider_notifies'>, world: World): Answer {
  const attempt = trip.attempts.find((one) => one.reference === reference);
  if (attempt && status === 'SUCCEEDED') settle(trip, attempt, world);
  else if (attempt) attempt.state = 'ended';
  return { status: 200 };
}

/** Time goes by, and what is done by itself is done where jobs run. */
export function wait({ ms, works, behaviour }: Of<'wait'>, world: World): void {
  world.now += ms;
  world.today = todayIn(ZONE, new Date(world.now));
  if (works === 'no job runs') return;
  for (const trip of world.trips.values()) writeDown(trip, world);
  for (const trip of world.trips.values()) writeDownChangeRequests(trip, world);
  debitSecondInstalments(behaviour, world);
}

function writeDown(trip: Trip, world: World): void {
  const state = seen(trip, world);
  if (trip.state === 'ABANDONED' && world.now - trip.touchedAt >= 30 * DAY) world.trips.delete(trip.id);
  if (state === trip.state) return;
  if (trip.state === 'TO_COME_NOT_PAID') callOff(trip, 'plan', world);
  else endQuietly(trip);
  trip.state = state;
}
