import type { Lane } from './part-machine';

/** A part that is wanted and not there after this long has its last good release asked for beside it. */
export const SLOW_MS = 1500;
/** How long the first try may take. */
export const DEADLINE_MS = 4000;
/** How long all that is asked of this site may take together. */
export const TOTAL_MS = 4300;
/** How long each other origin may take. */
export const ELSEWHERE_MS = 2500;
/** The most that the page's own start is counted against its first part. */
const HEAD_START_MS = 1500;
/** What a part has left after that before another is asked for. */
const LEAST_SLOW_MS = 500;
const LEAST_MS = 300;
const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 150;

/** How long one part of a page is waited for. */
export interface Patience {
  /** From now until the part counts as slow. */
  slowMs(): number;
  /** How long a try may take that begins now; the first release's are counted from 1. */
  tryMs(lane: Lane, tries: number): number;
}

/**
 * Patience with a part asked for now.
 *
 * @param waitedMs how long its files have been under way already, by the page's preloads
 */
export function startPatience(waitedMs: number): Patience {
  const headStartMs = Math.min(waitedMs, HEAD_START_MS);
  const startedAt = Date.now() - headStartMs;

  function leftOf(durationMs: number): number {
    return startedAt + durationMs - Date.now();
  }

  return {
    slowMs: () => (headStartMs > 0 ? Math.max(leftOf(SLOW_MS), LEAST_SLOW_MS) : Math.max(leftOf(SLOW_MS), 0)),
    tryMs(lane, tries) {
      if (lane === 'first' && tries === 1) return Math.max(leftOf(DEADLINE_MS), LEAST_MS);
      if (lane === 'first' && tries > 2) return ELSEWHERE_MS;
      return Math.max(leftOf(TOTAL_MS), LEAST_MS);
    },
  };
}

/** A random moment, so that many pages do not ask again all at once. */
export function jitterMs(): number {
  return SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS);
}
