import { http } from '@campavia/api-client/core';
import type { OwnerBooking } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * A booking as the owner of its camper sees it.
 * @throws ApiError 404 `booking_not_found` for what is missing or somebody else's
 */
export function getOwnerBooking(id: number | string, options: EndpointOptions = {}): Promise<OwnerBooking> {
  return (options.http ?? http()).get<OwnerBooking>(`/v4/bookings-owner/${encodeURIComponent(id)}/`, options);
}
