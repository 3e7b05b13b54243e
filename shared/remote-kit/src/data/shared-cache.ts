import type { Middleware, State } from 'swr';
import { defaultConfigOptions, initCache } from 'swr/_internal';

/** The cache shared by all React roots of the page. */
export type SharedCache = Map<string, State<unknown, unknown>> & {
  inlined: ReadonlySet<string>;
  /** Until when answers inlined in the document count as fresh, in the time of `performance.now()`. */
  freshUntil: number;
  /** Prefetched answers by SWR key. */
  prefetched: Map<string, PrefetchedAnswer>;
};

export interface PrefetchedAnswer {
  /** Until it is stored in the cache. */
  answer: Promise<unknown> | undefined;
  /** In the time of `performance.now()`. */
  freshUntil: number;
}

/** How long inlined answers are fresh, from the page's start. */
const FRESH_MS = 5 * 60_000;

/**
 * Creates the page's SWR cache, filled with the answers inlined in the document.
 *
 * @param answers by SWR key
 */
export function createSharedCache(answers: Record<string, unknown>): SharedCache {
  const entries = Object.entries(answers).map(([key, data]) => [key, { data }] as const);
  const cache = Object.assign(new Map<string, State<unknown, unknown>>(entries), {
    inlined: new Set(Object.keys(answers)),
    freshUntil: performance.now() + FRESH_MS,
    prefetched: new Map<string, PrefetchedAnswer>(),
  });
  // SWR binds its state to the first root that uses a cache and drops it with that root; bound here, it persists.
  initCache(cache, { initReconnect });
  return cache;
}

/** Revalidates once the connection is back and the page is visible. */
function initReconnect(refetch: () => void) {
  const refetchWhenVisible = () => refetch();
  return defaultConfigOptions.initReconnect(() => {
    if (document.visibilityState !== 'hidden') refetch();
    else document.addEventListener('visibilitychange', refetchWhenVisible, { once: true });
  });
}

/** Prevents SWR from revalidating fresh inlined and prefetched answers. */
export function trustInlined(cache: SharedCache): Middleware {
  return (useSWRNext) =>
    function useSWRWithInlined(key, fetcher, config) {
      const known = typeof key === 'string' ? key : undefined;
      const isFresh = known !== undefined && performance.now() < freshUntilOf(cache, known);
      const fetchOnce = fetcher && known !== undefined ? withPrefetched(cache, known, fetcher) : fetcher;
      return useSWRNext(key, fetchOnce, isFresh ? { ...config, revalidateIfStale: false } : config);
    };
}

function freshUntilOf({ inlined, freshUntil, prefetched }: SharedCache, key: string): number {
  return Math.max(inlined.has(key) ? freshUntil : 0, prefetched.get(key)?.freshUntil ?? 0);
}

/** Joins a pending prefetch; fetches itself if that fails. */
function withPrefetched<Fetch extends (...args: never[]) => unknown>(
  { prefetched }: SharedCache,
  key: string,
  fetcher: Fetch,
): Fetch {
  const fetchOrJoin = (...args: Parameters<Fetch>) =>
    prefetched.get(key)?.answer?.catch(() => fetcher(...args)) ?? fetcher(...args);
  return fetchOrJoin as Fetch;
}
