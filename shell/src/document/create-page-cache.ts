import { createSharedCache, type SharedCache } from '@campavia/remote-kit';

import type { PageDocument } from './read-document';

/** Answers of a document that the service worker has made are old: they are asked for again. */
export function createPageCache({ answers, readAt }: Pick<PageDocument, 'answers' | 'readAt'>): SharedCache {
  const cache = createSharedCache(answers);
  if (readAt) cache.freshUntil = 0;
  return cache;
}
