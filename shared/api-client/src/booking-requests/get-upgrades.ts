import { http } from '@campavia/api-client/core';
import type { UpgradeList } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/** The upgrades of a trip, and what could be added at which price. @throws ApiError 404 `booking_not_found` */
export function getUpgrades(id: number | string, options: EndpointOptions = {}): Promise<UpgradeList> {
  return (options.http ?? http()).get<UpgradeList>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/upgrades/`,
    options,
  );
}
