import type { PrefetchedAnswer, SharedCache } from './shared-cache';

/** An answer of the api that a page needs initially. */
export interface PageRequest {
  /** Its SWR key. */
  key: string;
  fetch: () => Promise<unknown>;
}

const MAX_PENDING = 3;
/** How long a prefetched answer is used without revalidation. */
const FRESH_MS = 30_000;

/**
 * Fetches answers into the shared cache before a page requests them: each once, three at a time; further and failed
 * ones are left to the page.
 */
export function prefetchAnswers(cache: SharedCache, requests: readonly PageRequest[]): void {
  for (const request of requests) {
    if (!isKnown(cache, request.key) && countPending(cache) < MAX_PENDING) prefetch(cache, request);
  }
}

function isKnown(cache: SharedCache, key: string): boolean {
  return cache.prefetched.get(key)?.answer !== undefined || cache.get(key)?.data !== undefined;
}

function countPending({ prefetched }: SharedCache): number {
  return [...prefetched.values()].filter(({ answer }) => answer !== undefined).length;
}

function prefetch(cache: SharedCache, { key, fetch }: PageRequest): void {
  const { prefetched } = cache;
  const entry: PrefetchedAnswer = { answer: fetch(), freshUntil: performance.now() + FRESH_MS };
  const isCurrent = () => prefetched.get(key) === entry;
  prefetched.set(key, entry);
  entry.answer?.then(
    (data) => {
      if (!isCurrent()) return;
      entry.answer = undefined;
      const state = cache.get(key);
      // SWR itself stores an answer that a screen is waiting for.
      if (!state?.isValidating) cache.set(key, { ...state, data });
    },
    () => {
      if (isCurrent()) prefetched.delete(key);
    },
  );
}
