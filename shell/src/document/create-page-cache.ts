import { createSharedCache, type SharedCache } from '@campavia/remote-kit';

import type { PageDocument } from './read-document';

/** The answers in a document from the service worker are old: they are requested again. */
export function createPageCache({ answers, readAt }: Pick<PageDocument, 'answers' | 'readAt'>): SharedCache {
  const cache = createSharedCache(answers);
  if (readAt) cache.freshUntil = 0;
  return cache;
}
