import { http } from '@campavia/api-client/core';
import type { MapLabel } from '@campavia/contracts';
import type { SearchBox } from '@campavia/domain';

import type { EndpointOptions } from './endpoint-options';

/** The names on a part of the map, countries first, then the towns with the most people. */
export function getMapLabels(
  bbox: SearchBox,
  zoom: number,
  options: EndpointOptions = {},
): Promise<MapLabel[]> {
  const client = options.http ?? http();
  const params = new URLSearchParams({ bbox: bbox.join(','), zoom: String(zoom) });
  return client.get<MapLabel[]>(`/v4/geolocation/labels/?${params}`, options);
}
