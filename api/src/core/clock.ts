import { MARKET_TIME_ZONE, todayIn, type PlainDate } from '@campavia/domain';

/** The time of the product; the only code that reads the system clock. */
export interface Clock {
  now(): Date;
  /** The day in the marketplace's own time zone: leads and horizons are counted from it. */
  today(): PlainDate;
  /** Moves the clock ahead, where that is possible. */
  advance?(ms: number): void;
  /** How far it was moved ahead, in milliseconds. */
  movedMs?(): number;
}

const MINUTE_MS = 60_000;

/** A clock that starts at a moment (milliseconds of the epoch) and runs on from there; the real one without a moment. */
export function createClock(startsAtMs?: number): Clock {
  const aheadMs = startsAtMs === undefined ? 0 : startsAtMs - Date.now();
  let movedMs = 0;
  const now = () => new Date(Date.now() + aheadMs + movedMs);
  let [minute, day] = [NaN, undefined as PlainDate | undefined];
  // Every price asks for it, and no day anywhere begins within a minute.
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
  };
}
