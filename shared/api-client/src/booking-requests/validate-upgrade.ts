import { http } from '@campavia/api-client/core';
import type { Upgrade } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Takes the upgrade that was begun: it is to be paid within a day, what costs nothing is there at once.
 * @throws ApiError as `createUpgrade`, 405 `booking_in_wrong_state`, 409 `request_price_changed`: the new price is kept
 */
export function validateUpgrade(id: number | string, options: EndpointOptions = {}): Promise<Upgrade> {
  return (options.http ?? http()).patch<Upgrade>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/upgrades/validate/`,
    undefined,
    options,
  );
}
