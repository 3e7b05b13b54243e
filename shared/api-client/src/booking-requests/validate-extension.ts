import { http } from '@campavia/api-client/core';
import type { Extension } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Sends the extension that was begun to the owner.
 * @throws ApiError as `createExtension`, 405 `booking_in_wrong_state`, 409 `request_price_changed`: the new price is kept
 */
export function validateExtension(id: number | string, options: EndpointOptions = {}): Promise<Extension> {
  return (options.http ?? http()).patch<Extension>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/validate/`,
    undefined,
    options,
  );
}
