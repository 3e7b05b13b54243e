import { momentMs } from '@campavia/domain';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** How many whole hours something has waited, and whether that is more than a day. */
export function waitingTime(sentAt: string, now: string): { hours: number; isLate: boolean } {
  const hours = Math.max(0, Math.floor((momentMs(now) - momentMs(sentAt)) / HOUR_MS));
  return { hours, isLate: hours >= DAY_HOURS };
}
