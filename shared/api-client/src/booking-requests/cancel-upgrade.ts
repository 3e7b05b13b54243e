import { http } from '@campavia/api-client/core';
import type { Upgrade } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/** Takes the open upgrade back. @throws ApiError 404, 405 `booking_in_wrong_state` */
export function cancelUpgrade(id: number | string, options: EndpointOptions = {}): Promise<Upgrade> {
  return (options.http ?? http()).patch<Upgrade>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/upgrades/cancel/`,
    undefined,
    options,
  );
}
