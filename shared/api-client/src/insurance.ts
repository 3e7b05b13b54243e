import { http } from '@campavia/api-client/core';
import type {
  InsuranceChoice,
  InsuranceChoices,
  ListingQuery,
  RentalCoverConditions,
  SimilarInsurances,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';
import { listingParams } from './keys';

/** One insurance by its name. @throws ApiError `insurance_not_found` with 404. */
export function getInsurance(slug: string, options: EndpointOptions = {}): Promise<InsuranceChoice> {
  const client = options.http ?? http();
  const address = `/3/insurance/${encodeURIComponent(slug)}/?currency=${client.site.currency}`;
  return client.get<InsuranceChoice>(address, options);
}

/**
 * The insurances for a camper; with both dates with their prices for the stay.
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

/** The alternatives to an insurance. @throws ApiError `insurance_not_found` with 404. */
export function getSimilarInsurances(
  slug: string,
  options: EndpointOptions = {},
): Promise<SimilarInsurances> {
  const client = options.http ?? http();
  const address = `/3/insurance/similar/${encodeURIComponent(slug)}/?currency=${client.site.currency}`;
  return client.get<SimilarInsurances>(address, options);
}

/** The terms of the rental cover. @throws ApiError 503 `RENTAL_COVER_SERVICE_UNAVAILABLE`. */
export function getRentalCoverConditions(options: EndpointOptions = {}): Promise<RentalCoverConditions> {
  const client = options.http ?? http();
  const address = `/v4/rental-cover/conditions/?currency=${client.site.currency}`;
  return client.get<RentalCoverConditions>(address, options);
}
