import { http } from '@campavia/api-client/core';
import type { Extension } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/** Takes the open extension back. @throws ApiError 404, 405 `booking_in_wrong_state` */
export function cancelExtension(id: number | string, options: EndpointOptions = {}): Promise<Extension> {
  return (options.http ?? http()).patch<Extension>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/cancel/`,
    undefined,
    options,
  );
}
