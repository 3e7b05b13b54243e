import { useMemo } from 'react';

import { parseParams, plainDate, sanitiseSearch, type SearchQuery } from '@campavia/domain';
import { useLocation, useToday } from '@campavia/remote-kit';

import { useReplaceSearch } from './use-replace-search';

/**
 * The search that the address asks for. An address that says something impossible is replaced by what can
 * be asked, as the site's server does with a redirect.
 */
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
