import { readRecent, withRecent, type RecentSearch } from '../rules/recent-searches';

import { dropHere, keepHere, readKept } from './kept-here';
import { RECENT_KEY } from './kept-keys';

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
