import { todayIn } from '@campavia/domain';

import type { Clock } from '../../../src/core/clock';

/** A clock that only moves when it is advanced. */
export interface MovingClock extends Clock {
  ms(): number;
  advance(ms: number): void;
}

/** Creates such a clock; `startMs` in milliseconds of the epoch. */
export function createMovingClock(startMs: number): MovingClock {
  let at = startMs;
  const now = () => new Date(at);
  return {
    now,
    today: () => todayIn('Europe/Paris', now()),
    ms: () => at,
    advance: (ms) => void (at += ms),
    movedMs: () => at - startMs,
  };
}
