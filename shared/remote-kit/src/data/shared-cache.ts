import type { Middleware, State } from 'swr';
import { defaultConfigOptions, initCache } from 'swr/_internal';

/** The cache that every root of the page shares. */
export type SharedCache = Map<string, State<unknown, unknown>> & { inlined: ReadonlySet<string> };

/** How long the answers that came with the document count as fresh, from the page's start. */
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

/** Keeps SWR from asking again for what the document has just brought. */
export function trustInlined(cache: SharedCache): Middleware {
  return (useSWRNext) =>
    function useSWRWithInlined(key, fetcher, config) {
      const isFresh = typeof key === 'string' && cache.inlined.has(key) && performance.now() < FRESH_MS;
      return useSWRNext(key, fetcher, isFresh ? { ...config, revalidateIfStale: false } : config);
    };
}
