import { useEffect, useRef, useState } from 'react';

import { searchToParams, type SearchQuery } from '@campavia/domain';

import { afterPaint } from '../../../components/after-paint';

/** Shows the chosen search at once and navigates after the next paint, as results may render slowly. */
export function useOptimisticSearch(
  query: SearchQuery,
  onSearch: (query: SearchQuery) => void,
): [shown: SearchQuery, search: (query: SearchQuery) => void] {
  const address = searchToParams(query).toString();
  const [ahead, setAhead] = useState<{ query: SearchQuery; from: string }>();
  if (ahead && ahead.from !== address) setAhead(undefined);
  const latestOnSearch = useRef(onSearch);
  useEffect(() => {
    latestOnSearch.current = onSearch;
  });
  useEffect(() => ahead && afterPaint(() => latestOnSearch.current(ahead.query)), [ahead]);
  const search = (wanted: SearchQuery) => setAhead({ query: wanted, from: address });
  return [ahead?.query ?? query, search];
}
