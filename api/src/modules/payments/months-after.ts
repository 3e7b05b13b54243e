import { addMonths, daysBetween, todayIn } from '@campavia/domain';

const DAY_MS = 86_400_000;

/** The same hour (UTC) some months later; on the last day of a shorter month where that has no such day. */
export function monthsAfter(moment: Date, months: number): Date {
  const day = todayIn('UTC', moment);
  return new Date(moment.getTime() + daysBetween(day, addMonths(day, months)) * DAY_MS);
}
