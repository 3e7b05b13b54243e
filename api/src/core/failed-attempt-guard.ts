import { createAttempts, type AttemptLimits } from './rate-limiter';
import type { Clock } from './clock';
import { TooManyProblem } from './http-errors';

export interface GuessLimits extends AttemptLimits {
  /** How many may be under way at once for one key. */
  mostAtOnce: number;
}

const SOON_SECONDS = 1;

/**
 * Counts wrong guesses at a secret by a key, such as an account, and holds off those beyond a limit. Right ones are
 * not counted, however many come at once; of unknown ones only so many are looked at together.
 */
export function createGuesses(clock: Clock, { mostAtOnce, ...limits }: GuessLimits) {
  const wrong = createAttempts(clock, limits);
  const underWay = new Map<string, number>();

  /**
   * Looks at a guess: `look` answers what the right one gives, undefined for a wrong one.
   * @throws TooManyProblem instead of looking
   */
  async function guard<Gain>(key: string, look: () => Promise<Gain | undefined>): Promise<Gain | undefined> {
    wrong.check(key);
    const others = underWay.get(key) ?? 0;
    if (others >= mostAtOnce) throw new TooManyProblem(SOON_SECONDS);
    underWay.set(key, others + 1);
    try {
      const gain = await look();
      if (gain === undefined) wrong.add(key);
      return gain;
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left) underWay.set(key, left);
      else underWay.delete(key);
    }
  }

  return { guard };
}
