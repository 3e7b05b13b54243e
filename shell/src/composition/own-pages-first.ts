import type { FetchRemote } from './federation';

/** The shell's own pages come out of its own release; everything else by federation. */
export function withOwnPages(fetchRemote: FetchRemote): FetchRemote {
  return async (part, timeoutMs) => {
    if (part !== 'shell') return fetchRemote(part, timeoutMs);
    const { ownPages } = await import('../screens/own-pages');
    return ownPages;
  };
}
