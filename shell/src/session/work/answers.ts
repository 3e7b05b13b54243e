import { internalMutate } from 'swr/_internal';

import type { SharedCache } from '@campavia/remote-kit';

const ALL = () => true;
/** Lists that grow keep their pages under names that no filter sees. */
const UNSEEN = /^\$(inf|sub)\$/;

/** What is on the page is asked for again: answers may be others for whoever is signed in now. */
export function askAgain(cache: SharedCache): void {
  void internalMutate(cache, ALL);
}

/** Forgets every answer, for they were somebody else's; what is on the page is asked for again. */
export function dropAnswers(cache: SharedCache): void {
  for (const key of [...cache.keys()]) if (UNSEEN.test(key)) cache.delete(key);
  void internalMutate(cache, ALL, undefined, { revalidate: true });
}
