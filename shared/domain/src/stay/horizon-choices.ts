/** How far ahead owners may let guests book. */
export const HORIZON_CHOICES = {
  /** Days from today to the first pick-up. */
  minFutureDays: [0, 1, 2, 3, 5, 7, 14, 21, 30],
  /** Months from today to the last return. */
  maxFutureMonths: [3, 6, 9, 12, 18, 24],
} as const;

/** Days on which an owner does not hand over, beside the weekdays: so many at most. */
export const MAX_CLOSED_DATES = 60;

const MONTHS_A_YEAR = 12;
const DAYS_A_YEAR = 365;

/** The horizon of a calendar in days as owners read it: in months. */
export function horizonMonths(days: number): number {
  return Math.round((days * MONTHS_A_YEAR) / DAYS_A_YEAR);
}

/** A horizon that an owner chose in months, in days. */
export function horizonDays(months: number): number {
  return Math.round((months * DAYS_A_YEAR) / MONTHS_A_YEAR);
}
