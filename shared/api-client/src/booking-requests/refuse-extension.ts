import { http } from '@campavia/api-client/core';
import type { Extension } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/** Says no to an extension; the trip stays as it is. @throws ApiError 404, 405 `booking_in_wrong_state` */
export function refuseExtension(id: number | string, options: EndpointOptions = {}): Promise<Extension> {
  return (options.http ?? http()).patch<Extension>(
    `/v4/bookings-owner/${encodeURIComponent(id)}/extensions/refuse/`,
    undefined,
    options,
  );
}
