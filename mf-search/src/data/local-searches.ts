import { MOST_KEPT, readLocal, type KeptSearch } from '../rules/saved-searches';

import { dropHere, keepHere, readKept } from './kept-here';
import { SAVED_KEY } from './kept-keys';

const listeners = new Set<() => void>();
let known: readonly KeptSearch[] | undefined;

/** The searches kept in this browser, the newest first; the same list until one changes. */
export function localSearches(): readonly KeptSearch[] {
  known ??= readLocal(readKept(SAVED_KEY));
  return known;
}

/** Hears of changes, in other tabs too. Returns the function that stops listening. */
export function hearLocalSearches(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', readAgain);
  // Another tab may have changed them while nobody listened.
  known = undefined;
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readAgain);
  };
}

/** Why a browser does not keep a search: it has as many as it may, or it keeps nothing at all. */
export type LocalRefusal = 'full' | 'closed';

/** Keeps a search in this browser; the same one again changes its name. */
export function keepLocally(search: KeptSearch): LocalRefusal | undefined {
  const others = localSearches().filter(({ id }) => id !== search.id);
  if (others.length >= MOST_KEPT) return 'full';
  return write([search, ...others]) ? undefined : 'closed';
}

/** Keeps a search no longer. */
export function dropLocally(id: string): void {
  write(localSearches().filter((search) => search.id !== id));
}

function write(searches: readonly KeptSearch[]): boolean {
  const isKept = searches.length > 0 ? keepHere(SAVED_KEY, searches) : dropHere(SAVED_KEY);
  readAgain();
  return isKept;
}

function readAgain(): void {
  known = undefined;
  for (const listener of listeners) listener();
}
