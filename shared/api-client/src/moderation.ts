import { http } from '@campavia/api-client/core';
import type {
  ApproveListing,
  CamperState,
  ModerationListing,
  ModerationQueue,
  ModerationQueueQuery,
  RequestChanges,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

/** Cache keys of the moderation pages. */
export const moderationKeys = {
  queue: (page: number) => `moderation/listings?page=${page}`,
  one: (id: number | string) => `moderation/listing/${id}`,
};

/**
 * Submits an own listing for review.
 * @throws ApiError 404; 405 `camper_in_wrong_state`, `email_not_confirmed`; 409 `listing_incomplete` with `missing`
 */
export function submitListing(id: number, options: EndpointOptions = {}): Promise<CamperState> {
  return (options.http ?? http()).post<CamperState>(`/v4/products/${id}/submit/`, undefined, options);
}

/** The listings to be reviewed, the oldest first. @throws ApiError 404 unless the user is staff */
export function getModerationQueue(
  { page = 1 }: ModerationQueueQuery,
  options: EndpointOptions = {},
): Promise<ModerationQueue> {
  return (options.http ?? http()).get<ModerationQueue>(`/v4/moderation/listings/?page=${page}`, options);
}

/** A listing with the data for its review. @throws ApiError 404 `camper_not_found` */
export function getModerationListing(
  id: number | string,
  options: EndpointOptions = {},
): Promise<ModerationListing> {
  const path = `/v4/moderation/listings/${encodeURIComponent(id)}/`;
  return (options.http ?? http()).get<ModerationListing>(path, options);
}

/** Publishes a listing. @throws ApiError 404; 409 `submission_decided` */
export function approveListing(
  id: number,
  form: ApproveListing,
  options: EndpointOptions = {},
): Promise<CamperState> {
  return (options.http ?? http()).post<CamperState>(`/v4/moderation/listings/${id}/approve/`, form, options);
}

/** Returns a listing to its owner for changes. @throws ApiError 400 `note`; 404; 409 `submission_decided` */
export function requestListingChanges(
  id: number,
  form: RequestChanges,
  options: EndpointOptions = {},
): Promise<CamperState> {
  const path = `/v4/moderation/listings/${id}/request-changes/`;
  return (options.http ?? http()).post<CamperState>(path, form, options);
}
