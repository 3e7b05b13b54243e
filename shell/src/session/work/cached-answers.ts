import { internalMutate } from 'swr/_internal';

import type { SharedCache } from '@campavia/remote-kit';

const ALL = () => true;
const UNSEEN = /^\$(inf|sub)\$/;

/** Answers can differ for the user who is signed in now. */
export function revalidateAnswers(cache: SharedCache): void {
  void internalMutate(cache, ALL);
}

export function dropAnswers(cache: SharedCache): void {
  cache.prefetched.clear();
  for (const key of [...cache.keys()]) if (UNSEEN.test(key)) cache.delete(key);
  void internalMutate(cache, ALL, undefined, { revalidate: true });
}
