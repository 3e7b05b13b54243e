import { http } from '@campavia/api-client/core';
import type {
  ConditionReport,
  ConditionReports,
  CreateClaim,
  UpdateConditionReport,
} from '@campavia/contracts';

import type { EndpointOptions } from './endpoint-options';

type Moment = ConditionReport['moment'];

/** Time for ten megabytes at 0.8 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 120_000;

function ownerPath(id: number, rest: string): string {
  return `/v4/bookings-owner/${id}/${rest}`;
}

/**
 * The condition reports of a rented camper at pick-up and return, and their consequences for the deposit, for its
 * owner.
 * @throws ApiError 404 `booking_not_found`
 */
export function getOwnerConditionReports(
  id: number | string,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = `/v4/bookings-owner/${encodeURIComponent(id)}/condition-reports/`;
  return (options.http ?? http()).get<ConditionReports>(path, options);
}

/**
 * Saves kilometres, fuel, remarks and checks as the owner; both sides have to confirm again.
 * @throws ApiError 400 by field; 405 if it cannot be edited now; 412 if the guest has changed it meanwhile
 */
export function updateOwnerConditionReport(
  id: number,
  moment: Moment,
  body: UpdateConditionReport,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = ownerPath(id, `condition-reports/${moment}/`);
  return (options.http ?? http()).patch<ConditionReports>(path, body, options);
}

/** Adds a photo: JPEG, PNG or WebP, 10 MB at most. @throws ApiError 400 with a sentence under `photo`; 405; 429 */
export function addOwnerConditionPhoto(
  id: number,
  moment: Moment,
  photo: File,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  return sendPhoto(ownerPath(id, `condition-reports/${moment}/photos/`), photo, options);
}

/** Removes a photo. @throws ApiError 404; 405 */
export function removeOwnerConditionPhoto(
  id: number,
  moment: Moment,
  photoId: number,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = ownerPath(id, `condition-reports/${moment}/photos/${photoId}/`);
  return (options.http ?? http()).delete<ConditionReports>(path, undefined, options);
}

/** The file of a photo of a report or claim. @throws ApiError 404 */
export function getOwnerConditionPhoto(
  id: number,
  photoId: number,
  options: EndpointOptions = {},
): Promise<Blob> {
  const path = ownerPath(id, `condition-photos/${photoId}/`);
  return (options.http ?? http()).get<Blob>(path, { ...options, isFile: true });
}

/** Confirms a report as the owner. @throws ApiError 400 on what is missing; 405; 412 */
export function confirmOwnerConditionReport(
  id: number,
  moment: Moment,
  version: number,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = ownerPath(id, `condition-reports/${moment}/confirm/`);
  return (options.http ?? http()).post<ConditionReports>(path, { version }, options);
}

/**
 * Claims from the deposit.
 * @throws ApiError 400 on `kind`, `amount` or `description`; 405 `claim_too_early`, `claim_too_late`, `claims_too_many`
 */
export function createClaim(
  id: number,
  body: CreateClaim,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  return (options.http ?? http()).post<ConditionReports>(ownerPath(id, 'claims/'), body, options);
}

/** Adds a photo to an open claim. @throws ApiError 400 with a sentence under `photo`; 405 `claim_closed`; 429 */
export function addClaimPhoto(
  id: number,
  claimId: number,
  photo: File,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  return sendPhoto(ownerPath(id, `claims/${claimId}/photos/`), photo, options);
}

/** Withdraws an open claim. @throws ApiError 404; 405 `claim_closed` */
export function withdrawClaim(
  id: number,
  claimId: number,
  options: EndpointOptions = {},
): Promise<ConditionReports> {
  const path = ownerPath(id, `claims/${claimId}/withdraw/`);
  return (options.http ?? http()).patch<ConditionReports>(path, undefined, options);
}

function sendPhoto(path: string, photo: File, options: EndpointOptions): Promise<ConditionReports> {
  const form = new FormData();
  form.set('photo', photo, photo.name);
  return (options.http ?? http()).post<ConditionReports>(path, form, {
    timeoutMs: UPLOAD_TIMEOUT_MS,
    ...options,
  });
}
