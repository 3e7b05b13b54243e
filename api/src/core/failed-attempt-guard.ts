import { createRateLimiter, type RateLimit } from './rate-limiter';
import type { Clock } from './clock';
import { TooManyRequestsError } from './http-errors';

export interface FailedAttemptLimit extends RateLimit {
  /** How many may be under way at once for one key. */
  mostAtOnce: number;
}

const SOON_SECONDS = 1;

/**
 * Counts wrong guesses at a secret by a key, such as an account, and holds off those beyond a limit. Right ones are
 * not counted, however many come at once; of unknown ones only so many are looked at together.
 */
export function createFailedAttemptGuard(clock: Clock, { mostAtOnce, ...limits }: FailedAttemptLimit) {
  const failures = createRateLimiter(clock, limits);
  const underWay = new Map<string, number>();

  /**
   * Looks at a guess: `look` answers what the right one gives, undefined for a wrong one.
   * @throws TooManyRequestsError instead of looking
   */
  async function guard<Gain>(key: string, look: () => Promise<Gain | undefined>): Promise<Gain | undefined> {
    failures.check(key);
    const others = underWay.get(key) ?? 0;
    if (others >= mostAtOnce) throw new TooManyRequestsError(SOON_SECONDS);
    underWay.set(key, others + 1);
    try {
      const gain = await look();
      if (gain === undefined) failures.add(key);
      return gain;
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left) underWay.set(key, left);
      else underWay.delete(key);
    }
  }

  return { guard };
}
