import { addDays, type PlainDate } from '../dates';

/** The refund terms for a guest who cancels, equal for every camper. */
export const CANCELLATION_TERMS = {
  /** Full refund within so many hours after the booking is confirmed … */
  graceHours: 24,
  /** … when the trip is at least so many days ahead. */
  graceLeadDays: 7,
  /** A cancellation this many days before the trip is on time. */
  onTimeDays: 30,
  /** The refunded share of the owner's part, in per cent. */
  onTimePercent: 70,
  tooLatePercent: 0,
} as const;

/** The last day on which cancelling a trip is on time. */
export function lastDayOnTime(from: PlainDate): PlainDate {
  return addDays(from, -CANCELLATION_TERMS.onTimeDays);
}
