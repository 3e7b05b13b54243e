import type { BookingState } from '@campavia/domain';

import { cancelTrip, endWithoutRefund, type RefundRow } from './cancel-trip';
import { hold, isFree } from './calendar';
import { isAhead, effectiveState } from './effective-state';
import { DAY, HOUR, type Trip, type Model } from './trip';

/** A row of the transition table: from which state, under which condition, to which state, with which effect. */
export interface Transition {
  from: readonly BookingState[];
  guard?: (trip: Trip, model: Model) => boolean;
  to: BookingState | 'same';
  then?: (trip: Trip, model: Model) => void;
}

const OWNER_FINE = 15_000;
const AGREE_WITHIN = 48 * HOUR;
const BOOKED = ['TO_COME', 'TO_COME_NOT_PAID'] as const;
const TO_REFUSE = ['VALIDATED', 'ACCEPTED', 'TO_COME_NOT_PAID'] as const;

/** Transitions by action; the first matching row applies. */
export const TRANSITIONS: Record<TransitionName, readonly Transition[]> = {
  accept: [{ from: ['VALIDATED'], guard: isAnswerable, to: 'ACCEPTED', then: accepted }],
  refuse: [{ from: TO_REFUSE, guard: isNoDraft, to: 'CANCELLED_OWNER', then: refundBy('everything') }],
  guest_cancels: [
    { from: ['ABANDONED', 'VALIDATED', 'ACCEPTED'], to: 'CANCELLED_GUEST', then: endWithoutRefund },
    { from: BOOKED, guard: isAhead, to: 'CANCELLED_GUEST', then: refundBy('plan') },
  ],
  owner_cancels: [
    { from: ['TO_COME'], guard: isAhead, to: 'CANCELLED_OWNER', then: withFine(refundBy('everything')) },
    { from: ['TO_COME'], guard: isRunning, to: 'CANCELLED_OWNER', then: refundBy('unused days') },
  ],
  guest_agrees: mutualCancellation('guest', 'owner'),
  owner_agrees: mutualCancellation('owner', 'guest'),
  proof_accepted: [
    { from: BOOKED, guard: isAbout('REASON_CORONA'), to: 'CANCELLED_GUEST', then: refundBy('credit') },
    {
      from: BOOKED,
      guard: isAbout('REASON_OWNER'),
      to: 'CANCELLED_OWNER',
      then: withFine(refundBy('everything')),
    },
  ],
  proof_refused: [
    {
      from: BOOKED,
      guard: ({ emergency }) => emergency !== null,
      to: 'CANCELLED_GUEST',
      then: refundAsReported,
    },
  ],
};

export type TransitionName =
  | 'accept'
  | 'refuse'
  | 'guest_cancels'
  | 'owner_cancels'
  | 'guest_agrees'
  | 'owner_agrees'
  | 'proof_accepted'
  | 'proof_refused';

/** Applies a transition of the table; returns false when none matches. */
export function makeTransition(name: TransitionName, trip: Trip, model: Model): boolean {
  const state = effectiveState(trip, model);
  const row = TRANSITIONS[name].find(
    ({ from, guard }) => from.includes(state) && (guard?.(trip, model) ?? true),
  );
  if (!row) return false;
  row.then?.(trip, model);
  if (row.to !== 'same') trip.state = row.to;
  trip.touchedAt = model.now;
  return true;
}

function isRunning({ startsAt, endsAt }: Trip, { now }: Model): boolean {
  return startsAt <= now && now < endsAt;
}

function isAnswerable(trip: Trip, model: Model): boolean {
  return !trip.camper.isInstant && isFree(trip, model);
}

// The owner does not see unpaid trips of instant booking, so they cannot refuse them.
function isNoDraft({ camper, confirmedAt }: Trip): boolean {
  return !camper.isInstant || confirmedAt !== null;
}

function accepted(trip: Trip, { now }: Model): void {
  trip.payBy = Math.min(now + 72 * HOUR, trip.startsAt - 2 * HOUR);
  hold(trip, now + DAY);
}

function isAbout(reason: 'REASON_CORONA' | 'REASON_OWNER') {
  return ({ emergency }: Trip): boolean => emergency?.reason === reason;
}

function refundBy(row: RefundRow) {
  return (trip: Trip, model: Model): void => cancelTrip(trip, row, model);
}

function withFine(then: (trip: Trip, model: Model) => void) {
  return (trip: Trip, model: Model): void => {
    then(trip, model);
    trip.charged = OWNER_FINE;
  };
}

function refundAsReported(trip: Trip): void {
  if (trip.emergency) cancelTrip(trip, 'plan', { now: trip.emergency.at, today: trip.emergency.day });
}

function mutualCancellation(by: 'guest' | 'owner', other: 'guest' | 'owner'): Transition[] {
  const isAsked: Transition['guard'] = (trip, model) =>
    isAhead(trip, model) && trip.together?.by === other && model.now < trip.together.at + AGREE_WITHIN;
  const ask: Transition['then'] = (trip, { now }) => void (trip.together = { by, at: now });
  return [
    { from: BOOKED, guard: isAsked, to: 'CANCELLED_BOTH', then: refundBy('all but fees') },
    { from: BOOKED, guard: isAhead, to: 'same', then: ask },
  ];
}
