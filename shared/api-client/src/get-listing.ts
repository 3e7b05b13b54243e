import { http } from '@campavia/api-client/core';
import type { Listing, ListingQuery } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';
import { listingParams } from './keys';

/**
 * One camper, priced in the site's currency and, with both dates, for those dates.
 * @throws ApiError `camper_not_found` with 404, `camper_deleted` with 410.
 */
export function getListing(
  id: number | string,
  query: Pick<ListingQuery, 'date_from' | 'date_to'> = {},
  options: EndpointOptions = {},
): Promise<Listing> {
  const client = options.http ?? http();
  const params = listingParams(query);
  params.set('currency', client.site.currency);
  return client.get<Listing>(`/3/products/${encodeURIComponent(id)}/?${params}`, options);
}
