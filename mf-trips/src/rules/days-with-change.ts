import type { GuestBooking } from '@campavia/contracts';
import { plainDate, rangeAfter, type DayRange } from '@campavia/domain';

const WITH_DAYS = ['day_before', 'day_after', 'day_slide'] as const;

/** The days of a trip with a change that is not part of it yet. */
export function daysWithChange(
  { date_from, date_to }: Pick<GuestBooking, 'date_from' | 'date_to'>,
  { reason, days }: { reason: string; days: number },
): DayRange {
  const range = { from: plainDate(date_from), to: plainDate(date_to) };
  const moving = WITH_DAYS.find((each) => each === reason);
  return moving ? rangeAfter(range, { reason: moving, days }) : range;
}
