import { addDays } from '@campavia/domain';

import type { Random } from '../../../demo/seeds/campers/random';
import type { Participants } from '../participants';
import { isAhead, isBooked, effectiveState } from '../model/effective-state';
import { SIMPLE_KINDS, type ProviderBehaviour, type SimpleKind, type Step } from '../model/step';
import { DAY, HOUR, type Trip, type Model } from '../model/trip';
import { drawChoice } from './draw-choice';
import { drawChangeRequest } from './draw-request';

const MINUTE = 60_000;
// Weights of the steps that make sense in a state; other steps are tried occasionally.
const SENSIBLE: Record<string, readonly (readonly [Step['kind'], number])[]> = {
  ABANDONED: [
    ['send', 12],
    ['choose', 4],
    ['guest_cancels', 1],
    ['snooze', 1],
  ],
  VALIDATED: [
    ['accept', 8],
    ['pay', 6],
    ['choose', 2],
    ['refuse', 1],
    ['guest_cancels', 1],
  ],
  ACCEPTED: [
    ['pay', 12],
    ['choose', 2],
    ['refuse', 1],
    ['guest_cancels', 1],
    ['snooze', 1],
  ],
  TO_COME_NOT_PAID: [
    ['pay', 2],
    ['guest_cancels', 2],
    ['refuse', 1],
    ['guest_agrees', 2],
    ['owner_agrees', 2],
    ['report', 1],
    ['proof_refused', 2],
  ],
  TO_COME: [
    ['guest_cancels', 3],
    ['owner_cancels', 1],
    ['guest_agrees', 2],
    ['owner_agrees', 2],
    ['report', 2],
    ['proof_accepted', 2],
    ['proof_refused', 1],
    ['staff_cancels', 1],
  ],
};
const ANY: readonly Step['kind'][] = [...SIMPLE_KINDS, 'choose', 'pay', 'report', 'staff_cancels'];

/** Draws the next step. */
export function drawStep(random: Random, model: Model, participants: Participants): Step {
  const open = [...model.trips.values()].flatMap(({ id, attempts }) =>
    attempts.filter(({ state }) => state !== 'ended').map(({ reference }) => ({ trip: id, reference })),
  );
  const what = random.weighted([
    ['begin', model.trips.size < 3 ? 20 : 4],
    ['wait', 4],
    ['provider_notifies', open.length > 0 ? 3 : 0],
    ['act', model.trips.size > 0 ? 24 : 0],
  ] as const);
  if (what === 'begin') return drawBegin(random, model, participants);
  if (what === 'wait') return drawWait(random);
  if (what === 'act') return drawAct(random, model);
  const status = random.chance(0.75) ? 'SUCCEEDED' : 'FAILED';
  return { kind: 'provider_notifies', ...random.pick(open), status };
}

function drawBegin(random: Random, { today }: Model, { guests, campers }: Participants): Step {
  const lead = random.chance(0.2) ? random.whole(-1, 6) : random.whole(4, 110);
  const from = addDays(today, lead);
  const guestId = random.pick(guests).id;
  return {
    kind: 'begin',
    guestId,
    camper: random.pick(campers),
    from,
    to: addDays(from, random.whole(1, 12)),
  };
}

function drawWait(random: Random): Step {
  const ms = random.weighted([
    [random.whole(1, 20) * MINUTE, 4],
    [random.whole(1, 9) * HOUR, 4],
    [random.whole(10, 40) * HOUR, 3],
    [random.whole(2, 8) * DAY, 1],
  ]);
  const works = random.chance(0.7) ? 'jobs run' : 'no job runs';
  return { kind: 'wait', ms, works, behaviour: random.chance(0.6) ? 'pays' : 'declines' };
}

function drawAct(random: Random, model: Model): Step {
  const trip = drawTrip(random, model);
  const changeRequest = drawChangeRequest(random, trip, model);
  if (changeRequest) return changeRequest;
  const kind = random.chance(0.85)
    ? random.weighted(SENSIBLE[effectiveState(trip, model)] ?? [[random.pick(ANY), 1]])
    : random.pick(ANY);
  if (kind === 'pay') return { kind, trip: trip.id, ...drawPayment(random, trip, model) };
  if (kind === 'choose') return drawChoice(random, trip, model) ?? { kind: 'snooze', trip: trip.id };
  if (kind === 'report') return drawReport(random, trip, model);
  if (kind === 'staff_cancels') return { kind, trip: trip.id, amount: drawRefund(random, trip) };
  return { kind: kind as SimpleKind, trip: trip.id };
}

// Prefers open trips, and among them booked ones.
function drawTrip(random: Random, model: Model): Trip {
  const all = [...model.trips.values()];
  const booked = all.filter((trip) => isBooked(trip, model));
  if (booked.length > 0 && random.chance(0.5)) return random.pick(booked);
  const alive = all.filter((trip) => !/EXP|CANCELLED/.test(effectiveState(trip, model)));
  return random.pick(alive.length > 0 && random.chance(0.9) ? alive : all);
}

// A payment stays open only where it cannot coincide with the debit of the same instalment.
function drawPayment(random: Random, { state }: Trip, _: Model) {
  const type = random.chance(0.4) ? ('card_2' as const) : ('card' as const);
  const mayWait = type === 'card' && state !== 'TO_COME_NOT_PAID';
  const behaviour = random.weighted<ProviderBehaviour>([
    ['pays', 6],
    ['declines', 2],
    ['waits', mayWait ? 5 : 0],
  ]);
  return { type, behaviour };
}

// Within 48 hours of the trip an emergency is an ordinary cancellation, and reporting it twice changes nothing.
function drawReport(random: Random, trip: Trip, model: Model): Step {
  const isEarly = isAhead(trip, model) && trip.startsAt - model.now > 48 * HOUR;
  if (trip.emergency || !isEarly) return { kind: 'snooze', trip: trip.id };
  const reason = random.chance(0.5) ? 'REASON_CORONA' : 'REASON_OWNER';
  return { kind: 'report', trip: trip.id, reason };
}

function drawRefund(random: Random, { paid, refunded }: Trip): number {
  const most = paid - refunded;
  return random.chance(0.3) ? most : random.whole(0, Math.min(most, 60_000));
}
