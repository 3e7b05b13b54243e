import type { BookingState, PlainDate } from '@campavia/domain';

import type { ProvenCamper } from '../cast';

/** Whose the parts of a price are, in cents. */
export interface Parts {
  owner: number;
  fees: number;
  insurance: number;
}

/** A payment that somebody began; its money may come whenever the provider likes. */
export interface Attempt {
  /** What the provider knows it by. */
  reference: string;
  part: 'whole' | 'first_half' | 'second_half';
  /** Number of the wish that is paid by it; null for the trip itself. */
  wish: number | null;
  amount: number;
  madeAt: number;
  state: 'open' | 'given_up' | 'ended';
}

/** What a guest wants beside a trip that is booked: more days, or to answer for less of a damage. */
export interface Wish {
  id: number;
  reason: 'day_before' | 'day_after' | 'buyback';
  /** How many days more; none of a buyback. */
  days: number;
  /** As it was last written down. */
  state: 'GUEST_ASK' | 'ACCEPTED' | 'CONFIRMED' | 'CANCEL_OWNER' | 'CANCEL_GUEST';
  price: Parts;
  answerBy: number | null;
  payBy: number | null;
  /** Until when its days are kept for whoever pays it; 0 when they are not. */
  heldUntil: number;
}

/** A booking as the rules tell of it, with nothing that they do not tell. */
export interface Trip {
  id: number;
  camper: ProvenCamper;
  guestId: number;
  from: PlainDate;
  to: PlainDate;
  /** Midnight of the first day, hand-over and return, in milliseconds of the epoch. */
  dayStartsAt: number;
  startsAt: number;
  endsAt: number;
  /** As it was last written down; time may have ended it since. */
  state: BookingState;
  touchedAt: number;
  wasSent: boolean;
  answerBy: number | null;
  payBy: number | null;
  confirmedAt: number | null;
  /** How the calendar has its days. */
  days: 'free' | 'booked' | { heldUntil: number };
  /** Once agreed. */
  price: Parts | null;
  paid: number;
  refunded: number;
  refundedAsCredit: boolean;
  /** What stays with whom after it was called off; unknown where staff named an amount. */
  kept: Parts | 'unknown' | null;
  charged: number;
  second: {
    state: 'to_come' | 'failed' | 'done';
    on: PlainDate;
    tries: number;
    due: PlainDate | null;
  } | null;
  together: { by: 'guest' | 'owner'; at: number } | null;
  emergency: { reason: 'REASON_CORONA' | 'REASON_OWNER'; at: number; day: PlainDate } | null;
  snoozedUntil: number | null;
  proposed: number | null;
  attempts: Attempt[];
  wishes: Wish[];
}

/** Everything there is, and what time it is. */
export interface World {
  now: number;
  today: PlainDate;
  trips: Map<number, Trip>;
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Where all campers of the walk are. */
export const ZONE = 'Europe/Paris';

/** What a price comes to. */
export function sumOf({ owner, fees, insurance }: Parts): number {
  return owner + fees + insurance;
}

/** Whose what came before and what is added to it are together. */
export function addParts(one: Parts, other: Parts): Parts {
  return {
    owner: one.owner + other.owner,
    fees: one.fees + other.fees,
    insurance: one.insurance + other.insurance,
  };
}

/** Both ends included. */
export function overlap(one: Pick<Trip, 'from' | 'to'>, other: Pick<Trip, 'from' | 'to'>): boolean {
  return one.from <= other.to && other.from <= one.to;
}
