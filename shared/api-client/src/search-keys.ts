import { searchToParams, type SearchBox, type SearchQuery } from '@campavia/domain';

import { mapParams, type MapQuery } from './search-map';

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
