import { http } from '@campavia/api-client/core';
import type { OwnerPrice } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * What a booking brings the owner of its camper.
 * @throws ApiError 404 `booking_not_found` for what is missing or somebody else's
 */
export function getOwnerPrice(id: number | string, options: EndpointOptions = {}): Promise<OwnerPrice> {
  return (options.http ?? http()).get<OwnerPrice>(
    `/3/my-bookings/${encodeURIComponent(id)}/prices/`,
    options,
  );
}
