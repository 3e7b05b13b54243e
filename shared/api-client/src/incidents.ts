import { http } from '@campavia/api-client/core';
import type { DecideClaim, Incident, IncidentQueue } from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** The bookings with claims for staff to decide. @throws ApiError 404 unless the user is staff, like every call here */
export function getIncidentQueue(page = 1, options: EndpointOptions = {}): Promise<IncidentQueue> {
  return (options.http ?? http()).get<IncidentQueue>(`/v4/back-office/incidents/?page=${page}`, options);
}

/** A booking with claims, for staff. @throws ApiError 404 `booking_not_found` */
export function getIncident(id: number | string, options: EndpointOptions = {}): Promise<Incident> {
  const path = `/v4/back-office/incidents/${encodeURIComponent(id)}/`;
  return (options.http ?? http()).get<Incident>(path, options);
}

/** The file of a photo of a report or claim, for staff. @throws ApiError 404 */
export function getIncidentPhoto(id: number, photoId: number, options: EndpointOptions = {}): Promise<Blob> {
  const path = `/v4/back-office/incidents/${id}/photos/${photoId}/`;
  return (options.http ?? http()).get<Blob>(path, { ...options, isFile: true });
}

/**
 * Decides on a claim.
 * @throws ApiError 400 under `amount` or `reason`; 404; 405 `claim_waits_for_guest`, `second_person_needed`; 409
 * `claim_decided`
 */
export function decideClaim(
  id: number,
  claimId: number,
  form: DecideClaim,
  options: EndpointOptions = {},
): Promise<Incident> {
  const path = `/v4/back-office/incidents/${id}/claims/${claimId}/decide/`;
  return (options.http ?? http()).post<Incident>(path, form, options);
}
