import { momentOf, todayIn } from '@campavia/domain';

import { isFree, isRunning } from './calendar';
import { cancelTrip, endWithoutRefund } from './cancel-trip';
import { choose } from './choose';
import { debitSecondInstalments, lacksDocuments, pay, settle } from './money';
import { isAboutChangeRequest, applyRequestStep } from './apply-request-step';
import { agree } from './price';
import { makeTransition, type TransitionName } from './transitions';
import { isAhead, isHiddenFromOwner, effectiveState } from './effective-state';
import type { Answer, Step, ChangeRequestStep } from './step';
import { DAY, HOUR, overlap, ZONE, type Trip, type Model } from './trip';
import { storeEffectiveRequests } from './requests';

const MAX_OPEN = 5;
const ONE_PERSON = 50_000;
const FINAL = /^(ACCEPTED_EXP|CANCELLED_\w+)$/;

/** Ids and payment references that the api assigned. */
export interface Names {
  tripId?: number;
  reference?: string;
  changeRequestId?: number;
}

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

/** A trip in the model before the guest has begun it. */
export function draftOf({ guestId, camper, from, to }: Of<'begin'>, { now }: Model): Trip {
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

/** Expected status of the call that creates the draft: 201 when it is allowed. */
export function begin(draft: Trip, model: Model): number {
  if (draft.startsAt <= model.now || !isFree(draft, model)) return 400;
  return openBeside(draft, model) >= MAX_OPEN ? 405 : 201;
}

function openBeside(trip: Trip, model: Model): number {
  return [...model.trips.values()].filter(
    (other) =>
      other.id !== trip.id &&
      other.guestId === trip.guestId &&
      overlap(other, trip) &&
      isRunning(other, model),
  ).length;
}

/** Sends a draft to its owner, or straight to payment for instant booking. */
export function send(trip: Trip, model: Model): number {
  if (effectiveState(trip, model) !== 'ABANDONED') return 405;
  if (!isFree(trip, model) || trip.startsAt <= model.now || lacksDocuments(trip, model)) return 400;
  const { isInstant } = trip.camper;
  const [answerBy, payBy] = [trip.dayStartsAt - 6 * HOUR, trip.startsAt - 2 * HOUR];
  if ((isInstant ? payBy : answerBy) <= model.now) return 400;
  if (openBeside(trip, model) >= MAX_OPEN) return 405;
  Object.assign(trip, { state: 'VALIDATED', touchedAt: model.now, wasSent: true });
  if (isInstant) trip.payBy = Math.min(model.now + DAY, payBy);
  else {
    trip.answerBy = Math.min(model.now + 48 * HOUR, answerBy);
    agree(trip, model.today);
  }
  return 200;
}

/** Applies a step to a trip of the model and returns the answer expected from the api. */
export function applyStep(
  step: Exclude<Step, Of<'begin'> | Of<'wait'>>,
  model: Model,
  names: Names = {},
): Answer {
  const trip = model.trips.get(step.trip);
  if (!trip) return { status: 404 };
  if (isAboutChangeRequest(step)) return applyRequestStep(step, trip, { model, given: names });
  if (step.kind === 'pay') return { status: pay(trip, { reference: '', ...names, ...step }, model) };
  return step.kind === 'provider_notifies'
    ? applyNotification(trip, step, model)
    : actionOf(step, trip, model);
}

type RequestAction = Exclude<
  Step,
  Of<'begin'> | Of<'wait'> | Of<'pay'> | Of<'provider_notifies'> | ChangeRequestStep
>;

function actionOf(step: RequestAction, trip: Trip, model: Model): Answer {
  const { kind } = step;
  if (kind === 'staff_cancels') return staffCancels(trip, step.amount, model);
  if (kind === 'choose') return choose(trip, step.chosen, model);
  if (kind === 'send') return { status: send(trip, model) };
  if (kind === 'report') return { status: report(trip, step.reason, model) };
  return kind === 'snooze' ? snooze(trip, model) : applyTransition(kind, trip, model);
}

function snooze(trip: Trip, { now }: Model): Answer {
  trip.snoozedUntil = now + 48 * HOUR;
  return { status: 200 };
}

function applyTransition(kind: TransitionName, trip: Trip, model: Model): Answer {
  const isOwners = ['accept', 'refuse', 'owner_cancels', 'owner_agrees'].includes(kind);
  if (isOwners && isHiddenFromOwner(trip, model)) return { status: 404 };
  return { status: makeTransition(kind, trip, model) ? 200 : 405 };
}

function report(trip: Trip, reason: 'REASON_CORONA' | 'REASON_OWNER', model: Model): number {
  const state = effectiveState(trip, model);
  const isBooked = state === 'TO_COME' || state === 'TO_COME_NOT_PAID';
  // For a trip that is not booked, an emergency is an ordinary cancellation.
  if (!isBooked) return makeTransition('guest_cancels', trip, model) ? 200 : 405;
  if (!isAhead(trip, model)) return 405;
  trip.emergency = { reason, at: model.now, day: model.today };
  return 200;
}

function staffCancels(trip: Trip, amount: number, model: Model): Answer {
  const isFinal = FINAL.test(effectiveState(trip, model));
  const isLarge = amount > ONE_PERSON;
  const wasProposed = trip.proposed === amount;
  if (isLarge) trip.proposed = amount;
  if (!isFinal) {
    const { confirmedAt } = trip;
    endWithoutRefund(trip);
    Object.assign(trip, { state: 'CANCELLED_STAFF', touchedAt: model.now });
    if (confirmedAt !== null) Object.assign(trip, { refunded: amount, kept: 'unknown' });
  }
  const done = isFinal ? 405 : 200;
  return isLarge ? { status: wasProposed ? 405 : 202, second: done } : { status: done };
}

function applyNotification(trip: Trip, { reference, status }: Of<'provider_notifies'>, model: Model): Answer {
  const attempt = trip.attempts.find((one) => one.reference === reference);
  if (attempt && status === 'SUCCEEDED') settle(trip, attempt, model);
  else if (attempt) attempt.state = 'ended';
  return { status: 200 };
}

/** Advances the clock of the model and, if jobs run, applies what they do. */
export function wait({ ms, works, behaviour }: Of<'wait'>, model: Model): void {
  model.now += ms;
  model.today = todayIn(ZONE, new Date(model.now));
  if (works === 'no job runs') return;
  for (const trip of model.trips.values()) storeEffectiveState(trip, model);
  for (const trip of model.trips.values()) storeEffectiveRequests(trip, model);
  debitSecondInstalments(behaviour, model);
}

function storeEffectiveState(trip: Trip, model: Model): void {
  const state = effectiveState(trip, model);
  if (trip.state === 'ABANDONED' && model.now - trip.touchedAt >= 30 * DAY) model.trips.delete(trip.id);
  if (state === trip.state) return;
  if (trip.state === 'TO_COME_NOT_PAID') cancelTrip(trip, 'plan', model);
  else endWithoutRefund(trip);
  trip.state = state;
}
