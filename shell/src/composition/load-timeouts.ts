import type { ReleaseRole } from './remote-state';

/** After this time the last good release is requested in parallel. */
export const SLOW_MS = 1500;
export const DEADLINE_MS = 4000;
/** Limit for all requests to this site together. */
export const TOTAL_MS = 4300;
/** For each other origin. */
export const ELSEWHERE_MS = 2500;
const HEAD_START_MS = 1500;
const MIN_SLOW_MS = 500;
const MIN_MS = 300;
const SHORTEST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 150;

export interface LoadTimeouts {
  slowMs(): number;
  /** `attempts` is 1 for the first try of the first release. */
  attemptMs(role: ReleaseRole, attempts: number): number;
}

/** @param waitedMs how long preloads of the page have been loading the files already */
export function createLoadTimeouts(waitedMs: number): LoadTimeouts {
  const headStartMs = Math.min(waitedMs, HEAD_START_MS);
  const startedAt = Date.now() - headStartMs;

  function leftOf(durationMs: number): number {
    return startedAt + durationMs - Date.now();
  }

  return {
    slowMs: () => (headStartMs > 0 ? Math.max(leftOf(SLOW_MS), MIN_SLOW_MS) : Math.max(leftOf(SLOW_MS), 0)),
    attemptMs(role, attempts) {
      if (role === 'primary' && attempts === 1) return Math.max(leftOf(DEADLINE_MS), MIN_MS);
      if (role === 'primary' && attempts > 2) return ELSEWHERE_MS;
      return Math.max(leftOf(TOTAL_MS), MIN_MS);
    },
  };
}

/** A random delay, so that many pages do not retry at the same moment. */
export function jitterMs(): number {
  return SHORTEST_PAUSE_MS + Math.random() * (MAX_PAUSE_MS - SHORTEST_PAUSE_MS);
}
