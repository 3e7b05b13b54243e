import { http } from '@campavia/api-client/core';
import type { Place } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/**
 * A place by its slug, with its ancestors from the country down.
 * @throws ApiError with 406 and `correctSlug` when the place goes by another slug, with 404 when unknown.
 */
export function getPlace(slug: string, options: EndpointOptions = {}): Promise<Place> {
  return (options.http ?? http()).get<Place>(`/v4/geolocation/places/${encodeURIComponent(slug)}/`, options);
}
