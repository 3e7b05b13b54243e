import { http } from '@campavia/api-client/core';
import type { NearbyPlace } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * Towns with campers around a place, or within it where it is a region or a country.
 * @throws ApiError with 406 and `correctSlug` when the place goes by another slug, with 404 when unknown.
 */
export function getNearbyPlaces(slug: string, options: EndpointOptions = {}): Promise<NearbyPlace[]> {
  const client = options.http ?? http();
  return client.get<NearbyPlace[]>(`/v4/geolocation/places/${encodeURIComponent(slug)}/nearby/`, options);
}
