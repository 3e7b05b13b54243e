import type { PlainDate } from '../dates';
import type { Minor } from '../money';
import type { EMERGENCY_REASONS } from './reasons';
import type { BookingState } from './states';
import type { BookingDeadlines } from './deadlines';

/** The status of the proof of an emergency. */
export type ProofStatus = 'none' | 'waiting' | 'accepted' | 'refused';

/** The kind of an emergency: force majeure, or the owner's fault. */
export type ProofReason = (typeof EMERGENCY_REASONS)[number];

/**
 * All data of a booking that its process depends on. Moments are milliseconds of the epoch, money is in the currency
 * used.
 */
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
  /** Until when the trip may still be extended: `extendHour` of the last day, in the camper's time zone. */
  extendByMs: number;
  /** Until when the owner may answer; null before the request is sent, and for an instant booking. */
  answerByMs: number | null;
  /** Until when the guest may pay; null before the owner accepted (instant: before it was sent). */
  payByMs: number | null;
  confirmedAtMs: number | null;
  price: Minor;
  /** Total of the received payments. */
  paid: Minor;
  /** The state of the second half; null when the price is paid at once. */
  secondHalf: 'to_come' | 'failed' | 'done' | null;
  proof: ProofStatus;
  /** The reason that the proof is for; null when none was requested. */
  proofReason: ProofReason | null;
  hasCancelInsurance: boolean;
  /** Why it was cancelled; null if it was not. */
  cancelReason: string | null;
  /** Who last requested to cancel together, and when; null without a request. */
  togetherAskedBy: 'guest' | 'owner' | null;
  togetherAskedAtMs: number | null;
  hasGuestReview: boolean;
  hasOwnerReview: boolean;
  hasOpenIncident: boolean;
  /** An extension that the owner has not answered yet. */
  hasAskedExtension: boolean;
  /** Until when the viewer snoozed it. */
  snoozedUntilMs: number | null;
}

/** A moment, and its date in the marketplace's time zone. */
export interface Now {
  ms: number;
  today: PlainDate;
  /** `BOOKING_DEADLINES` when absent. */
  deadlines?: BookingDeadlines;
}
