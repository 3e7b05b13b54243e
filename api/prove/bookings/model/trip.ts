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
  /** Number of the request that is paid by it; null for the trip itself. */
  changeRequest: number | null;
  amount: number;
  madeAt: number;
  state: 'open' | 'given_up' | 'ended';
}

/** What goes with a trip beside its days. */
export interface Choices {
  /** Kilometres a day; 0 without limit. */
  km: 100 | 200 | 0;
  secondDriver: boolean;
  cover: boolean;
}

/** What the owner is asked for. */
export const EXTENSIONS = [
  ...(['day_before', 'day_after', 'day_slide', 'km_100', 'km_200', 'km_unlimited'] as const),
  ...(['ins_day_before', 'ins_day_after'] as const),
] as const;
/** What is added without asking the owner. */
export const UPGRADES = ['buyback', 'rental_cover', 'second_driver'] as const;
export type ExtensionReason = (typeof EXTENSIONS)[number];
export type UpgradeReason = (typeof UPGRADES)[number];

/** What a guest wants beside a trip that is booked. */
export interface ChangeRequest {
  id: number;
  reason: ExtensionReason | UpgradeReason;
  /** How many days more, or later when it is moved, negative for earlier; 0 of what is no days. */
  days: number;
  /** As it was last written down. */
  state: 'GUEST_ASK' | 'ACCEPTED' | 'CONFIRMED' | 'CANCEL_OWNER' | 'CANCEL_GUEST';
  price: Parts;
  /** What of the owner's part is for days. */
  ofDays: number;
  answerBy: number | null;
  payBy: number | null;
  /** Until when its days are kept for whoever pays it; 0 when they are not. */
  heldUntil: number;
}

/** A booking as the rules describe it, and nothing else. */
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
  chosen: Choices;
  /** Once agreed. */
  price: Parts | null;
  /** What its days came to with all discounts off, and whether it was early, once that is agreed. */
  agreed: { ofDays: number; isEarly: boolean } | null;
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
  changeRequests: ChangeRequest[];
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
