import { plainDate } from '../../dates';
import type { BookingFacts, Now } from '../facts';
import { momentOf } from '../time-zones';

const HOUR_MS = 3_600_000;

/** A trip from 10 to 14 June 2027 in France, a draft since 1 March. */
export function aBooking(over: Partial<BookingFacts> = {}): BookingFacts {
  const from = over.from ?? plainDate('2027-06-10');
  const to = over.to ?? plainDate('2027-06-14');
  const zone = 'Europe/Paris';
  return {
    state: 'ABANDONED',
    isInstant: false,
    from,
    to,
    dayStartsAtMs: momentOf(from, 0, zone),
    startsAtMs: momentOf(from, 14, zone),
    endsAtMs: momentOf(to, 12, zone),
    extendByMs: momentOf(to, 18, zone),
    answerByMs: null,
    payByMs: null,
    confirmedAtMs: null,
    price: 100_000,
    paid: 0,
    secondHalf: null,
    proof: 'none',
    proofReason: null,
    hasCancelInsurance: false,
    cancelReason: null,
    togetherAskedBy: null,
    togetherAskedAtMs: null,
    hasGuestReview: false,
    hasOwnerReview: false,
    hasOpenIncident: false,
    hasAskedExtension: false,
    snoozedUntilMs: null,
    ...over,
  };
}

/** A day and hour in France. */
export function at(day: string, hour = 8): Now {
  const today = plainDate(day);
  return { ms: momentOf(today, hour, 'Europe/Paris'), today };
}

/** Sent on 1 March at 8: the owner has two days. */
export function aRequest(over: Partial<BookingFacts> = {}): BookingFacts {
  return aBooking({ state: 'VALIDATED', answerByMs: at('2027-03-01').ms + 48 * HOUR_MS, ...over });
}

/** Needs no answer, sent on 1 March at 8: the guest has a day to pay. */
export function anInstantBooking(over: Partial<BookingFacts> = {}): BookingFacts {
  const payByMs = at('2027-03-01').ms + 24 * HOUR_MS;
  return aBooking({ state: 'VALIDATED', isInstant: true, payByMs, ...over });
}

/** Accepted on 1 March at 8: the guest has three days to pay. */
export function anAcceptedRequest(over: Partial<BookingFacts> = {}): BookingFacts {
  return aRequest({ state: 'ACCEPTED', payByMs: at('2027-03-01').ms + 72 * HOUR_MS, ...over });
}

/** Paid on 1 March at 8. */
export function aTrip(over: Partial<BookingFacts> = {}): BookingFacts {
  const confirmedAtMs = at('2027-03-01').ms;
  return anAcceptedRequest({ state: 'TO_COME', paid: 100_000, confirmedAtMs, ...over });
}

/** The first half paid on 1 March at 8. */
export function aHalfPaidTrip(over: Partial<BookingFacts> = {}): BookingFacts {
  return aTrip({ state: 'TO_COME_NOT_PAID', paid: 50_000, secondHalf: 'to_come', ...over });
}
