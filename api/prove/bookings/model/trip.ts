import type { BookingState, PlainDate } from '@campavia/domain';

import type { ProofCamper } from '../participants';

/** Shares of a price, in cents. */
export interface Parts {
  owner: number;
  fees: number;
  insurance: number;
}

/** A payment that a guest began; the provider may settle it at any time. */
export interface Attempt {
  /** Reference of the payment at the provider. */
  reference: string;
  part: 'whole' | 'first_half' | 'second_half';
  /** Id of the change request that it pays; null for the trip itself. */
  changeRequest: number | null;
  amount: number;
  madeAt: number;
  state: 'open' | 'given_up' | 'ended';
}

/** Extras of a trip. */
export interface Choices {
  /** Kilometres per day; 0 is unlimited. */
  km: 100 | 200 | 0;
  secondDriver: boolean;
  cover: boolean;
}

/** Changes that need the owner's consent. */
export const EXTENSIONS = [
  ...(['day_before', 'day_after', 'day_slide', 'km_100', 'km_200', 'km_unlimited'] as const),
  ...(['ins_day_before', 'ins_day_after'] as const),
] as const;
/** Changes that do not need the owner's consent. */
export const UPGRADES = ['buyback', 'rental_cover', 'second_driver'] as const;
export type ExtensionReason = (typeof EXTENSIONS)[number];
export type UpgradeReason = (typeof UPGRADES)[number];

/** An extension or upgrade of a booked trip. */
export interface ChangeRequest {
  id: number;
  reason: ExtensionReason | UpgradeReason;
  /** Days added, or days by which the trip moves (negative for earlier); 0 when the change is not about days. */
  days: number;
  /** As last stored. */
  state: 'GUEST_ASK' | 'ACCEPTED' | 'CONFIRMED' | 'CANCEL_OWNER' | 'CANCEL_GUEST';
  price: Parts;
  /** The part of the owner's share that is for days. */
  ofDays: number;
  answerBy: number | null;
  payBy: number | null;
  /** Until when the added days are held, in milliseconds of the epoch; 0 when they are not. */
  heldUntil: number;
}

/** A booking in the model. */
export interface Trip {
  id: number;
  camper: ProofCamper;
  guestId: number;
  from: PlainDate;
  to: PlainDate;
  /** Midnight of the first day, pick-up and return, in milliseconds of the epoch. */
  dayStartsAt: number;
  startsAt: number;
  endsAt: number;
  /** As last stored; a passed deadline may have changed the effective state. */
  state: BookingState;
  touchedAt: number;
  wasSent: boolean;
  answerBy: number | null;
  payBy: number | null;
  confirmedAt: number | null;
  /** Days in the calendar. */
  days: 'free' | 'booked' | { heldUntil: number };
  chosen: Choices;
  /** Null until it is agreed. */
  price: Parts | null;
  /** Price of the days after discounts and whether the early-booking discount applied; null until it is agreed. */
  agreed: { ofDays: number; isEarly: boolean } | null;
  paid: number;
  refunded: number;
  refundedAsCredit: boolean;
  /** Shares kept after a cancellation; unknown where staff set the refund. */
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

/** State of the model: trips and time. */
export interface Model {
  now: number;
  today: PlainDate;
  trips: Map<number, Trip>;
}

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** Time zone of all campers of the walk. */
export const ZONE = 'Europe/Paris';

/** Sum of the shares, in cents. */
export function sumOf({ owner, fees, insurance }: Parts): number {
  return owner + fees + insurance;
}

/** Adds two prices share by share. */
export function addParts(one: Parts, other: Parts): Parts {
  return {
    owner: one.owner + other.owner,
    fees: one.fees + other.fees,
    insurance: one.insurance + other.insurance,
  };
}

/** Whether two trips have a day in common. */
export function overlap(one: Pick<Trip, 'from' | 'to'>, other: Pick<Trip, 'from' | 'to'>): boolean {
  return one.from <= other.to && other.from <= one.to;
}
