import { http } from '@campavia/api-client/core';
import type { SavedSearch, SaveSearch } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * Keeps a search, and unless told otherwise has new campers that match told by mail. The same search again changes
 * the one that is kept.
 * @throws ApiError with 400: `__all__` when there are too many, `query` when there is no search in it.
 */
export function saveSearch(form: SaveSearch, options: EndpointOptions = {}): Promise<SavedSearch> {
  return (options.http ?? http()).post<SavedSearch>('/3/saved-searches/', form, options);
}
