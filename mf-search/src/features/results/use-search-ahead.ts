import { useEffect, useRef, useState } from 'react';

import { searchToParams, type SearchQuery } from '@campavia/domain';

import { afterPaint } from '../../components/after-paint';

/**
 * Shows a search as asked for at once, and goes there after that was seen: results may take a while to be drawn.
 *
 * @returns the search to show, and what asks for another
 */
export function useSearchAhead(
  query: SearchQuery,
  onSearch: (query: SearchQuery) => void,
): [shown: SearchQuery, search: (query: SearchQuery) => void] {
  const address = searchToParams(query).toString();
  const [ahead, setAhead] = useState<{ query: SearchQuery; from: string }>();
  if (ahead && ahead.from !== address) setAhead(undefined);
  const goThere = useRef(onSearch);
  useEffect(() => {
    goThere.current = onSearch;
  });
  useEffect(() => ahead && afterPaint(() => goThere.current(ahead.query)), [ahead]);
  const search = (wanted: SearchQuery) => setAhead({ query: wanted, from: address });
  return [ahead?.query ?? query, search];
}
