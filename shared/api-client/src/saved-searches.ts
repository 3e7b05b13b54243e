import { http } from '@campavia/api-client/core';
import type { SavedSearch, SavedSearchList, SaveSearch } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** The saved searches of the signed-in user, the newest first. */
export function getSavedSearches(options: EndpointOptions = {}): Promise<SavedSearchList> {
  return (options.http ?? http()).get<SavedSearchList>('/3/saved-searches/', options);
}

/**
 * Saves a search; by default new matching campers are announced by e-mail. Saving the same search again updates it.
 * @throws ApiError with 400: `__all__` when there are too many, `query` if it contains no search.
 */
export function saveSearch(form: SaveSearch, options: EndpointOptions = {}): Promise<SavedSearch> {
  return (options.http ?? http()).post<SavedSearch>('/3/saved-searches/', form, options);
}

/** Deletes a saved search. @throws ApiError 404 `saved_search_not_found`. */
export async function deleteSavedSearch(id: number, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).delete(`/3/saved-searches/${id}/`, undefined, options);
}

/**
 * Stops e-mails about new campers, by the token in the link of such an e-mail; no sign-in is needed.
 * @throws ApiError 400 `link_invalid`.
 */
export async function stopSearchEmails(token: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/3/saved-searches/unsubscribe/', { token }, options);
}
