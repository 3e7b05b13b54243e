import { http } from '@campavia/api-client/core';
import type { MapAnswer } from '@campavia/contracts';
import { type SearchBox, type SearchQuery, searchToParams } from '@campavia/domain';

import type { EndpointOptions } from './endpoint-options';

/** A search on a section of the map. */
export interface MapQuery extends SearchQuery {
  bbox: SearchBox;
  /** Zoom of a map with tiles of 256 px; a whole number from 0 to 20. */
  zoom: number;
}

/** The parameters of a section of the map, equal for equal sections. */
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

/** The campers of a search on a section of the map: clusters, and single ones with their price. */
export function searchMap(query: MapQuery, options: EndpointOptions = {}): Promise<MapAnswer> {
  const client = options.http ?? http();
  const params = mapParams(query);
  params.set('currency', client.site.currency);
  return client.get<MapAnswer>(`/3/campers/clusters/?${params}`, options);
}
