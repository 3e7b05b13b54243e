import { addDays, type PlainDate } from '../dates';

/** What a guest who cancels gets back, the same for every camper. */
export const CANCELLATION_TERMS = {
  /** Everything, within so many hours after the booking is confirmed … */
  graceHours: 24,
  /** … when the trip is at least so many days ahead. */
  graceLeadDays: 7,
  /** So many days before the trip a cancellation is on time. */
  onTimeDays: 30,
  /** What comes back of the owner's part, in per cent. */
  onTimePercent: 70,
  tooLatePercent: 0,
} as const;

/** The last day on which cancelling a trip is on time. */
export function lastDayOnTime(from: PlainDate): PlainDate {
  return addDays(from, -CANCELLATION_TERMS.onTimeDays);
}
