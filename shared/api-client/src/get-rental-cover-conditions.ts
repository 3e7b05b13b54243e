import { http } from '@campavia/api-client/core';
import type { RentalCoverConditions } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** What the rental cover pays back. @throws ApiError 503 `RENTAL_COVER_SERVICE_UNAVAILABLE`. */
export function getRentalCoverConditions(options: EndpointOptions = {}): Promise<RentalCoverConditions> {
  const client = options.http ?? http();
  const address = `/v4/rental-cover/conditions/?currency=${client.site.currency}`;
  return client.get<RentalCoverConditions>(address, options);
}
