/** Choices of owners for how far ahead guests can book. */
export const HORIZON_CHOICES = {
  /** Days from today to the first pick-up. */
  minFutureDays: [0, 1, 2, 3, 5, 7, 14, 21, 30],
  /** Months from today to the last return. */
  maxFutureMonths: [3, 6, 9, 12, 18, 24],
} as const;

/** Maximum number of single days without hand-over, in addition to the weekdays. */
export const MAX_CLOSED_DATES = 60;

const MONTHS_A_YEAR = 12;
const DAYS_A_YEAR = 365;

/** The horizon of a calendar, converted from days to months. */
export function horizonMonths(days: number): number {
  return Math.round((days * MONTHS_A_YEAR) / DAYS_A_YEAR);
}

/** A horizon that an owner chose in months, in days. */
export function horizonDays(months: number): number {
  return Math.round((months * DAYS_A_YEAR) / MONTHS_A_YEAR);
}
