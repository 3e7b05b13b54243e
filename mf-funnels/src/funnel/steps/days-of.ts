import type { GuestBooking } from '@campavia/contracts';
import { plainDate, type DayRange } from '@campavia/domain';

/** The days of a trip. */
export function daysOf({ date_from, date_to }: Pick<GuestBooking, 'date_from' | 'date_to'>): DayRange {
  return { from: plainDate(date_from), to: plainDate(date_to) };
}
