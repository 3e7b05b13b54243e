import { http } from '@campavia/api-client/core';
import type { SimilarInsurances } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** What can be had in place of an insurance. @throws ApiError `insurance_not_found` with 404. */
export function getSimilarInsurances(
  slug: string,
  options: EndpointOptions = {},
): Promise<SimilarInsurances> {
  const client = options.http ?? http();
  const address = `/3/insurance/similar/${encodeURIComponent(slug)}/?currency=${client.site.currency}`;
  return client.get<SimilarInsurances>(address, options);
}
