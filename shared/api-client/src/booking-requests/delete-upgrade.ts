import { http } from '@campavia/api-client/core';

import type { EndpointOptions } from '../endpoint-options';

/** Forgets an upgrade that was not taken. @throws ApiError 404, 405 `booking_in_wrong_state` */
export async function deleteUpgrade(
  id: number | string,
  upgradeId: number,
  options: EndpointOptions = {},
): Promise<void> {
  await (options.http ?? http()).delete(
    `/v4/bookings-guest/${encodeURIComponent(id)}/upgrades/${upgradeId}/`,
    undefined,
    options,
  );
}
