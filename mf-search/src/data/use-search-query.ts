import { useEffect, useMemo } from 'react';

import { parseParams, plainDate, sanitiseSearch, type SearchQuery } from '@campavia/domain';
import { useLocation, useNavigate, useToday } from '@campavia/remote-kit';

import { keepOtherParams } from '../rules/search-params';

import { searchPath } from './use-open-search';

/** Replaces an invalid address by a valid one, as the server does with a redirect. */
export function useSearchQuery(): SearchQuery {
  const { search } = useLocation();
  const today = useToday();
  const { query, changed } = useMemo(
    () => sanitiseSearch(parseParams(search), plainDate(today)),
    [search, today],
  );
  useReplaceSearch(changed ? query : undefined);
  return query;
}

/** Other parameters of the address stay. */
export function useReplaceSearch(query: SearchQuery | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const path = query && keepOtherParams(searchPath(query), search);
  useEffect(() => {
    if (path) void navigate(path, { replace: true });
  }, [path, navigate]);
}
