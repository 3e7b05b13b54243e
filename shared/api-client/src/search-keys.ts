import { searchToParams, type SearchBox, type SearchQuery } from '@campavia/domain';

import { withQuery } from './keys';
import { mapParams, type MapQuery } from './search-map';

/**
 * Cache key of a page of results: the same search has the same key, in whatever order it was built. Apart from `keys`,
 * since only search pages need it.
 */
export function searchKey(query: SearchQuery): string {
  return withQuery('search', searchToParams(query));
}

/** Cache keys of answers about a search, apart from `keys` so that no first page loads them. */
export const searchKeys = {
  facets: (query: SearchQuery) => `facets?${filtersOf(query)}`,
  map: (query: MapQuery) => `map?${mapParams(query)}`,
  mapLabels: (bbox: SearchBox, zoom: number) => `map-labels/${zoom}/${bbox.join(',')}`,
  alternatives: (query: SearchQuery) => `alternatives?${filtersOf(query)}`,
  savedSearches: () => 'saved-searches',
};

function filtersOf(query: SearchQuery): URLSearchParams {
  return searchToParams({ ...query, ordering: undefined, page: undefined, page_size: undefined });
}
