import type { FetchRemote } from './federation';

/** The shell's own pages come out of its own release; everything else by federation. */
export function withOwnPages(fetchRemote: FetchRemote): FetchRemote {
  return async (release, terms) => {
    if (release.part !== 'shell') return fetchRemote(release, terms);
    const { ownPages } = await import('../screens/own-pages');
    return ownPages;
  };
}
