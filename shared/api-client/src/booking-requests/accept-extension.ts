import { http } from '@campavia/api-client/core';
import type { Extension } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Says yes to an extension: its guest pays within a day.
 * @throws ApiError 404, 405 `booking_in_wrong_state` or `CAMPER_ALREADY_BOOKED`
 */
export function acceptExtension(id: number | string, options: EndpointOptions = {}): Promise<Extension> {
  return (options.http ?? http()).patch<Extension>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/extensions/accept/`,
    undefined,
    options,
  );
}
