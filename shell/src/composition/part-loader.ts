import type { RemoteModule } from '@campavia/remote-kit';

import { pause, withDeadline } from './deadline';
import type { FetchRemote } from './federation';

/** How long the first try may take. */
export const DEADLINE_MS = 4000;
/** How long both tries may take together. */
export const TOTAL_MS = 4300;
/** The most that the page's own start is counted against its first part. */
const HEAD_START_MS = 1500;
const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 150;

/** Fetches parts, each once; a failed one is fetched anew when it is asked for again. */
export interface PartLoader {
  /** The part's module, its words fetched; fails within {@link TOTAL_MS}. */
  load(part: string): Promise<RemoteModule>;
  /** Fetches a part and the screen of an address ahead of need; a failure stays silent until it is really wanted. */
  prefetch(part: string, addressId: string): void;
}

/**
 * Makes the loader of a page. One deadline, one second try after a random moment.
 *
 * @param waitedMs since the page began: the first part has been under way for as long, by its preloads
 */
export function createPartLoader(fetchRemote: FetchRemote, waitedMs = 0): PartLoader {
  const loads = new Map<string, Promise<RemoteModule>>();
  let headStartMs = Math.min(waitedMs, HEAD_START_MS);

  function load(part: string): Promise<RemoteModule> {
    const running = loads.get(part);
    if (running) return running;
    const started = tryTwice(part);
    loads.set(part, started);
    started.catch(() => loads.delete(part));
    return started;
  }

  async function tryTwice(part: string): Promise<RemoteModule> {
    const startedAt = Date.now() - headStartMs;
    const deadlineMs = DEADLINE_MS - headStartMs;
    headStartMs = 0;
    try {
      return await fetchWhole(part, deadlineMs);
    } catch {
      await pause(SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS));
      return fetchWhole(part, TOTAL_MS - (Date.now() - startedAt));
    }
  }

  function fetchWhole(part: string, timeoutMs: number): Promise<RemoteModule> {
    return withDeadline(fetchWithWords(part, timeoutMs), timeoutMs, part);
  }

  async function fetchWithWords(part: string, timeoutMs: number): Promise<RemoteModule> {
    const remote = await fetchRemote(part, timeoutMs);
    await remote.bootstrap();
    return remote;
  }

  return {
    load,
    prefetch: (part, addressId) =>
      void load(part)
        .then((remote) => remote.prepare(addressId))
        .catch(() => undefined),
  };
}
