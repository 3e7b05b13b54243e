import { searchToParams, type SearchBox, type SearchQuery } from '@campavia/domain';

import { withQuery } from './keys';
import { mapParams, type MapQuery } from './search-map';

/**
 * What a page of results is remembered by: the same search has the same key, however it was put together. Apart from
 * `keys`, as only pages that search carry the words of a search.
 */
export function searchKey(query: SearchQuery): string {
  return withQuery('search', searchToParams(query));
}

/** What answers about a search are remembered by, apart from `keys` so that no first page carries them. */
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
