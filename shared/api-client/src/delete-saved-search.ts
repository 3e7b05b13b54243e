import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from './endpoint-options';

/** Keeps a search no longer. @throws ApiError 404 `saved_search_not_found`. */
export async function deleteSavedSearch(id: number, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).delete(`/3/saved-searches/${id}/`, undefined, options);
}
