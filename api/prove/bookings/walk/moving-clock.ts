import { todayIn } from '@campavia/domain';

import type { Clock } from '../../../src/core/clock';

/** A clock that does not move until it is advanced. */
export interface MovingClock extends Clock {
  ms(): number;
  advance(ms: number): void;
}

/** A clock of a proof, at a moment in milliseconds of the epoch. */
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
