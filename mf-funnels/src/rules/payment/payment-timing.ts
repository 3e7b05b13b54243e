import type { BookingPayments } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';

const SECOND_MS = 1000;
const FIRST_WAITS_MS = [1 * SECOND_MS, 2 * SECOND_MS];
const WAIT_MS = 4 * SECOND_MS;

export const PHONE_WAIT_MS = 3 * SECOND_MS;
export const FRAME_WAIT_MS = 4 * SECOND_MS;
export const PHONE_LIMIT_MS = 4 * 60 * SECOND_MS;
export const CONFIRMATION_LIMIT_MS = 60 * SECOND_MS;

/** The pause after the nth request for a confirmation, from 0: 1, 2, 4, 4 … seconds. */
export function waitBefore(poll: number): number {
  return FIRST_WAITS_MS[poll] ?? WAIT_MS;
}

export function isLateAfter(polls: number): boolean {
  let waitedMs = 0;
  for (let poll = 0; poll < polls; poll += 1) waitedMs += waitBefore(poll);
  return waitedMs >= CONFIRMATION_LIMIT_MS;
}

/** A hold is counted down during its last hour. */
const COUNTED_SECONDS = 60 * 60;

export interface TimedAnswer {
  answer: Pick<BookingPayments, 'hold_until' | 'read_at'>;
  askedAtMs: number;
}

/** Converts a moment of the api's clock to this browser's clock, which may be wrong. */
export function toLocalMs(moment: string, { answer, askedAtMs }: TimedAnswer): number {
  return askedAtMs + momentMs(moment) - momentMs(answer.read_at);
}

/** Until when the days of a trip are held, by this browser's clock; undefined if they are not held. */
export function heldUntilMs(timed: TimedAnswer): number | undefined {
  const { hold_until: until } = timed.answer;
  return until === null ? undefined : toLocalMs(until, timed);
}

export function isCountedDown(seconds: number): boolean {
  return seconds > 0 && seconds <= COUNTED_SECONDS;
}

export function secondsUntil(momentMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((momentMs - nowMs) / SECOND_MS));
}

export function phoneSecondsLeft(startedAtMs: number, nowMs: number): number {
  return secondsUntil(startedAtMs + PHONE_LIMIT_MS, nowMs);
}

/** Minutes and seconds of a countdown: `3:07`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
