import { parseRecentSearches, addRecent, type RecentSearch } from '../../rules/saved-searches/recent-searches';

import { removeStored, writeStored, readStored } from './local-storage';
import { RECENT_SEARCHES_KEY } from './storage-keys';

/** The searches looked at in this browser, the last one first. */
export function recentSearches(): RecentSearch[] {
  return parseRecentSearches(readStored(RECENT_SEARCHES_KEY));
}

/** Keeps a search as the one looked at last. */
export function rememberSearch(search: RecentSearch): void {
  writeStored(RECENT_SEARCHES_KEY, addRecent(recentSearches(), search));
}

/** Keeps none of them any longer. */
export function forgetSearches(): void {
  removeStored(RECENT_SEARCHES_KEY);
}
