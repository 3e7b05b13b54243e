import { http } from '@campavia/api-client/core';
import type { Place } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** The places whose names begin like what somebody types, best first. */
export function searchPlaces(search: string, limit = 8, options: EndpointOptions = {}): Promise<Place[]> {
  const params = new URLSearchParams({ search, limit: String(limit) });
  return (options.http ?? http()).get<Place[]>(`/v4/geolocation/places/?${params}`, options);
}
