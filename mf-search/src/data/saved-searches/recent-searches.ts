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

export function recentSearches(): RecentSearch[] {
  return parseRecentSearches(readStored(RECENT_SEARCHES_KEY));
}

export function rememberSearch(search: RecentSearch): void {
  writeStored(RECENT_SEARCHES_KEY, addRecent(recentSearches(), search));
}

export function forgetSearches(): void {
  removeStored(RECENT_SEARCHES_KEY);
}

export function useRememberSearch(query: SearchQuery): void {
  const { place } = usePlace(query.where);
  useEffect(() => {
    const recent = toRecentSearch(query, place);
    if (recent) rememberSearch(recent);
  }, [query, place]);
}
