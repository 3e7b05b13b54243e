import type { Middleware, State } from 'swr';
import { defaultConfigOptions, initCache } from 'swr/_internal';

/** The cache that every root of the page shares. */
export type SharedCache = Map<string, State<unknown, unknown>> & {
  inlined: ReadonlySet<string>;
  /** Until when the answers that came with the document count as fresh, in the time of `performance.now()`. */
  freshUntil: number;
  /** What was fetched ahead of its page, by SWR key. */
  prefetched: Map<string, PrefetchedAnswer>;
};

export interface PrefetchedAnswer {
  /** Until it is in the cache. */
  answer: Promise<unknown> | undefined;
  /** In the time of `performance.now()`. */
  freshUntil: number;
}

/** How long that is, from the page's start. */
const FRESH_MS = 5 * 60_000;

/**
 * Makes the page's SWR cache, filled with the answers the document carries.
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
  // SWR ties its state to the first root that uses a cache and drops it with that root; tied here it stays.
  initCache(cache, { initReconnect });
  return cache;
}

/** What is on the page is asked for anew once the connection is back and somebody looks: a telephone may be put away. */
function initReconnect(refetch: () => void) {
  const refetchWhenVisible = () => refetch();
  return defaultConfigOptions.initReconnect(() => {
    if (document.visibilityState !== 'hidden') refetch();
    else document.addEventListener('visibilitychange', refetchWhenVisible, { once: true });
  });
}

/** Keeps SWR from asking again for what the document has just brought, or was fetched ahead of its page. */
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

/** Joins a request that is on its way; asks itself if that one fails. */
function withPrefetched<Fetch extends (...args: never[]) => unknown>(
  { prefetched }: SharedCache,
  key: string,
  fetcher: Fetch,
): Fetch {
  const fetchOrJoin = (...args: Parameters<Fetch>) =>
    prefetched.get(key)?.answer?.catch(() => fetcher(...args)) ?? fetcher(...args);
  return fetchOrJoin as Fetch;
}
