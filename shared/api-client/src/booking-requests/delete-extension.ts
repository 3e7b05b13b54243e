import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from '../endpoint-options';

/** Forgets an extension that was not sent. @throws ApiError 404, 405 `booking_in_wrong_state` */
export async function deleteExtension(
  id: number | string,
  extensionId: number,
  options: EndpointOptions = {},
): Promise<void> {
  await (options.http ?? http()).delete(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/${extensionId}/`,
    undefined,
    options,
  );
}
