import { http } from '@campavia/api-client/core';
import type { CountedFacets, FoundCampers, SearchAnswer } from '@campavia/contracts';
import { type SearchQuery, searchToParams } from '@campavia/domain';

import type { EndpointOptions } from './endpoint-options';
import { toFoundCampers } from './to-found-campers';

/**
 * One page of the campers that fit a search, priced in the site's currency.
 * @throws ApiError `search_invalid_page` with 404 when the page lies beyond the last.
 */
export async function searchCampers(
  query: SearchQuery,
  options: EndpointOptions = {},
): Promise<FoundCampers> {
  const client = options.http ?? http();
  const params = searchToParams(query);
  params.set('currency', client.site.currency);
  return toFoundCampers(await client.get<SearchAnswer>(`/3/products/?${params}`, options));
}

/**
 * One page of the campers that fit a search, those of the sister platform among them: a result with a `source` is
 * not ours and leads there.
 */
export async function searchBothPlatforms(
  query: SearchQuery,
  options: EndpointOptions = {},
): Promise<FoundCampers> {
  const client = options.http ?? http();
  const params = searchToParams(query);
  params.set('currency', client.site.currency);
  return toFoundCampers(await client.get<SearchAnswer>(`/3/yesboony/search/?${params}`, options));
}

/**
 * The number of results of a search with each value of each filter, the other filters unchanged. Slower than the search
 * itself; abort it when the search changes.
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
