import { http } from '@campavia/api-client/core';
import type { FoundCampers, SearchAnswer } from '@campavia/contracts';
import { searchToParams, type SearchQuery } from '@campavia/domain';

import type { EndpointOptions } from './endpoint-options';
import { toFoundCampers } from './to-found-campers';

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
