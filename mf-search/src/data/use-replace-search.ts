import { useEffect } from 'react';

import type { SearchQuery } from '@campavia/domain';
import { useLocation, useNavigate } from '@campavia/remote-kit';

import { besideSearch } from '../rules/beside-search';

import { searchPath } from './use-open-search';

/** Replaces the search in the address by another one; undefined leaves it as it is. What else the address says stays. */
export function useReplaceSearch(query: SearchQuery | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const path = query && besideSearch(searchPath(query), search);
  useEffect(() => {
    if (path) void navigate(path, { replace: true });
  }, [path, navigate]);
}
