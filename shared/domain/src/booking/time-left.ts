import { momentMs } from '../dates';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/**
 * In whole days above two days, in whole hours above two hours, else in started minutes; undefined once it has passed.
 */
export function findTimeLeft(untilMs: number, nowMs: number): TimeLeft | undefined {
  const ms = untilMs - nowMs;
  if (ms <= 0) return undefined;
  if (ms >= 2 * DAY_MS) return { unit: 'days', count: Math.floor(ms / DAY_MS) };
  if (ms >= 2 * HOUR_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  return { unit: 'minutes', count: Math.ceil(ms / MINUTE_MS) };
}

/** Whether the device's clock agrees with the date of the document; otherwise a countdown would mislead. */
export function agreesWithToday(nowMs: number, today: string): boolean {
  return Math.abs(nowMs - momentMs(`${today}T12:00:00Z`)) <= 1.5 * DAY_MS;
}
