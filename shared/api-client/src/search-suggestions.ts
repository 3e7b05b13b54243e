import { http } from '@campavia/api-client/core';
import type { Alternatives } from '@campavia/contracts';
import { type SearchQuery, searchToParams } from '@campavia/domain';

import type { EndpointOptions } from './endpoint-options';

/** Variations of a search with too few results: elsewhere, some days earlier or later, or with one filter less. */
export function searchAlternatives(query: SearchQuery, options: EndpointOptions = {}): Promise<Alternatives> {
  const client = options.http ?? http();
  const params = searchToParams({ ...query, ordering: undefined, page: undefined, page_size: undefined });
  params.set('currency', client.site.currency);
  return client.get<Alternatives>(`/3/campers/search/alternatives/?${params}`, options);
}
