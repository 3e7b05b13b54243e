import { deadlinesOf, type Moment } from '../deadlines';

const HOUR_MS = 3_600_000;

/**
 * Until when the owner may answer an extension that is requested now.
 * @param lastEveningMs `requestAnswerHour` of the last day, in the camper's zone
 */
export function requestAnswerDeadline(now: Moment, lastEveningMs: number): number {
  return Math.min(now.ms + deadlinesOf(now).requestAnswerHours * HOUR_MS, lastEveningMs);
}

/** Until when the guest may pay an extension that is accepted now. */
export function requestPaymentDeadline(now: Moment): number {
  return now.ms + deadlinesOf(now).requestPaymentHours * HOUR_MS;
}
