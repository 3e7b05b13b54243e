import { useEffect } from 'react';

import type { SearchQuery } from '@campavia/domain';

import { recentOf } from '../rules/recent-searches';

import { rememberSearch } from './recent-searches';
import { usePlace } from './use-place';

/** Keeps the search among the recent ones once it can be named. */
export function useRememberSearch(query: SearchQuery): void {
  const { place } = usePlace(query.where);
  useEffect(() => {
    const recent = recentOf(query, place);
    if (recent) rememberSearch(recent);
  }, [query, place]);
}
