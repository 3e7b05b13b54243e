import { TooManyRequestsError } from '../http-errors';
import type { RateLimiter } from './rate-limiter';

interface Limits {
  failures: RateLimiter;
  /** Maximum number of concurrent attempts per key. */
  maxConcurrent: number;
}

const SOON_SECONDS = 1;

/**
 * Limits failed attempts at a secret per key, such as an account. Successful attempts are not counted; concurrent
 * attempts in this process are limited, because their outcome is still unknown.
 */
export function createFailedAttemptGuard({ failures, maxConcurrent }: Limits) {
  const running = new Map<string, number>();

  /**
   * Runs an attempt: `attempt` returns undefined when it fails.
   * @throws TooManyRequestsError without running it
   */
  async function guard<Result>(
    key: string,
    attempt: () => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const others = running.get(key) ?? 0;
    if (others >= maxConcurrent) throw new TooManyRequestsError(SOON_SECONDS);
    running.set(key, others + 1);
    try {
      await failures.check(key);
      const result = await attempt();
      if (result === undefined) await failures.add(key);
      return result;
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left) running.set(key, left);
      else running.delete(key);
    }
  }

  return { guard };
}
