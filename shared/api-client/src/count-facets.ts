import { http } from '@campavia/api-client/core';
import type { CountedFacets, SearchAnswer } from '@campavia/contracts';
import { searchToParams, type SearchQuery } from '@campavia/domain';

import type { EndpointOptions } from './endpoint-options';

/**
 * How many results a search would have with each value of each filter chosen, the other filters kept. Slower than
 * the search itself, and meant to be aborted when another one is asked.
 */
export async function countFacets(query: SearchQuery, options: EndpointOptions = {}): Promise<CountedFacets> {
  const client = options.http ?? http();
  const params = searchToParams({ ...query, ordering: undefined, page: undefined, page_size: 1 });
  params.set('facets', '1');
  params.set('currency', client.site.currency);
  const path = `/3/campers/search/?${params}`;
  const { facets = {}, facets_at_least } = await client.get<SearchAnswer>(path, options);
  return { facets, facets_at_least };
}
