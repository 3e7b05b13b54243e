import { readRecent, withRecent, type RecentSearch } from '../../rules/saved-searches/recent-searches';

import { dropHere, keepHere, readKept } from './local-storage';
import { RECENT_KEY } from './storage-keys';

/** The searches looked at in this browser, the last one first. */
export function recentSearches(): RecentSearch[] {
  return readRecent(readKept(RECENT_KEY));
}

/** Keeps a search as the one looked at last. */
export function rememberSearch(search: RecentSearch): void {
  keepHere(RECENT_KEY, withRecent(recentSearches(), search));
}

/** Keeps none of them any longer. */
export function forgetSearches(): void {
  dropHere(RECENT_KEY);
}
