import { http } from '@campavia/api-client/core';
import type { CreateExtension, Extension } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/**
 * Begins an extension; its owner is told once it is validated.
 * @throws ApiError 400 with 106, 107 or 109, or by field; 404; 405 `booking_request_not_possible`,
 * `booking_request_open` or `booking_request_reduction`
 */
export function createExtension(
  id: number | string,
  body: CreateExtension,
  options: EndpointOptions = {},
): Promise<Extension> {
  return (options.http ?? http()).post<Extension>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/`,
    body,
    options,
  );
}
