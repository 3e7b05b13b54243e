import type { BookingPayments } from '@campavia/contracts';
import { momentMs } from '@campavia/domain';

const SECOND_MS = 1000;
const FIRST_WAITS_MS = [1 * SECOND_MS, 2 * SECOND_MS];
const WAIT_MS = 4 * SECOND_MS;

/** Between two looks at a phone that was asked. */
export const PHONE_WAIT_MS = 3 * SECOND_MS;
/** Between two looks at a bank that asks in a frame. */
export const FRAME_WAIT_MS = 4 * SECOND_MS;
/** As long as somebody has to agree on their phone. */
export const PHONE_LIMIT_MS = 4 * 60 * SECOND_MS;
/** A confirmation that takes longer is said to take long. */
export const CONFIRMATION_LIMIT_MS = 60 * SECOND_MS;

/** The wait before the nth look at a trip that is being confirmed, the first being 0: 1, 2, 4, 4 … seconds. */
export function waitBefore(look: number): number {
  return FIRST_WAITS_MS[look] ?? WAIT_MS;
}

/** Whether so many looks have taken as long as a confirmation may. */
export function isLateAfter(looks: number): boolean {
  let waitedMs = 0;
  for (let look = 0; look < looks; look += 1) waitedMs += waitBefore(look);
  return waitedMs >= CONFIRMATION_LIMIT_MS;
}

/** Of a hold, as much as is counted down: whoever has longer need not hurry. */
const COUNTED_SECONDS = 60 * 60;

/** What the api said, and when it was asked, by the clock of this machine. */
export interface Said {
  said: Pick<BookingPayments, 'hold_until' | 'read_at'>;
  askedAtMs: number;
}

/** A moment of the api by the clock of this machine, which need not be right. */
export function hereMs(moment: string, { said, askedAtMs }: Said): number {
  return askedAtMs + momentMs(moment) - momentMs(said.read_at);
}

/** Until when the days of a trip are held, by the clock of this machine; undefined where they are not. */
export function heldUntilMs(given: Said): number | undefined {
  const { hold_until: until } = given.said;
  return until === null ? undefined : hereMs(until, given);
}

/** Whether so much of a hold is counted down in sight. */
export function isCountedDown(seconds: number): boolean {
  return seconds > 0 && seconds <= COUNTED_SECONDS;
}

/** What is left until a moment, in whole seconds. */
export function secondsUntil(momentMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((momentMs - nowMs) / SECOND_MS));
}

/** What is left of the time for a phone, in whole seconds. */
export function phoneSecondsLeft(startedAtMs: number, nowMs: number): number {
  return secondsUntil(startedAtMs + PHONE_LIMIT_MS, nowMs);
}

/** Minutes and seconds of a countdown: `3:07`. */
export function clockFace(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
