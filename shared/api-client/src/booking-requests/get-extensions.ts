import { http } from '@campavia/api-client/core';
import type { ExtensionList } from '@campavia/contracts';

import type { EndpointOptions } from '../endpoint-options';

/** The extensions of a trip, and how far it may still grow. @throws ApiError 404 `booking_not_found` */
export function getExtensions(id: number | string, options: EndpointOptions = {}): Promise<ExtensionList> {
  return (options.http ?? http()).get<ExtensionList>(
    `/v4/bookings-guest/${encodeURIComponent(id)}/extensions/`,
    options,
  );
}
