import type { BookingState } from '@campavia/domain';

import { callOff, endQuietly, type RefundRow } from './call-off';
import { hold, isFree } from './calendar';
import { isAhead, seen } from './effective-state';
import { DAY, HOUR, type Trip, type World } from './trip';

/** A row of the table of the rules: who may do what from where, and what comes of it. */
export interface Row {
  from: readonly BookingState[];
  guard?: (trip: Trip, world: World) => boolean;
  to: BookingState | 'same';
  then?: (trip: Trip, world: World) => void;
}

const OWNER_FINE = 15_000;
const AGREE_WITHIN = 48 * HOUR;
const BOOKED = ['TO_COME', 'TO_COME_NOT_PAID'] as const;
const TO_REFUSE = ['VALIDATED', 'ACCEPTED', 'TO_COME_NOT_PAID'] as const;

/** The rows by what is done; the first that fits is the one. */
export const ROWS: Record<RowName, readonly Row[]> = {
  accept: [{ from: ['VALIDATED'], guard: isAnswerable, to: 'ACCEPTED', then: accepted }],
  refuse: [{ from: TO_REFUSE, guard: isNoDraft, to: 'CANCELLED_OWNER', then: back('everything') }],
  guest_cancels: [
    { from: ['ABANDONED', 'VALIDATED', 'ACCEPTED'], to: 'CANCELLED_GUEST', then: endQuietly },
    { from: BOOKED, guard: isAhead, to: 'CANCELLED_GUEST', then: back('plan') },
  ],
  owner_cancels: [
    { from: ['TO_COME'], guard: isAhead, to: 'CANCELLED_OWNER', then: fined(back('everything')) },
    { from: ['TO_COME'], guard: isRunning, to: 'CANCELLED_OWNER', then: back('unused days') },
  ],
  guest_agrees: agreeing('guest', 'owner'),
  owner_agrees: agreeing('owner', 'guest'),
  proof_accepted: [
    { from: BOOKED, guard: isAbout('REASON_CORONA'), to: 'CANCELLED_GUEST', then: back('credit') },
    { from: BOOKED, guard: isAbout('REASON_OWNER'), to: 'CANCELLED_OWNER', then: fined(back('everything')) },
  ],
  proof_refused: [
    {
      from: BOOKED,
      guard: ({ emergency }) => emergency !== null,
      to: 'CANCELLED_GUEST',
      then: backAsReported,
    },
  ],
};

export type RowName =
  | 'accept'
  | 'refuse'
  | 'guest_cancels'
  | 'owner_cancels'
  | 'guest_agrees'
  | 'owner_agrees'
  | 'proof_accepted'
  | 'proof_refused';

/** Makes a move of the table; answers whether there is one. */
export function createTransaction(name: RowName, trip: Trip, world: World): boolean {
  const state = seen(trip, world);
  const row = ROWS[name].find(({ from, guard }) => from.includes(state) && (guard?.(trip, world) ?? true));
  if (!row) return false;
  row.then?.(trip, world);
  if (row.to !== 'same') trip.state = row.to;
  trip.touchedAt = world.now;
  return true;
}

function isRunning({ startsAt, endsAt }: Trip, { now }: World): boolean {
  return startsAt <= now && now < endsAt;
}

function isAnswerable(trip: Trip, world: World): boolean {
  return !trip.camper.isInstant && isFree(trip, world);
}

// What needs no answer and is not paid is not shown to the owner.
function isNoDraft({ camper, confirmedAt }: Trip): boolean {
  return !camper.isInstant || confirmedAt !== null;
}

function accepted(trip: Trip, { now }: World): void {
  trip.payBy = Math.min(now + 72 * HOUR, trip.startsAt - 2 * HOUR);
  hold(trip, now + DAY);
}

function isAbout(reason: 'REASON_CORONA' | 'REASON_OWNER') {
  return ({ emergency }: Trip): boolean => emergency?.reason === reason;
}

function back(row: RefundRow) {
  return (trip: Trip, world: World): void => callOff(trip, row, world);
}

function fined(then: (trip: Trip, world: World) => void) {
  return (trip: Trip, world: World): void => {
    then(trip, world);
    trip.charged = OWNER_FINE;
  };
}

function backAsReported(trip: Trip): void {
  if (trip.emergency) callOff(trip, 'plan', { now: trip.emergency.at, today: trip.emergency.day });
}

function agreeing(by: 'guest' | 'owner', other: 'guest' | 'owner'): Row[] {
  const isAsked: Row['guard'] = (trip, world) =>
    isAhead(trip, world) && trip.together?.by === other && world.now < trip.together.at + AGREE_WITHIN;
  const ask: Row['then'] = (trip, { now }) => void (trip.together = { by, at: now });
  return [
    { from: BOOKED, guard: isAsked, to: 'CANCELLED_BOTH', then: back('all but fees') },
    { from: BOOKED, guard: isAhead, to: 'same', then: ask },
  ];
}
