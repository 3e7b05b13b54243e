import { useEffect } from 'react';

import type { SearchQuery } from '@campavia/domain';

import { toRecentSearch } from '../../rules/saved-searches/recent-searches';

import { rememberSearch } from './recent-searches';
import { usePlace } from '../use-place';

/** Keeps the search among the recent ones once it can be named. */
export function useRememberSearch(query: SearchQuery): void {
  const { place } = usePlace(query.where);
  useEffect(() => {
    const recent = toRecentSearch(query, place);
    if (recent) rememberSearch(recent);
  }, [query, place]);
}
