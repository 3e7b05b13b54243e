/** For so long a problem that occurred once is named. */
const NAMED_MS = 60_000;

/** A problem that only shows when something fails. */
export interface RecentProblem {
  report(): void;
  isRecent(): boolean;
}

export function createRecentProblem(nowMs: () => number = () => performance.now()): RecentProblem {
  let untilMs = -Infinity;
  return {
    report: () => {
      untilMs = nowMs() + NAMED_MS;
    },
    isRecent: () => nowMs() < untilMs,
  };
}
