import { http } from '@campavia/api-client/core';
import type { InsuranceChoices, ListingQuery } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';
import { listingParams } from './keys';

/**
 * How a camper can be insured; with both dates also what that costs for the stay.
 * @throws ApiError 503 `RENTAL_COVER_SERVICE_UNAVAILABLE`.
 */
export function getInsuranceChoices(
  camper: number | string,
  query: Pick<ListingQuery, 'date_from' | 'date_to'> = {},
  options: EndpointOptions = {},
): Promise<InsuranceChoices> {
  const client = options.http ?? http();
  const params = listingParams(query);
  params.set('camper_id', String(camper));
  params.set('currency', client.site.currency);
  return client.get<InsuranceChoices>(`/3/insurance/?${params}`, options);
}
