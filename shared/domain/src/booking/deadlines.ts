const HOUR_MS = 3_600_000;

/** Every deadline in the life of a booking. */
export const BOOKING_DEADLINES = {
  /** Hours in which the owner answers, and hours before the first day until which they can. */
  answerHours: 48,
  answerLeadHours: 6,
  /** Hours in which the guest pays an accepted request, and hours before the hand-over until which they can. */
  paymentHours: 72,
  paymentLeadHours: 2,
  /** The same for requests that need no answer. */
  instantPaymentHours: 24,
  /** How long the days of an accepted request are held for its guest. */
  acceptedHoldHours: 24,
  /** How long days are held during a payment. */
  paymentHoldMinutes: 15,
  /** Days after which an unsent draft expires. */
  draftExpiryDays: 30,
  /** Days after the second instalment is due on which its debit is tried. */
  secondInstalmentTryDays: [0, 2, 5],
  /** Days before the trip by which it must be paid. */
  secondInstalmentLastDays: 20,
  /** Hours in which the other side may agree to a cancellation. */
  mutualCancellationHours: 48,
  /** How long a snoozed trip stays out of the to-do list. */
  snoozeHours: 48,
  /** How long a trip may be reviewed after its last day. */
  reviewDays: 14,
  /** Hours before the hand-over until which the proof of force majeure can be submitted. */
  proofLeadHours: 48,
  /** Hour of the last day until which a trip may be extended. */
  extendHour: 18,
  /** Hours in which the owner answers an extension request, and the hour of the last day until which they can. */
  requestAnswerHours: 48,
  requestAnswerHour: 20,
  /** Hours in which the guest pays it. */
  requestPaymentHours: 24,
  /** Maximum number of open, overlapping requests of one guest. */
  openRequests: 5,
} as const;

/** The type of `BOOKING_DEADLINES`; tests pass other values. */
export type BookingDeadlines = {
  [Name in keyof typeof BOOKING_DEADLINES]: (typeof BOOKING_DEADLINES)[Name] extends number
    ? number
    : readonly number[];
};

/** A moment and the deadlines that apply. */
export interface Moment {
  ms: number;
  /** `BOOKING_DEADLINES` when absent. */
  deadlines?: BookingDeadlines;
}

/** The deadlines that apply at a moment. */
export function deadlinesOf(now: Pick<Moment, 'deadlines'>): BookingDeadlines {
  return now.deadlines ?? BOOKING_DEADLINES;
}

/**
 * Until when the owner may answer a request that is sent now. A result that is not after now leaves no time to answer.
 * @param dayStartsAtMs midnight at which the first day begins, in the camper's zone
 */
export function answerDeadline(now: Moment, dayStartsAtMs: number): number {
  const { answerHours, answerLeadHours } = deadlinesOf(now);
  return Math.min(now.ms + answerHours * HOUR_MS, dayStartsAtMs - answerLeadHours * HOUR_MS);
}

/** Until when the guest may pay a request that is accepted now, or sent now without needing an answer. */
export function paymentDeadline(now: Moment, trip: { isInstant: boolean; startsAtMs: number }): number {
  const { paymentHours, instantPaymentHours, paymentLeadHours } = deadlinesOf(now);
  const hours = trip.isInstant ? instantPaymentHours : paymentHours;
  return Math.min(now.ms + hours * HOUR_MS, trip.startsAtMs - paymentLeadHours * HOUR_MS);
}

/** Until when days are held: for an accepted request, or during a payment. */
export function holdDeadline(now: Moment, why: 'accepted' | 'paying'): number {
  const { acceptedHoldHours, paymentHoldMinutes } = deadlinesOf(now);
  return now.ms + (why === 'accepted' ? acceptedHoldHours * HOUR_MS : paymentHoldMinutes * 60_000);
}

/** Until when the other side may agree to a cancellation that was requested at a moment. */
export function mutualCancellationDeadline(askedAtMs: number, now: Pick<Moment, 'deadlines'>): number {
  return askedAtMs + deadlinesOf(now).mutualCancellationHours * HOUR_MS;
}

/** Until when a trip that is snoozed now stays out of the to-do list. */
export function snoozeEnd(now: Moment): number {
  return now.ms + deadlinesOf(now).snoozeHours * HOUR_MS;
}

/** Until when force majeure may be reported and proven. */
export function proofDeadline(trip: { startsAtMs: number }, now: Pick<Moment, 'deadlines'>): number {
  return trip.startsAtMs - deadlinesOf(now).proofLeadHours * HOUR_MS;
}
