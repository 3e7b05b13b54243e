import { http } from '@campavia/api-client/core';
import type { Facets, SearchAnswer } from '@campavia/contracts';
import { searchToParams, type SearchQuery } from '@campavia/domain';

import type { EndpointOptions } from './endpoint-options';

/**
 * How many results a search would have with each value of each filter chosen, the other filters kept. Slower than
 * the search itself, and meant to be aborted when another one is asked.
 */
export async function countFacets(query: SearchQuery, options: EndpointOptions = {}): Promise<Facets> {
  const client = options.http ?? http();
  const params = searchToParams({ ...query, ordering: undefined, page: undefined, page_size: 1 });
  params.set('facets', '1');
  params.set('currency', client.site.currency);
  const { facets = {} } = await client.get<SearchAnswer>(`/3/campers/search/?${params}`, options);
  return facets;
}
