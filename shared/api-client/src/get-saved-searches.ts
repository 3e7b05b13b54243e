import { http } from '@campavia/api-client/core';
import type { SavedSearchList } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** The searches that whoever is signed in keeps, the newest first. */
export function getSavedSearches(options: EndpointOptions = {}): Promise<SavedSearchList> {
  return (options.http ?? http()).get<SavedSearchList>('/3/saved-searches/', options);
}
