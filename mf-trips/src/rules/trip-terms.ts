import type { GuestBooking } from '@campavia/contracts';
import {
  addDays,
  BOOKING_TERMS,
  documentTerms,
  lastDayOnTime,
  momentMs,
  plainDate,
  type PlainDate,
} from '@campavia/domain';

/** Moments, in milliseconds since 1970, until which papers are there and judged. */
export function paperTerms({ date_time_from }: Pick<GuestBooking, 'date_time_from'>): {
  there: number;
  judged: number;
} {
  return documentTerms(momentMs(date_time_from));
}

/** The last day on which a second half that could not be taken may still be paid. */
export function lastDayOfSecondHalf({ date_from }: Pick<GuestBooking, 'date_from'>): PlainDate {
  return addDays(plainDate(date_from), -BOOKING_TERMS.secondHalfLastDays);
}

/** The last day on which calling a trip off is on time. */
export function lastDayToCallOff({ date_from }: Pick<GuestBooking, 'date_from'>): PlainDate {
  return lastDayOnTime(plainDate(date_from));
}

/** The last day on which a trip may be reviewed. */
export function lastDayOfReview({ date_to }: Pick<GuestBooking, 'date_to'>): PlainDate {
  return addDays(plainDate(date_to), BOOKING_TERMS.reviewDays);
}
