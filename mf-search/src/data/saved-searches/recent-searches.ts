import { useEffect } from 'react';

import type { SearchQuery } from '@campavia/domain';

import {
  addRecent,
  parseRecentSearches,
  type RecentSearch,
  toRecentSearch,
} from '../../rules/saved-searches/recent-searches';
import { usePlace } from '../use-place';

import { readStored, removeStored, writeStored } from './local-storage';
import { RECENT_SEARCHES_KEY } from './storage-keys';

/** The recent searches of this browser, latest first. */
export function recentSearches(): RecentSearch[] {
  return parseRecentSearches(readStored(RECENT_SEARCHES_KEY));
}

/** Stores a search as the most recent one. */
export function rememberSearch(search: RecentSearch): void {
  writeStored(RECENT_SEARCHES_KEY, addRecent(recentSearches(), search));
}

/** Removes all recent searches. */
export function forgetSearches(): void {
  removeStored(RECENT_SEARCHES_KEY);
}

/** Stores the search among the recent ones once its place is known. */
export function useRememberSearch(query: SearchQuery): void {
  const { place } = usePlace(query.where);
  useEffect(() => {
    const recent = toRecentSearch(query, place);
    if (recent) rememberSearch(recent);
  }, [query, place]);
}
