import { searchToParams, type SearchQuery } from '@campavia/domain';

import { withQuery } from './keys';

/**
 * What a page of results is remembered by: the same search has the same key, however it was put together. Apart from
 * `keys`, as only pages that search carry the words of a search.
 */
export function searchKey(query: SearchQuery): string {
  return withQuery('search', searchToParams(query));
}
