import { useEffect } from 'react';

import type { SearchQuery } from '@campavia/domain';

import { addRecent, parseRecentSearches, type RecentSearch, toRecentSearch } from '../../rules/saved-searches/recent-searches';
import { usePlace } from '../use-place';

import { readStored, removeStored, writeStored } from './local-storage';
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

/** Keeps the search among the recent ones once it can be named. */
export function useRememberSearch(query: SearchQuery): void {
  const { place } = usePlace(query.where);
  useEffect(() => {
    const recent = toRecentSearch(query, place);
    if (recent) rememberSearch(recent);
  }, [query, place]);
}
