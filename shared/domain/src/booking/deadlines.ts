const HOUR_MS = 3_600_000;

/** Every deadline in the life of a booking. */
export const BOOKING_DEADLINES = {
  /** The owner answers within so many hours, and so many before the first day begins. */
  answerHours: 48,
  answerLeadHours: 6,
  /** The guest pays what was accepted within so many hours, and so many before the camper is handed over. */
  paymentHours: 72,
  paymentLeadHours: 2,
  /** The same for what needs no answer. */
  instantPaymentHours: 24,
  /** How long the days of an accepted request are held for its guest. */
  acceptedHoldHours: 24,
  /** How long days are held during a payment. */
  paymentHoldMinutes: 15,
  /** A draft that was never sent expires after so many days. */
  untouchedDays: 30,
  /** Days after the second half is due on which it is tried. */
  secondHalfTryDays: [0, 2, 5],
  /** So many days before the trip it must be there. */
  secondHalfLastDays: 20,
  /** The other side may agree to a cancellation within so many hours. */
  togetherHours: 48,
  /** How long a snoozed trip stays out of the to-do list. */
  snoozeHours: 48,
  /** How long a trip may be reviewed after its last day. */
  reviewDays: 14,
  /** The proof of force majeure is handed in so many hours before the camper is handed over. */
  proofLeadHours: 48,
  /** A trip may be made longer until this hour of its last day. */
  extendHour: 18,
  /** The owner answers a request for more within so many hours, and until this hour of the last day. */
  requestAnswerHours: 48,
  requestAnswerHour: 20,
  /** The guest pays it within so many hours. */
  requestPaymentHours: 24,
  /** How many open requests of one guest may overlap. */
  openRequests: 5,
} as const;

/** The deadlines of bookings, as a deployment may set them. */
export type BookingDeadlines = {
  [Term in keyof typeof BOOKING_DEADLINES]: (typeof BOOKING_DEADLINES)[Term] extends number
    ? number
    : readonly number[];
};

/** A moment and the deadlines in force. */
export interface Moment {
  ms: number;
  /** The standard ones when absent. */
  terms?: BookingDeadlines;
}

/** The deadlines in force at a moment. */
export function deadlinesOf(now: Pick<Moment, 'terms'>): BookingDeadlines {
  return now.terms ?? BOOKING_DEADLINES;
}

/**
 * Until when the owner may answer a request that is sent now. A deadline that is not after now leaves no time to answer.
 * @param dayStartsAtMs midnight at which the first day begins, in the camper's zone
 */
export function answerDeadline(now: Moment, dayStartsAtMs: number): number {
  const { answerHours, answerLeadHours } = deadlinesOf(now);
  return Math.min(now.ms + answerHours * HOUR_MS, dayStartsAtMs - answerLeadHours * HOUR_MS);
}

/** Until when the guest may pay what is accepted now, or what is sent now and needs no answer. */
export function paymentDeadline(now: Moment, trip: { isInstant: boolean; startsAtMs: number }): number {
  const { paymentHours, instantPaymentHours, paymentLeadHours } = deadlinesOf(now);
  const hours = trip.isInstant ? instantPaymentHours : paymentHours;
  return Math.min(now.ms + hours * HOUR_MS, trip.startsAtMs - paymentLeadHours * HOUR_MS);
}

/** Until when days are held: for an accepted request, or while somebody is paying. */
export function holdDeadline(now: Moment, why: 'accepted' | 'paying'): number {
  const { acceptedHoldHours, paymentHoldMinutes } = deadlinesOf(now);
  return now.ms + (why === 'accepted' ? acceptedHoldHours * HOUR_MS : paymentHoldMinutes * 60_000);
}

/** Until when the other side may agree to a cancellation that was requested at a moment. */
export function mutualCancellationDeadline(askedAtMs: number, now: Pick<Moment, 'terms'>): number {
  return askedAtMs + deadlinesOf(now).togetherHours * HOUR_MS;
}

/** Until when a trip that is snoozed now stays out of the to-do list. */
export function snoozeEnd(now: Moment): number {
  return now.ms + deadlinesOf(now).snoozeHours * HOUR_MS;
}

/** Until when force majeure may be reported and proven. */
export function proofDeadline(trip: { startsAtMs: number }, now: Pick<Moment, 'terms'>): number {
  return trip.startsAtMs - deadlinesOf(now).proofLeadHours * HOUR_MS;
}
