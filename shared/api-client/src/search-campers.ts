import { http } from '@campavia/api-client/core';
import type { FoundCampers, SearchAnswer } from '@campavia/contracts';
import { searchToParams, type SearchQuery } from '@campavia/domain';

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
