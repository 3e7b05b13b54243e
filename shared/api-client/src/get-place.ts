import { ApiError, http } from '@campavia/api-client/core';
import type { Place } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * A place by its slug, with its ancestors from the country down.
 * @throws ApiError with 406 and `correctSlug` when the place goes by another slug, with 404 when unknown.
 */
export function getPlace(slug: string, options: EndpointOptions = {}): Promise<Place> {
  if (/^\.+$/.test(slug)) return Promise.reject(unknownPlace());
  return (options.http ?? http()).get<Place>(`/v4/geolocation/places/${encodeURIComponent(slug)}/`, options);
}

// In an address a segment of dots means another path, however it is escaped.
function unknownPlace(): ApiError {
  return new ApiError({ kind: 'status', status: 404, method: 'get', endpoint: '/v4/geolocation/places/' });
}
