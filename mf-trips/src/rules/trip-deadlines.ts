import type { GuestBooking } from '@campavia/contracts';
import {
  addDays,
  BOOKING_DEADLINES,
  documentTerms,
  lastDayOnTime,
  momentMs,
  plainDate,
  type PlainDate,
} from '@campavia/domain';

import type { TripStatus } from './trip-status';

/** Moments, in milliseconds since 1970, until which documents must be sent and reviewed. */
export function documentDeadlines({ date_time_from }: Pick<GuestBooking, 'date_time_from'>): {
  sent: number;
  reviewed: number;
} {
  return documentTerms(momentMs(date_time_from));
}

/** The last day on which a failed second instalment may still be paid. */
export function lastDayOfSecondInstalment({ date_from }: Pick<GuestBooking, 'date_from'>): PlainDate {
  return addDays(plainDate(date_from), -BOOKING_DEADLINES.secondInstalmentLastDays);
}

/** The last day on which a cancellation is on time. */
export function lastDayToCancel({ date_from }: Pick<GuestBooking, 'date_from'>): PlainDate {
  return lastDayOnTime(plainDate(date_from));
}

export function lastDayOfReview({ date_to }: Pick<GuestBooking, 'date_to'>): PlainDate {
  return addDays(plainDate(date_to), BOOKING_DEADLINES.reviewDays);
}

/** The deadline for an answer or a payment, in milliseconds since 1970. */
export function findDeadline(
  status: TripStatus,
  trip: Pick<GuestBooking, 'acceptation_expired_on' | 'pay_by'>,
): number | undefined {
  if (status === 'requested') return toMs(trip.acceptation_expired_on);
  return status === 'accepted' || status === 'instantUnpaid' ? toMs(trip.pay_by) : undefined;
}

function toMs(moment: string | null): number | undefined {
  return moment === null ? undefined : momentMs(moment);
}
