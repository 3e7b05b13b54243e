import { MARKET_TIME_ZONE, todayIn, type PlainDate } from '@campavia/domain';

/** The application's time. Business code reads it instead of the system clock. */
export interface Clock {
  now(): Date;
  /** The day in the marketplace's time zone, from which lead times and booking horizons are counted. */
  today(): PlainDate;
  /** Moves the clock ahead, where that is supported. */
  advance?(ms: number): void;
  /** Total advance in milliseconds. */
  movedMs?(): number;
}

/** A clock that can be corrected. */
export interface CorrectableClock extends Clock {
  /** How far it is ahead of the time of this machine, in milliseconds. */
  correctionMs(): number;
  correct(ms: number): void;
}

const MINUTE_MS = 60_000;

/** A clock that starts at `startsAtMs` (since the epoch) and advances in real time; the system time if omitted. */
export function createClock(startsAtMs?: number, machineMs: () => number = Date.now): CorrectableClock {
  const aheadMs = startsAtMs === undefined ? 0 : startsAtMs - machineMs();
  let [movedMs, correctionMs] = [0, 0];
  const now = () => new Date(machineMs() + aheadMs + movedMs + correctionMs);
  let [minute, day] = [NaN, undefined as PlainDate | undefined];
  // Cached for a minute, because every price needs it; days begin on full minutes in every time zone.
  const today = () => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute || !day) [minute, day] = [current, todayIn(MARKET_TIME_ZONE, now())];
    return day;
  };
  return {
    now,
    today,
    advance: (ms) => {
      movedMs += ms;
    },
    movedMs: () => movedMs,
    correctionMs: () => correctionMs,
    correct: (ms) => {
      correctionMs = ms;
    },
  };
}
