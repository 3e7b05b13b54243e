import type { PlainDate } from '../dates';
import type { Minor } from '../money';
import type { EMERGENCY_REASONS } from './reasons';
import type { BookingState } from './states';
import type { BookingDeadlines } from './deadlines';

/** How far the proof of an emergency has come. */
export type ProofStatus = 'none' | 'waiting' | 'accepted' | 'refused';

/** What an emergency is about: it is nobody's fault, or the owner's. */
export type ProofReason = (typeof EMERGENCY_REASONS)[number];

/** All of a booking that its process depends on. Moments are milliseconds of the epoch, money is in the currency used. */
export interface BookingFacts {
  state: BookingState;
  isInstant: boolean;
  from: PlainDate;
  to: PlainDate;
  /** Midnight at which the first day begins, in the camper's time zone. */
  dayStartsAtMs: number;
  /** When the camper is handed over and given back, in its own time zone. */
  startsAtMs: number;
  endsAtMs: number;
  /** Until when the trip may still be made longer: `extendHour` of the last day, in the camper's time zone. */
  extendByMs: number;
  /** Until when the owner may answer; null before the request is sent, and for an instant booking. */
  answerByMs: number | null;
  /** Until when the guest may pay; null before the owner accepted (instant: before it was sent). */
  payByMs: number | null;
  confirmedAtMs: number | null;
  price: Minor;
  /** What has come in, whole. */
  paid: Minor;
  /** What happened to the second of two halves; null when the price is paid at once. */
  secondHalf: 'to_come' | 'failed' | 'done' | null;
  proof: ProofStatus;
  /** What the proof is of; null when none was asked for. */
  proofReason: ProofReason | null;
  hasCancelInsurance: boolean;
  /** Why it was called off; null while it was not. */
  cancelReason: string | null;
  /** Who asked last that both call it off, and when; null when nobody does. */
  togetherAskedBy: 'guest' | 'owner' | null;
  togetherAskedAtMs: number | null;
  hasGuestReview: boolean;
  hasOwnerReview: boolean;
  hasOpenIncident: boolean;
  /** An extension that the owner has still to answer. */
  hasAskedExtension: boolean;
  /** Until when whoever reads it put it off. */
  snoozedUntilMs: number | null;
}

/** A moment and the day that it is where leads are counted. */
export interface Now {
  ms: number;
  today: PlainDate;
  /** The standard ones when absent. */
  terms?: BookingDeadlines;
}
