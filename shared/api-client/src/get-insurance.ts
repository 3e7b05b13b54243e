import { http } from '@campavia/api-client/core';
import type { InsuranceChoice } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** One insurance by its name. @throws ApiError `insurance_not_found` with 404. */
export function getInsurance(slug: string, options: EndpointOptions = {}): Promise<InsuranceChoice> {
  const client = options.http ?? http();
  const address = `/3/insurance/${encodeURIComponent(slug)}/?currency=${client.site.currency}`;
  return client.get<InsuranceChoice>(address, options);
}
