import type { BookingPayments } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';

const SECOND_MS = 1000;
const FIRST_WAITS_MS = [1 * SECOND_MS, 2 * SECOND_MS];
const WAIT_MS = 4 * SECOND_MS;

/** Pause between two requests while the guest confirms on the phone. */
export const PHONE_WAIT_MS = 3 * SECOND_MS;
/** Pause between two requests while the bank's frame is open. */
export const FRAME_WAIT_MS = 4 * SECOND_MS;
/** Time to confirm on the phone. */
export const PHONE_LIMIT_MS = 4 * 60 * SECOND_MS;
/** A confirmation that takes longer counts as delayed. */
export const CONFIRMATION_LIMIT_MS = 60 * SECOND_MS;

/** The pause after the nth request for a confirmation, from 0: 1, 2, 4, 4 … seconds. */
export function waitBefore(poll: number): number {
  return FIRST_WAITS_MS[poll] ?? WAIT_MS;
}

/** Whether so many requests have taken longer than a confirmation may. */
export function isLateAfter(polls: number): boolean {
  let waitedMs = 0;
  for (let poll = 0; poll < polls; poll += 1) waitedMs += waitBefore(poll);
  return waitedMs >= CONFIRMATION_LIMIT_MS;
}

/** A hold is counted down during its last hour. */
const COUNTED_SECONDS = 60 * 60;

/** An answer of the api, and when it was requested, by this browser's clock. */
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

/** Whether a hold with so much time left shows a countdown. */
export function isCountedDown(seconds: number): boolean {
  return seconds > 0 && seconds <= COUNTED_SECONDS;
}

/** Whole seconds until a moment. */
export function secondsUntil(momentMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((momentMs - nowMs) / SECOND_MS));
}

/** Whole seconds left to confirm on the phone. */
export function phoneSecondsLeft(startedAtMs: number, nowMs: number): number {
  return secondsUntil(startedAtMs + PHONE_LIMIT_MS, nowMs);
}

/** Minutes and seconds of a countdown: `3:07`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
