import { MAX_SAVED, parseLocalSearches, type SavedQuery } from '../../rules/saved-searches/saved-searches';

import { removeStored, writeStored, readStored } from './local-storage';
import { SAVED_SEARCHES_KEY } from './storage-keys';

const listeners = new Set<() => void>();
let known: readonly SavedQuery[] | undefined;

/** Newest first; the same array until a search changes, as `useSyncExternalStore` requires. */
export function localSearches(): readonly SavedQuery[] {
  known ??= parseLocalSearches(readStored(SAVED_SEARCHES_KEY));
  return known;
}

export function subscribeToLocalSearches(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', invalidate);
  // Another tab may have changed them without a subscriber.
  known = undefined;
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', invalidate);
  };
}

/** `full`: the limit is reached; `closed`: there is no storage. */
export type LocalSaveError = 'full' | 'closed';

export function saveLocally(search: SavedQuery): LocalSaveError | undefined {
  const others = localSearches().filter(({ id }) => id !== search.id);
  if (others.length >= MAX_SAVED) return 'full';
  return write([search, ...others]) ? undefined : 'closed';
}

export function removeLocally(id: string): void {
  write(localSearches().filter((search) => search.id !== id));
}

function write(searches: readonly SavedQuery[]): boolean {
  const isStoredSearch =
    searches.length > 0 ? writeStored(SAVED_SEARCHES_KEY, searches) : removeStored(SAVED_SEARCHES_KEY);
  invalidate();
  return isStoredSearch;
}

function invalidate(): void {
  known = undefined;
  for (const listener of listeners) listener();
}
