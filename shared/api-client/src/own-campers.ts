import { http } from '@campavia/api-client/core';
import type {
  CamperState,
  LeaveListing,
  Listing,
  OwnCamper,
  OwnCamperList,
  OwnCampersFilters,
  OwnCampersQuery,
  OwnListingProgress,
  SisterRedirect,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** The query of a list of own campers in a stable order. */
export function ownCampersParams({ city, page, page_size }: OwnCampersQuery): URLSearchParams {
  const given = Object.entries({ city, page, page_size }).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** Cache keys of own campers. */
export const ownCamperKeys = {
  one: (id: number | string) => `own-camper/${id}`,
  progress: (id: number | string) => `own-camper/${id}/progress`,
  list: (query: OwnCampersQuery) => `own-campers?${ownCampersParams(query)}`,
  filters: () => 'own-campers/filters',
};

/**
 * A camper with the fields visible to its owner only; another user's without them.
 * @throws ApiError 404 `camper_not_found`, 410 `camper_deleted`
 */
export function getOwnCamper(
  id: number | string,
  options: EndpointOptions = {},
): Promise<OwnCamper | Listing> {
  const client = options.http ?? http();
  const params = new URLSearchParams({ currency: client.site.currency });
  return client.get<OwnCamper | Listing>(`/3/products/${encodeURIComponent(id)}/?${params}`, options);
}

/** Whether the answer has the fields visible to the owner only. */
export function isOwnCamper(camper: OwnCamper | Listing): camper is OwnCamper {
  return camper.permissions !== undefined;
}

/** The completed steps of an own listing. @throws ApiError 404 `camper_not_found`, 410 `camper_deleted` */
export function getListingProgress(
  id: number | string,
  options: EndpointOptions = {},
): Promise<OwnListingProgress> {
  const path = `/v4/products/${encodeURIComponent(id)}/progress/`;
  return (options.http ?? http()).get<OwnListingProgress>(path, options);
}

/** One page of own campers. */
export function getOwnCampers(query: OwnCampersQuery, options: EndpointOptions = {}): Promise<OwnCamperList> {
  const path = `/3/products/me/paginated/?${ownCampersParams(query)}`;
  return (options.http ?? http()).get<OwnCamperList>(path, options);
}

/** The cities of own campers. */
export function getOwnCampersFilters(options: EndpointOptions = {}): Promise<OwnCampersFilters> {
  return (options.http ?? http()).get<OwnCampersFilters>('/3/products/me/filters/', options);
}

/** Reactivates a suspended camper. @throws ApiError 404; 405 `camper_in_wrong_state`; 409 `camper_document_expired` */
export function reactivateCamper(id: number, options: EndpointOptions = {}): Promise<CamperState> {
  return (options.http ?? http()).post<CamperState>(`/3/products/${id}/update/`, undefined, options);
}

/** Suspends a camper. @throws ApiError 404; 405 `camper_in_wrong_state`, or `camper_has_trips` with `trips` */
export function suspendCamper(
  id: number,
  form: LeaveListing,
  options: EndpointOptions = {},
): Promise<CamperState> {
  return (options.http ?? http()).delete<CamperState>(`/3/products/${id}/update/?soft=true`, form, options);
}

/** Deletes a camper for good. @throws ApiError 404; 405 `camper_has_trips` with `trips` */
export function deleteCamper(
  id: number,
  form: LeaveListing,
  options: EndpointOptions = {},
): Promise<CamperState> {
  return (options.http ?? http()).delete<CamperState>(`/3/products/${id}/update/`, form, options);
}

/**
 * The page of a camper on the sister platform.
 * @throws ApiError 404 `camper_not_found`, `sister_platform_missing`; 405 `camper_not_eligible`; 503
 * `sister_platform_away`
 */
export function getSisterRedirect(id: number, options: EndpointOptions = {}): Promise<SisterRedirect> {
  return (options.http ?? http()).get<SisterRedirect>(`/v4/goboony/listing/${id}/redirect-url/`, options);
}
