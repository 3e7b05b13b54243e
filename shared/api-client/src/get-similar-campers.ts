import { http } from '@campavia/api-client/core';
import type { FoundSimilarCampers, ListingQuery, SimilarCampers } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';
import { listingParams } from './keys';
import { toFoundCampers } from './to-found-campers';

/**
 * Campers like one, with both dates only such as can be had then; also for a camper that is deleted.
 * @throws ApiError `camper_not_found` with 404.
 */
export async function getSimilarCampers(
  id: number | string,
  query: Pick<ListingQuery, 'date_from' | 'date_to'> = {},
  options: EndpointOptions = {},
): Promise<FoundSimilarCampers> {
  const client = options.http ?? http();
  const params = listingParams(query);
  params.set('currency', client.site.currency);
  const path = `/3/products/${encodeURIComponent(id)}/similar/?${params}`;
  return toFoundCampers(await client.get<SimilarCampers>(path, options));
}
