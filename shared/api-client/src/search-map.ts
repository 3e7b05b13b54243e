import { http } from '@campavia/api-client/core';
import type { MapAnswer } from '@campavia/contracts';
import { type SearchBox, type SearchQuery, searchToParams } from '@campavia/domain';

import type { EndpointOptions } from './endpoint-options';

/** A search on a part of the map. */
export interface MapQuery extends SearchQuery {
  bbox: SearchBox;
  /** Of a map with tiles of 256 px; a whole number from 0 to 20. */
  zoom: number;
}

/** The parameters of a part of the map, the same for the same map. */
export function mapParams({
  zoom,
  ordering: _,
  page: __,
  page_size: ___,
  ...query
}: MapQuery): URLSearchParams {
  const params = searchToParams(query);
  params.set('zoom', String(zoom));
  return params;
}

/** The campers that fit a search on a part of the map: clusters, and those that stand alone with their price. */
export function searchMap(query: MapQuery, options: EndpointOptions = {}): Promise<MapAnswer> {
  const client = options.http ?? http();
  const params = mapParams(query);
  params.set('currency', client.site.currency);
  return client.get<MapAnswer>(`/3/campers/clusters/?${params}`, options);
}
