import { sql } from 'kysely';

import type { CorrectableClock } from '../core/clock';
import type { Database } from '../database/connect';

const BETWEEN_MEASUREMENTS_MS = 60_000;
/** Less is not reported: machines that synchronise their clocks differ by some milliseconds. */
const REPORTED_MS = 1000;
const IGNORED_MS = 50;

/**
 * Sets a clock to the time of the database, which all servers and workers share: leases, deadlines and tokens that one
 * has written are compared with the clocks of others. Measures at once and then every minute; while the database does
 * not answer, the clock runs on. `onDifference` gets how far the machine is ahead.
 * @returns a function that stops it
 */
export async function followDatabaseClock(
  clock: CorrectableClock,
  database: Database,
  onDifference: (ms: number) => void,
): Promise<() => void> {
  let reportedMs = 0;

  async function follow(): Promise<void> {
    const measured = await measureDifference(clock, database).catch(() => undefined);
    if (!measured) return;
    const { aheadMs, uncertainMs } = measured;
    // A measurement cannot be more exact than the time that the answer took.
    if (Math.abs(aheadMs) > Math.max(uncertainMs, IGNORED_MS))
      clock.correct(Math.round(clock.correctionMs() - aheadMs));
    const differenceMs = -clock.correctionMs();
    if (Math.abs(differenceMs - reportedMs) < REPORTED_MS) return;
    reportedMs = differenceMs;
    onDifference(differenceMs);
  }

  await follow();
  const timer = setInterval(() => void follow(), BETWEEN_MEASUREMENTS_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** How far a clock is ahead of that of the database. */
async function measureDifference(clock: CorrectableClock, database: Database) {
  const asked = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database);
  const [row, answered] = [rows[0], clock.now().getTime()];
  return row && { aheadMs: (asked + answered) / 2 - row.now.getTime(), uncertainMs: (answered - asked) / 2 };
}
