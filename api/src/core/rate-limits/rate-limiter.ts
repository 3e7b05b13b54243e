import type { Clock } from '../clock';
import { TooManyRequestsError } from '../http-errors';

interface Window {
  taken: number;
  endsAt: number;
}

export interface RateLimit {
  /** How many attempts a key has within one window. */
  most: number;
  withinMs: number;
}

const MOST_KEYS = 20_000;

/** Limits attempts per key, such as an account, within a fixed window. Counts live in the memory of this process. */
export function createRateLimiter(clock: Clock, { most, withinMs }: RateLimit) {
  const windows = new Map<string, Window>();

  /**
   * Counts one attempt.
   * @throws TooManyRequestsError when the key has none left; refused attempts are not counted
   */
  function take(key: string): void {
    check(key);
    add(key);
  }

  /** @throws TooManyRequestsError when the key has no attempts left */
  function check(key: string): void {
    const now = clock.now().getTime();
    const open = windows.get(key);
    if (!open || open.endsAt <= now || open.taken < most) return;
    throw new TooManyRequestsError(Math.ceil((open.endsAt - now) / 1000));
  }

  /** Counts one attempt, whether or not any are left. */
  function add(key: string): void {
    openWindow(key, clock.now().getTime()).taken += 1;
  }

  function openWindow(key: string, now: number): Window {
    const open = windows.get(key);
    if (open && open.endsAt > now) return open;
    if (windows.size >= MOST_KEYS) evictKeys(now);
    const window = { taken: 0, endsAt: now + withinMs };
    windows.delete(key);
    windows.set(key, window);
    return window;
  }

  function evictKeys(now: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    const [oldest] = windows.keys();
    if (windows.size >= MOST_KEYS && oldest !== undefined) windows.delete(oldest);
  }

  return { take, check, add };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
