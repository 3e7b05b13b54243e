import { http } from '@campavia/api-client/core';
import type { SavedSearch, SavedSearchList, SaveSearch } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** The searches that whoever is signed in keeps, the newest first. */
export function getSavedSearches(options: EndpointOptions = {}): Promise<SavedSearchList> {
  return (options.http ?? http()).get<SavedSearchList>('/3/saved-searches/', options);
}

/**
 * Saves a search; by default new matching campers are announced by e-mail. The same search again changes
 * the one that is kept.
 * @throws ApiError with 400: `__all__` when there are too many, `query` when there is no search in it.
 */
export function saveSearch(form: SaveSearch, options: EndpointOptions = {}): Promise<SavedSearch> {
  return (options.http ?? http()).post<SavedSearch>('/3/saved-searches/', form, options);
}

/** Keeps a search no longer. @throws ApiError 404 `saved_search_not_found`. */
export async function deleteSavedSearch(id: number, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).delete(`/3/saved-searches/${id}/`, undefined, options);
}

/**
 * Stops letters about new campers, by the token in the link of such a letter; nobody need be signed in.
 * @throws ApiError 400 `link_invalid`.
 */
export async function stopSearchEmails(token: string, options: EndpointOptions = {}): Promise<void> {
  await (options.http ?? http()).post('/3/saved-searches/unsubscribe/', { token }, options);
}
