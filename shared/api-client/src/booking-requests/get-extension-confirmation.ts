import { http } from '@campavia/api-client/core';
import type { ExtensionConfirmation } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/** The open extension or the last one, with the days of the trip by it. @throws ApiError 404 without any */
export function getExtensionConfirmation(
  id: number | string,
  options: EndpointOptions = {},
): Promise<ExtensionConfirmation> {
  return (options.http ?? http()).get<ExtensionConfirmation>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/confirm/`,
    options,
  );
}
