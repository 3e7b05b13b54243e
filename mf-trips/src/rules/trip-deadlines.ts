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
  return addDays(plainDate(date_from), -BOOKING_DEADLINES.secondHalfLastDays);
}

/** The last day on which a cancellation is on time. */
export function lastDayToCancel({ date_from }: Pick<GuestBooking, 'date_from'>): PlainDate {
  return lastDayOnTime(plainDate(date_from));
}

export function lastDayOfReview({ date_to }: Pick<GuestBooking, 'date_to'>): PlainDate {
  return addDays(plainDate(date_to), BOOKING_DEADLINES.reviewDays);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/** Whole days from two days on, whole hours from two hours on, else started minutes; undefined once it has passed. */
export function findTimeLeft(untilMs: number, nowMs: number): TimeLeft | undefined {
  const ms = untilMs - nowMs;
  if (ms <= 0) return undefined;
  if (ms >= 2 * DAY_MS) return { unit: 'days', count: Math.floor(ms / DAY_MS) };
  if (ms >= 2 * HOUR_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'minutes', count: Math.ceil(ms / MINUTE_MS) };
}

/** The moment until which somebody has to answer or pay, in milliseconds since 1970. */
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

/** Whether a clock agrees with the date of the document; with another one a countdown would mislead. */
export function agreesWithToday(nowMs: number, today: string): boolean {
  return Math.abs(nowMs - momentMs(`${today}T12:00:00Z`)) <= 1.5 * DAY_MS;
}
