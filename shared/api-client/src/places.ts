import { ApiError, http } from '@campavia/api-client/core';
import type { Address, AddressesQuery, ChildPlace, MapLabel, NearbyPlace, Place } from '@campavia/contracts';
import type { SearchBox } from '@campavia/domain';

import type { EndpointOptions } from './endpoint-options';

/**
 * A place by its slug, with its ancestors from the country down.
 * @throws ApiError with 406 and `correctSlug` if the place has another slug, with 404 when unknown.
 */
export function getPlace(slug: string, options: EndpointOptions = {}): Promise<Place> {
  if (/^\.+$/.test(slug)) return Promise.reject(unknownPlace());
  return (options.http ?? http()).get<Place>(`/v4/geolocation/places/${encodeURIComponent(slug)}/`, options);
}

// A segment of dots changes the path, however it is escaped.
function unknownPlace(): ApiError {
  return new ApiError({ kind: 'status', status: 404, method: 'get', endpoint: '/v4/geolocation/places/' });
}

/**
 * Towns with campers around a place, or within it if it is a region or a country.
 * @throws ApiError with 406 and `correctSlug` if the place has another slug, with 404 when unknown.
 */
export function getNearbyPlaces(slug: string, options: EndpointOptions = {}): Promise<NearbyPlace[]> {
  const client = options.http ?? http();
  return client.get<NearbyPlace[]>(`/v4/geolocation/places/${encodeURIComponent(slug)}/nearby/`, options);
}

/**
 * The places with campers directly below a place, by name.
 * @throws ApiError as `getNearbyPlaces` does
 */
export function getChildPlaces(slug: string, options: EndpointOptions = {}): Promise<ChildPlace[]> {
  const client = options.http ?? http();
  return client.get<ChildPlace[]>(`/v4/geolocation/places/${encodeURIComponent(slug)}/children/`, options);
}

/** Suggestions of places whose names begin with a text, best first. */
export function searchPlaces(search: string, limit = 8, options: EndpointOptions = {}): Promise<Place[]> {
  const params = new URLSearchParams({ search, limit: String(limit) });
  return (options.http ?? http()).get<Place[]>(`/v4/geolocation/places/?${params}`, options);
}

/**
 * Suggestions of addresses for a text, best first; none for less than three letters.
 * @throws ApiError 429 `too_many_attempts`, 503 `address_search_away`
 */
export function searchAddresses(query: AddressesQuery, options: EndpointOptions = {}): Promise<Address[]> {
  const params = new URLSearchParams({ q: query.q ?? '', ...(query.country && { country: query.country }) });
  return (options.http ?? http()).get<Address[]>(`/v4/geolocation/addresses/?${params}`, options);
}

/** The labels for a section of the map, countries first, then the most populous towns. */
export function getMapLabels(
  bbox: SearchBox,
  zoom: number,
  options: EndpointOptions = {},
): Promise<MapLabel[]> {
  const client = options.http ?? http();
  const params = new URLSearchParams({ bbox: bbox.join(','), zoom: String(zoom) });
  return client.get<MapLabel[]>(`/v4/geolocation/labels/?${params}`, options);
}
