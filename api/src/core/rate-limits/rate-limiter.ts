import { createHash } from 'node:crypto';

import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import type { Clock } from '../clock';
import { TooManyRequestsError } from '../http-errors';
import { createSharedCounter } from './shared-counter';

export interface RateLimit {
  /** Attempts per key and window, which begins with the first attempt. */
  most: number;
  withinMs: number;
}

/** Limits attempts per key, such as an account, within a fixed window of real time; of the database where it counts. */
export interface RateLimiter {
  /**
   * Counts one attempt.
   * @throws TooManyRequestsError when the key has none left
   */
  take(key: string): Promise<void>;
  /** @throws TooManyRequestsError when the key has no attempts left */
  check(key: string): Promise<void>;
  /** Counts one attempt, whether or not any are left. */
  add(key: string): Promise<void>;
}

/** Where attempts are counted: in this process, or in a table shared by all servers. */
export interface RateLimitStore {
  clock: Pick<Clock, 'movedMs'>;
  pool?: Pool | undefined;
}

const MOST_KEYS = 20_000;

/** @param name of the limited action; limiters with the same name share their counts where servers do */
export function createRateLimiter(
  name: string,
  { most, withinMs }: RateLimit,
  { clock, pool }: RateLimitStore,
): RateLimiter {
  const options = { keyPrefix: name, points: most, duration: withinMs / 1000 };
  const counter = pool ? createSharedCounter(pool, options) : new RateLimiterMemory(options);
  const evict = pool ? () => undefined : createEviction((key) => counter.delete(key));

  async function count(key: string, counting: 'consume' | 'penalty'): Promise<void> {
    const id = idOf(key, clock);
    const { isFirstInDuration } = await counter[counting](id);
    if (isFirstInDuration) evict(id);
  }

  async function take(key: string): Promise<void> {
    try {
      await count(key, 'consume');
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooManyRequests(error) : error;
    }
  }

  async function check(key: string): Promise<void> {
    const open = await counter.get(idOf(key, clock));
    if (open && open.msBeforeNext > 0 && open.consumedPoints >= most) throw tooManyRequests(open);
  }

  return { take, check, add: (key) => count(key, 'penalty') };
}

/** Evicts the oldest windows, so that calls from many addresses cannot exhaust memory. */
function createEviction(remove: (id: string) => unknown): (id: string) => void {
  const ids = new Set<string>();
  return (id) => {
    ids.delete(id);
    ids.add(id);
    const [oldest] = ids;
    if (ids.size <= MOST_KEYS || oldest === undefined) return;
    ids.delete(oldest);
    remove(oldest);
  };
}

// Hashed, because keys contain IP or e-mail addresses. Counting is in real time, so advancing the clock starts
// new windows.
function idOf(key: string, { movedMs }: Pick<Clock, 'movedMs'>): string {
  return createHash('sha256')
    .update(`${movedMs?.() ?? 0} ${key}`)
    .digest('base64url');
}

function tooManyRequests({ msBeforeNext }: RateLimiterRes): TooManyRequestsError {
  return new TooManyRequestsError(Math.ceil(msBeforeNext / 1000));
}
